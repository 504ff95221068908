import Foundation

/// The items of a lazy container in their order, without being made: a few runs of sources.
package struct LazyContents {
    package enum Role { case row, header, footer }

    /// Items of one source, one after the other.
    package struct Run {
        package let source: any LazySource
        /// The number of its first item.
        package let start: Int
        package let count: Int
        package let role: Role
        package let section: Int
        /// The value of an `id(_:)` around it.
        package let explicitID: AnyHashable?

        package var items: Range<Int> { start..<(start + count) }
    }

    /// The items of a section by their numbers.
    package struct Section {
        package var header: Range<Int>
        package var rows: Range<Int>
        package var footer: Range<Int>
        /// The distance to what stands beside it, in points; nil where the container decides.
        package var spacing: CGFloat?
        /// Whether a `Section` says so; views beside sections make one of their own.
        package let isExplicit: Bool

        package var items: Range<Int> { header.lowerBound..<footer.upperBound }
    }

    package private(set) var runs: [Run] = []
    /// Where rows may come from, and none do now.
    package private(set) var emptySources: [any LazySource] = []
    package private(set) var sections: [Section] = []
    package private(set) var count = 0

    /// Whether each item has to be exactly one view, as a grid needs it.
    package let splitsElements: Bool

    private var role = Role.row
    private var isInSection = false
    private var hasLooseRows = false
    private var explicitID: AnyHashable?

    package init(splitsElements: Bool = false) { self.splitsElements = splitsElements }

    // MARK: Building

    /// Adds the items of a source.
    package mutating func append(_ source: any LazySource, count added: Int) {
        if !isInSection, !hasLooseRows {
            openSection(isExplicit: false)
            hasLooseRows = true
        }
        guard added > 0 else {
            if role == .row { emptySources.append(source) }
            return
        }
        let items = count..<(count + added)
        runs.append(
            Run(
                source: source, start: count, count: added, role: role, section: sections.count - 1,
                explicitID: explicitID))
        count += added
        let section = sections.count - 1
        switch role {
        case .header:
            sections[section].header = sections[section].header.lowerBound..<items.upperBound
            sections[section].rows = items.upperBound..<items.upperBound
            sections[section].footer = items.upperBound..<items.upperBound
        case .row:
            sections[section].rows = sections[section].rows.lowerBound..<items.upperBound
            sections[section].footer = items.upperBound..<items.upperBound
        case .footer:
            sections[section].footer = sections[section].footer.lowerBound..<items.upperBound
        }
    }

    /// Adds what belongs to one section.
    package mutating func addSection(spacing: CGFloat? = nil, _ body: (inout LazyContents) -> Void) {
        // A section inside of a section stands beside it; what follows it starts one of its own.
        openSection(isExplicit: true, spacing: spacing)
        let outer = isInSection
        isInSection = true
        body(&self)
        isInSection = outer
        hasLooseRows = false
        if outer { openSection(isExplicit: true) }
    }

    package mutating func adding(_ role: Role, _ body: (inout LazyContents) -> Void) {
        let outer = self.role
        self.role = role
        body(&self)
        self.role = outer
    }

    package mutating func addingID(_ id: AnyHashable?, _ body: (inout LazyContents) -> Void) {
        let outer = explicitID
        explicitID = id ?? outer
        body(&self)
        explicitID = outer
    }

    private mutating func openSection(isExplicit: Bool, spacing: CGFloat? = nil) {
        let empty = count..<count
        sections.append(
            Section(header: empty, rows: empty, footer: empty, spacing: spacing, isExplicit: isExplicit))
    }

    // MARK: Finding

    /// The run that an item is in.
    package func runIndex(of item: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].start <= item { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The id of the element that an item stands for.
    @MainActor
    package func id(of item: Int) -> AnyHashable? {
        guard item >= 0, item < count else { return nil }
        let run = runs[runIndex(of: item)]
        return run.source.elementID(at: item - run.start) ?? run.explicitID
    }

    /// The item with an id.
    @MainActor
    package func item(withID id: AnyHashable) -> Int? {
        for run in runs {
            if run.explicitID == id { return run.start }
            if let position = run.source.position(of: id), position < run.count { return run.start + position }
        }
        return nil
    }
}
