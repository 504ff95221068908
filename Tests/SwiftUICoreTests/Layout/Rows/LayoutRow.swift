import Foundation
import SwiftUICore
import Testing

/// Checks a row of the behaviour sheet: the size of a view under a proposal, and then the frames of its leaves, as in
/// `150x100; 0,0 50x100; 50,0 100x100`. Where `expected` is a size alone, only that is compared.
@MainActor
func row<V: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ expected: String, rightToLeft: Bool = false,
    at location: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
) {
    let layout = LayoutProbe(view(), width: width, height: height, rightToLeft: rightToLeft)
    let found = expected.contains(";") ? layout.description : layout.sizeDescription
    #expect(found == expected, "\(id)", sourceLocation: location)
}

/// A view of a fixed size: `F(w,h)` of the behaviour sheet.
func fixed(_ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> some View {
    color.frame(width: width, height: height)
}

/// A view that takes what it is offered: `C` of the behaviour sheet.
let flexible = Color.blue
