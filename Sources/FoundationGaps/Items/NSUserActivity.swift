import Foundation

/// Something that the user is doing, in a form that can be gone on with later.
open class NSUserActivity: NSObject {
    /// The kind of activity, in the form of a reversed host name.
    public let activityType: String
    /// The activity's name for people.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that going on needs.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which the activity can be found.
    open var keywords: Set<String> = []
    /// A page in the web that shows the same.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// The moment from which on the activity is of no use.
    open var expirationDate: Date?
    /// A name by which the activity can be deleted from an index.
    open var persistentIdentifier: String?
    /// The scene that is to show the activity.
    open var targetContentIdentifier: String?
    /// Whether `userInfo` is to be brought up to date before it is used.
    open var needsSave = false
    /// Whether other devices may go on with it. None can on Linux.
    open var isEligibleForHandoff = true
    /// Whether it may be found by searching.
    open var isEligibleForSearch = false
    /// Whether it may be found by everybody.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false
    /// The object that brings `userInfo` up to date.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Whether this is what the user is doing now.
    public private(set) var isCurrent = false

    /// Says that this is what the user is doing now.
    open func becomeCurrent() {
        isCurrent = true
    }

    /// Says that this is no longer what the user is doing.
    open func resignCurrent() {
        isCurrent = false
    }

    /// Says that the activity is over.
    open func invalidate() {
        isCurrent = false
    }
}

/// Brings an activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be used; `userInfo` is to be brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The kind of activity in which a page of the web is looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
