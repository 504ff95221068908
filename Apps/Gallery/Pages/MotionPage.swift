import SwiftUI

/// What moves: one thing that takes another's place, what comes and goes, springs, and phases.
struct MotionPage: View {
    @Namespace private var names
    @State private var isLarge = false
    @State private var isShown = true
    @State private var isRight = false

    var body: some View {
        VStack(spacing: 24) {
            ZStack(alignment: isLarge ? .center : .topLeading) {
                if isLarge {
                    RoundedRectangle(cornerRadius: 24).fill(.blue)
                        .matchedGeometryEffect(id: "card", in: names)
                        .frame(width: 260, height: 130)
                } else {
                    RoundedRectangle(cornerRadius: 8).fill(.blue)
                        .matchedGeometryEffect(id: "card", in: names)
                        .frame(width: 60, height: 40)
                }
            }
            .frame(width: 320, height: 150, alignment: isLarge ? .center : .topLeading)
            HStack {
                Circle().fill(.orange).frame(width: 40, height: 40)
            }
            .frame(width: 320, alignment: isRight ? .trailing : .leading)
            HStack {
                if isShown {
                    Text("Slides").padding(8).background(.green.opacity(0.3)).transition(.slide)
                }
            }
            .frame(width: 320, height: 40)
            PhaseAnimator([false, true]) { isFaint in
                Text("Phases").opacity(isFaint ? 0.3 : 1)
            }
            Button("Go") {
                withAnimation(.linear(duration: 2)) {
                    isLarge.toggle()
                    isShown.toggle()
                }
                withAnimation(.spring(duration: 2, bounce: 0.4)) { isRight.toggle() }
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
