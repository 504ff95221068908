import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import TenantClient
@testable import TenantScreens
@testable import TenantStorage

@MainActor
@Suite("The booking screen and its tenant picker")
struct TenantPickerViewTests {
    let stage = Stage()
    private let three = ["Alpha", "Beta", "Gamma"].map { Tenant(code: $0.lowercased(), name: $0) }

    private func open() -> TestHost<BookingView> {
        stage.signIn()
        let model = BookingView.ViewModel(
            api: stage.api, store: stage.store, user: "anna", fixedTime: Date(timeIntervalSince1970: 1_780_000_000))
        return TestHost(BookingView(viewModel: model), size: CGSize(width: 480, height: 720))
    }

    private func openPicker(_ host: TestHost<BookingView>) async throws {
        try host.tap("Tenant", as: .button)
        #expect(host.windowTitles.count == 2)
        await eventually("rows") {
            host.settle()
            return host.find("Alpha", as: .button) != nil
        }
    }

    // Rows 114, 117.
    @Test("the sheet opens at once and starts the request; rows appear when the data arrives")
    func opening() async throws {
        stage.list.value = .tenants(three)
        let host = open()
        #expect(host.shownTexts.contains("Select tenant"))
        stage.transport.hold()
        try host.tap("Tenant", as: .button)
        #expect(host.windowTitles.count == 2)
        #expect(stage.transport.requests.count == 1)
        #expect(host.shownTexts.contains("Loading tenants…"))
        #expect(host.find("Alpha") == nil)
        stage.transport.release()
        await eventually("rows") {
            host.settle()
            return host.find("Alpha", as: .button) != nil
        }
        #expect(!host.shownTexts.contains("Loading tenants…"))
        #expect(three.allSatisfy { host.find($0.name!, as: .button) != nil })
    }

    // Row 115.
    @Test("a divider stands between two rows, not below the last", arguments: [1, 2, 3])
    func dividers(count: Int) async throws {
        stage.list.value = .tenants(Array(three.prefix(count)))
        let host = open()
        let before = host.dividerCount
        try await openPicker(host)
        #expect(host.dividerCount - before == count - 1)
    }

    // Row 116.
    @Test("choosing sets the selection, stores it and closes the sheet; the label shows the name")
    func choosing() async throws {
        stage.list.value = .tenants(three)
        let host = open()
        try await openPicker(host)
        try host.tap("Beta", as: .button)
        #expect(host.windowTitles.count == 1)
        #expect(host.shownTexts.contains("Beta"))
        #expect(!host.shownTexts.contains("Select tenant"))
        #expect(stage.store.choice(of: "anna")?.code == "beta")
        let again = open()
        #expect(again.shownTexts.contains("Beta"))
    }

    // Row 118.
    @Test("Back closes the sheet without a choice, and cancels the request")
    func back() async throws {
        let host = open()
        stage.transport.hold()
        try host.tap("Tenant", as: .button)
        try host.tap("Back")
        #expect(host.windowTitles.count == 1)
        #expect(host.shownTexts.contains("Select tenant"))
        #expect(stage.store.choice(of: "anna") == nil)
        #expect(stage.transport.cancellations == 1)
        stage.transport.release()
    }

    @Test("what was fetched earlier is shown at once, then what is new")
    func cache() async throws {
        stage.store.save(TenantList(tenants: three, fetched: Date(timeIntervalSince1970: 0)), of: "anna")
        stage.list.value = .tenants([Tenant(code: "delta", name: "Delta")])
        let host = open()
        stage.transport.hold()
        try await openPicker(host)
        #expect(stage.transport.requests.count == 1)
        stage.transport.release()
        await eventually("fresh rows") {
            host.settle()
            return host.find("Delta", as: .button) != nil && host.find("Alpha", as: .button) == nil
        }
        #expect(await stage.store.list(of: "anna").outcome().get()?.tenants.map(\.code) == ["delta"])
    }

