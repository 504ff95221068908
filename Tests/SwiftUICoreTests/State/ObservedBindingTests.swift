import Combine
import Foundation
import Observation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Bindings to objects")
struct ObservedBindingTests {
    final class Model: ObservableObject {
        @Published var name = "a"
    }

    struct Parent: View {
        @ObservedObject var model: Model
        var body: some View { Child(name: $model.name) }
    }

    struct Child: View {
        @Binding var name: String
        var body: some View { Text(verbatim: name) }
    }

    @Test("a child with a binding to an object's property follows the object")
    func following() {
        let model = Model()
        let host = TestHost(Parent(model: model))
        #expect(host.texts.map(\.string) == ["a"])
        model.name = "b"
        host.settle()
        #expect(host.texts.map(\.string) == ["b"])
    }
}
