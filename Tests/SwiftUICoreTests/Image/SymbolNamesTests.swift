import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@Suite("Symbol names")
struct SymbolNamesTests {
    /// The names that apps use most, and variants that no icon set has a name for.
    private static let used = """
        plus xmark star trash gear heart checkmark.circle.fill magnifyingglass xmark.circle.fill checkmark chevron.right
        clock exclamationmark.triangle heart.fill star.fill checkmark.circle list.bullet square.and.arrow.up
        exclamationmark.triangle.fill xmark.circle plus.circle arrow.clockwise person.crop.circle gearshape
        chevron.forward pencil calendar arrow.down person.3 info.circle folder slider.horizontal.3 forward.fill globe
        paintpalette person chevron.backward play.fill sun.max arrow.up.arrow.down house chevron.down link arrow.up eye
        ellipsis square.and.pencil arrow.triangle.2.circlepath envelope pin sparkles doc.text plus.circle.fill
        checkmark.seal.fill arrow.2.squarepath play stop.fill arrow.down.circle line.3.horizontal.decrease.circle
        person.fill text.bubble bell ellipsis.circle minus.circle.fill shippingbox archivebox arrow.right paperplane
        pin.fill terminal arrow.left arrow.left.arrow.right circle doc.plaintext exclamationmark.magnifyingglass
        externaldrive eye.slash face.smiling film hourglass.bottomhalf.fill hourglass.tophalf.fill info.circle.fill moon
        star.circle sunrise sunset tag textformat timer wind minus safari arrow.counterclockwise doc.on.doc minus.circle
        nosign house.fill photo sidebar.trailing arrow.counterclockwise.circle backward.fill flag fork.knife lock
        pencil.line person.crop.circle.badge.xmark photo.on.rectangle.angled questionmark stop.circle building.2
        trash.fill pencil.circle.fill bell.badge bell.slash.fill cart.badge.plus heart.circle heart.slash
        person.badge.plus lock.circle.fill bookmark.fill bookmark.slash mic.fill cloud.fill chart.bar.fill bag.fill
        creditcard.fill play.circle.fill pause.circle.fill music.note film.fill person.crop.circle.fill
        magnifyingglass.circle.fill gearshape.fill star.circle.fill bolt.fill bolt.slash.fill folder.badge.plus
        calendar.badge.plus arrow.up.circle.fill rectangle.portrait.and.arrow.right
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let themeFolder = "/usr/share/icons/Adwaita"

    private static let hasFiles = FileManager.default.fileExists(atPath: SymbolIcon.fileFolder)

    private static let hasTheme = FileManager.default.fileExists(atPath: themeFolder)

    @Test("the names that apps use most have an icon in the theme or a file")
    func usedNames() {
        #expect(Self.used.count >= 120)
        for name in Self.used {
            let icon = SymbolNames.icon(for: name)
            #expect(icon?.fileName != nil, "\(name)")
        }
    }

    @Test("every file of the table is in the installed set", .enabled(if: hasFiles))
    func installedFiles() {
        for (name, entry) in SymbolTable.entries {
            guard let file = entry.file else { continue }
            #expect(FileManager.default.fileExists(atPath: "\(SymbolIcon.fileFolder)/\(file).svg"), "\(name)")
        }
        for name in BootstrapIconNames.all {
            #expect(FileManager.default.fileExists(atPath: "\(SymbolIcon.fileFolder)/\(name).svg"), "\(name)")
        }
    }

    @Test("every theme icon of the table is in the installed theme", .enabled(if: hasTheme))
    func installedTheme() {
        var installed: Set<String> = []
        let files = FileManager.default.enumerator(atPath: Self.themeFolder)
        while let path = files?.nextObject() as? String {
            installed.insert((path as NSString).lastPathComponent)
        }
        for (name, entry) in SymbolTable.entries {
            guard let theme = entry.theme else { continue }
            #expect(installed.contains("\(theme)-symbolic.svg"), "\(name)")
        }
    }

    @Test("usual actions come from the theme, with a file where there is no theme")
    func theme() {
        let trash = SymbolNames.icon(for: "trash")
        #expect(trash?.themeName == "user-trash-symbolic")
        #expect(trash?.filePath?.hasSuffix("/bootstrap-icons/svg/trash.svg") == true)
        #expect(SymbolNames.icon(for: "star.fill")?.themeName == "starred-symbolic")
        #expect(SymbolNames.icon(for: "heart")?.themeName == nil)
    }

    @Test("variants that the sets have are their files")
    func variants() {
        #expect(SymbolNames.icon(for: "heart.fill")?.fileName == "heart-fill")
        #expect(SymbolNames.icon(for: "plus.circle.fill")?.fileName == "plus-circle-fill")
        #expect(SymbolNames.icon(for: "bell.slash.fill")?.fileName == "bell-slash-fill")
        #expect(SymbolNames.icon(for: "checkmark.seal.fill")?.fileName == "patch-check-fill")
        #expect(SymbolNames.icon(for: "plus.circle.fill")?.themeName == nil)
    }

    @Test("variants that the sets do not have are composed, or left out for badges")
    func composedVariants() {
        let circle = SymbolNames.icon(for: "star.circle.fill")
        #expect(circle?.fileName == "star-fill" && circle?.enclosure == .circle && circle?.isFilled == true)
        let slash = SymbolNames.icon(for: "heart.fill.slash")
        #expect(slash?.fileName == "heart-fill" && slash?.isSlashed == true)
        #expect(SymbolNames.icon(for: "star.badge.plus") == SymbolNames.icon(for: "star"))
        #expect(SymbolNames.icon(for: "trash.square")?.enclosure == .square)
    }

    @Test("symbols named by reading direction turn round, media keys do not")
    func mirroring() {
        #expect(SymbolNames.icon(for: "chevron.forward")?.mirrorsInRightToLeft == true)
        #expect(SymbolNames.icon(for: "chevron.right")?.mirrorsInRightToLeft == false)
        #expect(SymbolNames.icon(for: "list.bullet")?.mirrorsInRightToLeft == true)
        #expect(SymbolNames.icon(for: "forward.fill")?.mirrorsInRightToLeft == false)
    }

    // Section 4, "Missing colour / image / symbol"
    @Test("a name that nothing is known of has no icon, and says so")
    func unknown() {
        #expect(SymbolNames.icon(for: "no.such.symbol") == nil)
        #expect(Diagnostics.hasSaid("No symbol named 'no.such.symbol' found in system symbol set"))
        #expect(SymbolNames.icon(for: "") == nil)
    }

    @Test("a number up to 50 or a letter with something round it is written")
    func characters() {
        let twelve = SymbolNames.icon(for: "12.circle")
        #expect(twelve?.characters == "12" && twelve?.enclosure == .circle && twelve?.isFilled == false)
        let letter = SymbolNames.icon(for: "q.square.fill")
        #expect(letter?.characters == "Q" && letter?.enclosure == .square && letter?.isFilled == true)
        #expect(SymbolNames.icon(for: "9.circle")?.fileName == "9-circle")
        for name in ["12", "51.circle", "012.circle", "ab.circle"] { #expect(SymbolNames.icon(for: name) == nil) }
    }

    @Test("the icons are found in the first folder for data that has them")
    func folders() throws {
        let home = try TemporaryFolder()
        try home.write(Data(), to: "two/bootstrap-icons/svg/trash.svg")
        let listed = "\(home.file("one").path):\(home.file("two").path)"
        #expect(
            SymbolIcon.fileFolder(in: ["XDG_DATA_DIRS": listed]) == home.file("two/bootstrap-icons/svg").path)
        #expect(SymbolIcon.fileFolder(in: ["XDG_DATA_DIRS": "/nonexistent"]) == "/usr/share/bootstrap-icons/svg")
    }
}
