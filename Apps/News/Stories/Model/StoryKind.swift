import Foundation

/// The lists of stories that Hacker News keeps.
public enum StoryKind: String, CaseIterable, Identifiable, Sendable {
    case new, top, best, ask, show, job

    public var id: Self { self }

    public var localizedName: String {
        switch self {
        case .new: NSLocalizedString("New", comment: "A list of stories")
        case .top: NSLocalizedString("Top", comment: "A list of stories")
        case .best: NSLocalizedString("Best", comment: "A list of stories")
        case .ask: NSLocalizedString("Ask", comment: "A list of stories")
        case .show: NSLocalizedString("Show", comment: "A list of stories")
        case .job: NSLocalizedString("Jobs", comment: "A list of stories")
        }
    }
}
