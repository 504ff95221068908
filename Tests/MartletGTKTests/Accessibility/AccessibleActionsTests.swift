#if GTK
    import Testing

    @testable import MartletGTK

    @MainActor
    @Suite("Names of accessible actions")
    struct AccessibleActionsTests {
        @Test("titles in other scripts have names of their own, and none takes that of the default action")
        func names() {
            #expect(
                AccessibleActions.identifiers(of: ["activate", "Delete now", "Activate"]) == [
                    "activate", "delete-now", "activate-2",
                ])
            let names = AccessibleActions.identifiers(of: ["Удалить", "Открыть", "", "Action"])
            #expect(Set(names).count == 4, "\(names)")
        }
    }
#endif
