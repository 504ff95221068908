import SwiftUI
import TenantClient

/// What is to know about a tenant, in sections of a form.
struct TenantDetailsView: View {
    let tenant: Tenant
    let now: Date

    var body: some View {
        let format = TenantFormat(tenant)
        Section("Place") {
            LabeledContent("Local time", value: format.dayAndTime(now))
            if let country = tenant.country {
                LabeledContent("Country", value: Locale.current.localizedString(forRegionCode: country) ?? country)
            }
            if let zone = tenant.timezone { LabeledContent("Time zone", value: zone) }
            if let days = tenant.advanceDaysCount {
                LabeledContent("Can be booked until", value: format.day(now, plus: days))
            }
            if let days = tenant.historyDaysCount {
                LabeledContent("Can be seen from", value: format.day(now, plus: -days))
            }
        }
        Section("Time Slots") {
            let slots = tenant.timeSlots ?? []
            if slots.isEmpty { Text("None").foregroundStyle(.secondary) }
            ForEach(Array(slots.enumerated()), id: \.offset) { index, slot in
                LabeledContent("Slot \(index + 1)", value: format.span(slot.startTime, slot.endTime) ?? "–")
            }
        }
        Section("Features") {
            let features = tenant.features ?? []
            if features.isEmpty { Text("None").foregroundStyle(.secondary) }
            ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
                Label(feature, systemImage: "checkmark.circle")
            }
        }
        Section {
            if let span = format.span(tenant.accessRestrictionStart, tenant.accessRestrictionEnd) {
                LabeledContent("Open", value: span)
            }
            if let span = format.span(tenant.bookingRestrictionStart, tenant.bookingRestrictionEnd) {
                LabeledContent("Bookings are taken", value: span)
            }
            permission("Several slots in one booking", tenant.allowMultiSlotBookings)
            permission("Several bookings a person", tenant.allowMultipleBookingsPerUser)
            permission("Names are shown", tenant.displayUserNamesInBooking)
            LabeledContent("Note", value: note)
        } header: {
            Text("Restrictions")
        } footer: {
            if let help = tenant.noteFieldInBookingsHelpText, tenant.provideNoteFieldInBookings == true { Text(help) }
        }
    }

    @ViewBuilder private func permission(_ title: LocalizedStringKey, _ isAllowed: Bool?) -> some View {
        if let isAllowed { LabeledContent(title, value: isAllowed ? "Yes" : "No") }
    }

    private var note: String {
        if tenant.provideNoteFieldInBookings != true { return "Not asked for" }
        return tenant.noteFieldInBookingsIsRequired == true ? "Required" : "Optional"
    }
}
