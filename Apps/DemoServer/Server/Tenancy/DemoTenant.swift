/// A place that can be booked, as the server describes it.
public struct DemoTenant: Codable, Equatable, Sendable {
    public struct Slot: Codable, Equatable, Sendable {
        public var id: Int
        public var startTime: String
        public var endTime: String
    }

    public var code: String
    public var name: String
    public var country: String
    public var timezone: String
    public var dateFormat: String
    public var timeFormat: String
    public var advanceDaysCount: Int
    public var historyDaysCount: Int
    public var features: [String]
    public var timeSlots: [Slot]
    public var displayUserNamesInBooking: Bool
    public var allowMultiSlotBookings: Bool
    public var allowMultipleBookingsPerUser: Bool
    public var provideNoteFieldInBookings: Bool
    public var noteFieldInBookingsIsRequired: Bool
    public var noteFieldInBookingsHelpText: String?
    public var accessRestrictionStart: String?
    public var accessRestrictionEnd: String?
    public var bookingRestrictionStart: String?
    public var bookingRestrictionEnd: String?
}

extension DemoTenant {
    /// Twelve places, written by hand.
    public static let written: [DemoTenant] = [
        DemoTenant("harbour-hamburg", "Harbour House Hamburg", "DE", "Europe/Berlin", "dd.MM.yyyy", "HH:mm"),
        DemoTenant("canal-amsterdam", "Canal Loft Amsterdam", "NL", "Europe/Amsterdam", "dd-MM-yyyy", "HH:mm"),
        DemoTenant("mill-leeds", "The Old Mill, Leeds", "GB", "Europe/London", "dd/MM/yyyy", "HH:mm"),
        DemoTenant("pier-boston", "Pier 9 Boston", "US", "America/New_York", "MM/dd/yyyy", "h:mm a"),
        DemoTenant("garden-kyoto", "Garden Studio Kyoto", "JP", "Asia/Tokyo", "yyyy/MM/dd", "HH:mm"),
        DemoTenant("terrace-lisbon", "Terraço Lisboa", "PT", "Europe/Lisbon", "dd/MM/yyyy", "HH:mm"),
        DemoTenant("atelier-lyon", "Atelier des Traboules, Lyon", "FR", "Europe/Paris", "EEEE d MMMM", "HH'h'mm"),
        DemoTenant("workshop-pune", "Workshop Pune", "IN", "Asia/Kolkata", "dd MMM yyyy", "h:mm a"),
        DemoTenant("lab-auckland", "Harbour Lab Auckland", "NZ", "Pacific/Auckland", "d/MM/yyyy", "h:mm a"),
        DemoTenant("loft-montreal", "Loft Montréal", "CA", "America/Montreal", "yyyy-MM-dd", "HH:mm"),
        DemoTenant("hall-helsinki", "Kallio Hall Helsinki", "FI", "Europe/Helsinki", "d.M.yyyy", "H.mm"),
        DemoTenant("court-cairo", "Courtyard Cairo", "EG", "Africa/Cairo", "dd/MM/yyyy", "h:mm a"),
    ]

    /// So many places, each a variation of one that was written.
    public static func made(_ count: Int) -> [DemoTenant] {
        (0..<count).map { number in
            var tenant = written[number % written.count]
            tenant.code = "place-\(number)"
            tenant.name = "\(tenant.name) \(number + 1)"
            return tenant
        }
    }

    private static let allFeatures = [
        "Desks by the window", "Meeting room", "Phone booths", "Bicycle store", "Kitchen", "Showers", "Quiet floor",
        "Workbench", "Projector", "Step-free access", "Parking", "Roof garden",
    ]

    /// What is not given follows from the code, so that it is the same in each run.
    private init(
        _ code: String, _ name: String, _ country: String, _ timezone: String, _ dateFormat: String,
        _ timeFormat: String
    ) {
        let variety = code.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 60 }
        self.code = code
        self.name = name
        self.country = country
        self.timezone = timezone
        self.dateFormat = dateFormat
        self.timeFormat = timeFormat
        advanceDaysCount = 7 + variety % 4 * 7
        historyDaysCount = 30
        features = (0..<2 + variety % 4).map { Self.allFeatures[(variety + 5 * $0) % Self.allFeatures.count] }
        timeSlots = (0..<2 + variety % 3).map { number in
            let (start, end) = (8 + 3 * number, 11 + 3 * number)
            return Slot(id: number + 1, startTime: Self.time(start, 0), endTime: Self.time(end, variety % 2 * 30))
        }
        displayUserNamesInBooking = variety % 2 == 0
        allowMultiSlotBookings = variety % 3 != 0
        allowMultipleBookingsPerUser = variety % 5 == 0
        provideNoteFieldInBookings = variety % 4 != 0
        noteFieldInBookingsIsRequired = variety % 4 == 1
        noteFieldInBookingsHelpText = variety % 4 == 0 ? nil : "Tell us what you will need."
        accessRestrictionStart = Self.time(7, 0)
        accessRestrictionEnd = Self.time(21, 30)
        if variety % 2 == 1 {
            bookingRestrictionStart = "2026-01-05"
            bookingRestrictionEnd = "2026-12-18T17:00:00Z"
        }
    }

    private static func time(_ hour: Int, _ minute: Int) -> String {
        (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute):00"
    }
}
