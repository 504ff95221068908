import NewsStories
import SwiftUI

/// A story in the list: when and by whom, its title, its link, and the way to its comments.
struct StoryRow: View {
    @Environment(\.colorScheme) var colorScheme: ColorScheme
    let story: Story
    let currentDate: Date
    let api: API

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            TimeBadge(time: story.time)
            VStack(alignment: .leading, spacing: 4) {
                Text(story.title)
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 12) {
                    PostedBy(time: story.time, user: story.author, currentDate: currentDate)
                        .lineLimit(1)
                    Spacer(minLength: 0)
                    Text(story.points == 1 ? "1 point" : "\(story.points) points")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .fixedSize()
                }
                HStack(spacing: 12) {
                    Link(story.site, destination: story.link)
                        .buttonStyle(.borderless)
                        .foregroundColor(self.colorScheme == .light ? .blue : .orange)
                        .lineLimit(1)
                    Spacer(minLength: 0)
                    NavigationLink(destination: CommentsView(story: story, api: api)) {
                        Text(story.numberOfComments == 1 ? "1 comment" : "\(story.numberOfComments) comments")
                            .font(.subheadline)
                    }
                    .fixedSize()
                }
            }
        }
        .padding(.vertical, 4)
    }
}

/// The time of day at which a story came in.
struct TimeBadge: View {
    let time: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    var body: some View {
        Text(TimeBadge.formatter.string(from: time))
            .font(.headline)
            .fontWeight(.heavy)
            .monospacedDigit()
            .lineLimit(1)
            // All badges of a list are as wide as the widest time.
            .frame(minWidth: 68)
            .padding(10)
            .background(Color.orange)
            .foregroundColor(Color.white)
            .cornerRadius(10)
            .overlay(
                RoundedRectangle(cornerRadius: 10)
                    .stroke(Color.orange, lineWidth: 0)
            )
            .frame(idealWidth: 100)
            .padding(.bottom, 4)
    }
}

/// How long ago something was written, and by whom.
struct PostedBy: View {
    let time: Date
    let user: String
    let currentDate: Date

    private static let formatter = RelativeDateTimeFormatter()

    private var relativeTime: String {
        // A clock that runs a little behind the server's must not show the future.
        PostedBy.formatter.localizedString(fromTimeInterval: min(-1, time.timeIntervalSince(currentDate)))
    }

    var body: some View {
        Text("\(relativeTime) by \(user)")
            .font(.subheadline)
            .foregroundColor(Color.gray)
    }
}