    @Test("offline the picker says so, shows what there was, and a choice works; Try Again fetches")
    func offline() async throws {
        stage.store.save(TenantList(tenants: three, fetched: Date(timeIntervalSince1970: 0)), of: "anna")
        stage.list.value = .failure(.cannotConnectToHost)
        let host = open()
        try await openPicker(host)
        await eventually("a notice") {
            host.settle()
            return host.shownTexts.contains {
                $0.hasPrefix("The server cannot be reached. These are the tenants of ")
            }
        }
        stage.list.value = .tenants(three + [Tenant(code: "delta", name: "Delta")])
        try host.tap("Try Again")
        await eventually("fresh rows") {
            host.settle()
            return host.find("Delta", as: .button) != nil
        }
        #expect(!host.shownTexts.contains { $0.hasPrefix("The server cannot be reached.") })
        stage.list.value = .failure(.cannotConnectToHost)
        try host.tap("Gamma", as: .button)
        #expect(host.shownTexts.contains("Gamma"))
    }

    @Test("no tenants is said, and so is an answer that makes no sense")
    func nothing() async throws {
        stage.list.value = .tenants([])
        let host = open()
        try host.tap("Tenant", as: .button)
        await eventually("a word") {
            host.settle()
            return host.shownTexts.contains("There are no tenants for you.")
        }
        try host.tap("Back")
        stage.list.value = .answer(200, "<html>")
        try host.tap("Tenant", as: .button)
        await eventually("a notice") {
            host.settle()
            return host.shownTexts.contains { $0.hasPrefix("The server’s answer was not understood.") }
        }
    }

    @Test("the details of the chosen tenant are in its own time zone, language and formats")
    func details() throws {
        var kyoto = Tenant(code: "kyoto", name: "Kyoto")
        kyoto.timezone = "Asia/Tokyo"
        kyoto.country = "JP"
        kyoto.dateFormat = "yyyy年M月d日 EEEE"
        kyoto.timeFormat = "HH時mm分"
        kyoto.advanceDaysCount = 14
        kyoto.features = ["Tea room"]
        kyoto.timeSlots = [TimeSlot(id: 1, startTime: "09:00:00", endTime: "10:30")]
        kyoto.accessRestrictionStart = "07:00:00"
        kyoto.bookingRestrictionEnd = "2026-12-18T17:00:00Z"
        kyoto.provideNoteFieldInBookings = true
        kyoto.noteFieldInBookingsIsRequired = true
        kyoto.noteFieldInBookingsHelpText = "Shoes?"
        stage.store.choose(kyoto, for: "anna")
        let host = open()
        // 1 780 000 000 is 20:26:40 in London's winter, on the 28th of May.
        for text in [
            "2026年5月29日 金曜日, 05時26分", "2026年6月12日 金曜日", "09時00分 – 10時30分", "Tea room", "from 07時00分",
            "until 2026年12月19日 土曜日, 02時00分", "Required", "Shoes?", "Asia/Tokyo",
        ] {
            #expect(host.shownTexts.contains(text), "\(text) in \(host.shownTexts)")
        }
    }

    @Test("what the server says of the chosen tenant anew is shown and remembered")
    func news() async throws {
        stage.store.choose(three[1], for: "anna")
        var renamed = three
        renamed[1].name = "Beta House"
        stage.list.value = .tenants(renamed)
        let host = open()
        try await openPicker(host)
        try host.tap("Back")
        await eventually("the new name") {
            host.settle()
            return host.shownTexts.contains("Beta House")
        }
        #expect(stage.store.choice(of: "anna")?.name == "Beta House")
    }

    @Test("signing out forgets the person")
    func signOut() throws {
        stage.store.choose(three[0], for: "anna")
        let host = open()
        try host.tap("Sign Out")
        #expect(stage.session.state == .signedOut(reason: nil))
        #expect(stage.store.choice(of: "anna") == nil)
    }

    @Test("of ten thousand tenants only those near the visible part are made")
    func many() async throws {
        let all = (0..<10_000).map { Tenant(code: "\($0)", name: $0 == 0 ? "Alpha" : "Tenant \($0)") }
        stage.list.value = .tenants(all)
        let host = open()
        try await openPicker(host)
        #expect(host.shownViews.filter { $0.role == .button }.count < 200)
    }
}
