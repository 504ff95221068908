/// A place whose time slots people book. Everything but the code may be missing.
public struct Tenant: Codable, Hashable, Identifiable, Sendable {
    public var code: String
    public var name: String?
    /// ISO 3166, "DE".
    public var country: String?
    /// A name of the time zone database, "Europe/Berlin".
    public var timezone: String?
    /// Unicode patterns, "dd.MM.yyyy" and "HH:mm".
    public var dateFormat: String?
    public var timeFormat: String?
    /// How many days ahead one can book, and how many days back one can look.
    public var advanceDaysCount: Int?
    public var historyDaysCount: Int?
    public var features: [String]?
    public var timeSlots: [TimeSlot]?
    public var displayUserNamesInBooking: Bool?
    public var allowMultiSlotBookings: Bool?
    public var allowMultipleBookingsPerUser: Bool?
    public var provideNoteFieldInBookings: Bool?
    public var noteFieldInBookingsIsRequired: Bool?
    public var noteFieldInBookingsHelpText: String?
    /// From when to when people may come, and from when to when bookings are taken: times of the day, days or moments.
    public var accessRestrictionStart: String?
    public var accessRestrictionEnd: String?
    public var bookingRestrictionStart: String?
    public var bookingRestrictionEnd: String?

    public var id: String { code }

    public init(code: String, name: String? = nil) {
        self.code = code
        self.name = name
    }
}

/// A part of the day that can be booked, "09:00:00" to "10:30:00" on the tenant's own clock.
public struct TimeSlot: Codable, Hashable, Sendable {
    public var id: Int?
    public var startTime: String?
    public var endTime: String?

    public init(id: Int?, startTime: String?, endTime: String?) {
        self.id = id
        self.startTime = startTime
        self.endTime = endTime
    }
}
