#if GTK
    import Foundation
    import Testing

    @testable import MartletGTK

    @MainActor
    @Suite("Icon table")
    struct IconTableTests {
        // issue 2 §6: at least the 120 names most used.
        @Test("More than four hundred names have an entry")
        func size() {
            #expect(IconTable.names.count > 400)
        }

        @Test(
            "Every icon of the open set that the tables name exists",
            .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg")))
        func exist() {
            for name in IconTable.names {
                for case .set(let icon) in IconTable.candidates(for: name).prefix(2) {
                    let isThere = FileManager.default.fileExists(atPath: "\(IconTable.setFolder)/\(icon).svg")
                    let isMapped = IconTable.candidates(for: name).first != .set(icon)
                    #expect(isThere || isMapped, "\(name) → \(icon)")
                }
            }
        }

        @Test("The desktop's theme comes before the open set")
        func order() {
            #expect(IconTable.candidates(for: "trash").first == .theme("user-trash-symbolic"))
            #expect(IconTable.candidates(for: "heart.fill").first == .set("heart-fill"))
        }

        @Test("A decorated name falls back to simpler forms of itself")
        func simpler() {
            let candidates = IconTable.candidates(for: "heart.circle.fill")
            #expect(candidates.contains(.set("heart-fill")) || candidates.contains(.set("heart")))
            #expect(IconTable.candidates(for: "folder.badge.gearshape").contains(.set("folder")))
        }
    }
#endif
