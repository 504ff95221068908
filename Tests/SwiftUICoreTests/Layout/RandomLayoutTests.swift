import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Random trees: what must hold for every view and every proposal.
@MainActor
@Suite("Random layouts")
struct RandomLayoutTests {
    /// Makes views until its budget of nodes is used up.
    @MainActor
    private struct Forest {
        var random: SeededGenerator
        var budget: Int

        mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
        mutating func length() -> CGFloat { CGFloat(number(0..<600)) / 7 }
        mutating func optional() -> CGFloat? { number(0..<3) == 0 ? nil : length() }

        mutating func alignment() -> Alignment {
            let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .top, .trailing]
            return all[number(0..<all.count)]
        }

        mutating func leaf() -> AnyView {
            switch number(0..<7) {
            case 0: AnyView(Text(verbatim: String(repeating: "word ", count: number(1..<6)) + "end"))
            case 1: AnyView(Spacer(minLength: optional()))
            case 2: AnyView(Divider())
            case 3: AnyView(Color.red.frame(width: length(), height: length()))
            case 4: AnyView(Circle())
            default: AnyView(Color.blue)
            }
        }

        mutating func children(_ depth: Int) -> [AnyView] { (0..<number(1..<6)).map { _ in tree(depth - 1) } }

        mutating func tree(_ depth: Int) -> AnyView {
            budget -= 1
            if depth == 0 || budget <= 0 { return leaf() }
            switch number(0..<15) {
            case 0, 1:
                let children = children(depth)
                let spacing: CGFloat? = [nil, 0, 4.5, -3][number(0..<4)]
                let stack = HStack(alignment: number(0..<2) == 0 ? .center : .firstTextBaseline, spacing: spacing) {
                    ForEach(children.indices, id: \.self) { children[$0] }
                }
                return AnyView(stack)
            case 2, 3:
                let children = children(depth)
                let spacing: CGFloat? = [nil, 0, 4.5, -3][number(0..<4)]
                return AnyView(
                    VStack(alignment: number(0..<2) == 0 ? .leading : .center, spacing: spacing) {
                        ForEach(children.indices, id: \.self) { children[$0] }
                    })
            case 4:
                let children = children(depth)
                return AnyView(
                    ZStack(alignment: alignment()) { ForEach(children.indices, id: \.self) { children[$0] } })
            case 5: return AnyView(tree(depth - 1).frame(width: optional(), height: optional(), alignment: alignment()))
            case 6:
                let (least, ideal, most) = (length(), length(), length())
                let sorted = [least, ideal, most].sorted()
                return AnyView(
                    tree(depth - 1).frame(
                        minWidth: number(0..<2) == 0 ? nil : sorted[0],
                        idealWidth: number(0..<2) == 0 ? nil : sorted[1],
                        maxWidth: number(0..<2) == 0 ? .infinity : sorted[2],
                        minHeight: number(0..<2) == 0 ? nil : sorted[0], maxHeight: sorted[2], alignment: alignment()))
            case 7: return AnyView(tree(depth - 1).padding(number(0..<5) == 0 ? -4 : length() / 8))
            case 8:
                return AnyView(
                    tree(depth - 1).aspectRatio(
                        number(0..<2) == 0 ? nil : length() / 20 + 0.1, contentMode: number(0..<2) == 0 ? .fit : .fill))
            case 9:
                let layer = tree(depth - 1)
                return AnyView(tree(depth - 1).overlay(alignment: alignment()) { layer })
            case 10:
                let layer = tree(depth - 1)
                return AnyView(tree(depth - 1).background(alignment: alignment()) { layer })
            case 11:
                return AnyView(tree(depth - 1).fixedSize(horizontal: number(0..<2) == 0, vertical: number(0..<2) == 0))
            case 12: return AnyView(tree(depth - 1).layoutPriority(Double(number(0..<3))))
            case 13:
                let cells = (0..<number(1..<4)).map { _ in children(depth) }
                return AnyView(
                    Grid(alignment: alignment(), horizontalSpacing: optional(), verticalSpacing: optional()) {
                        ForEach(cells.indices, id: \.self) { row in
                            GridRow { ForEach(cells[row].indices, id: \.self) { cells[row][$0] } }
                        }
                    })
            default:
                let alternative = leaf()
                return AnyView(
                    ViewThatFits {
                        tree(depth - 1); alternative
                    }.offset(x: length(), y: -length()))
            }
        }
    }

    private nonisolated static let lengths: [CGFloat?] = [nil, 0, .infinity, 37.3, 211]

    private static func descendants(of node: LayoutNode) -> [LayoutNode] {
        [node] + node.drawingOrder.flatMap { descendants(of: $0) }
    }

    private func check(seed: UInt64, budget: Int, lengths: [CGFloat?] = Self.lengths) {
        var forest = Forest(random: SeededGenerator(seed: seed), budget: budget)
        let host = TestHost(forest.tree(9), size: CGSize(width: 317, height: 241), checks: .layout) { _ in }
        guard let content = host.window.children.first else { return }
        var sizes: [CGSize] = []
        let proposals = lengths.flatMap { width in
            lengths.map { ProposedViewSize(width: width, height: $0) }
        }
        for proposal in proposals {
            let size = content.sizeThatFits(proposal)
            #expect(!size.width.isNaN && !size.height.isNaN, "seed \(seed), \(proposal)")
            #expect(size.width >= 0 && size.height >= 0, "seed \(seed), \(proposal): \(size)")
            if proposal.width != .infinity, proposal.height != .infinity {
                #expect(size.width.isFinite && size.height.isFinite, "seed \(seed), \(proposal): \(size)")
            }
            sizes.append(size)
        }
        // The other way round, with nothing remembered.
        host.window.forgetLayoutInside()
        for (proposal, size) in zip(proposals, sizes).reversed() {
            #expect(content.sizeThatFits(proposal) == size, "seed \(seed), \(proposal)")
        }
        host.window.invalidateLayout()
        host.settle()
        for node in Self.descendants(of: content) where !String(describing: type(of: node)).hasPrefix("GridRow") {
            let chosen = node.sizeThatFits(node.placedProposal)
            #expect(
                node.frame.size == chosen,
                "seed \(seed): \(type(of: node)) chose \(chosen) for \(node.placedProposal), not \(node.frame.size)")
        }
    }

    @Test("sizes are finite, the same when asked again, and those that views are placed with", arguments: 1...24)
    func smallTrees(seed: Int) { check(seed: UInt64(seed), budget: 60) }

    @Test("the same for trees of up to two thousand views and lengths that end", arguments: [101, 102, 103])
    func largeTrees(seed: Int) { check(seed: UInt64(seed), budget: 2000, lengths: [nil, 0, 37.3, 211]) }
}
