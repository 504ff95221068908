import Foundation

/// How `HStack` and `VStack` share what they are offered.
///
/// Children of the highest priority are served first, and of those the least flexible; each is offered
/// an equal share of what is left, and what it does not take goes to those after it. The least lengths
/// of lower priorities are set aside beforehand.
struct StackLayout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Cache {
        fileprivate var gaps: [CGFloat]
        fileprivate var totalGap: CGFloat
        fileprivate var last: (proposal: ProposedViewSize, sizes: [CGSize], proposals: [ProposedViewSize])?
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(subviews.count)
        var total: CGFloat = 0
        var previous: ViewSpacing?
        for subview in subviews {
            let preferred = spacing == nil ? subview.spacing : .zero
            if let previous {
                let gap = spacing ?? previous.distance(to: preferred, along: axis)
                gaps.append(gap)
                total += gap
            }
            previous = preferred
        }
        return Cache(gaps: gaps, totalGap: total, last: nil)
    }

    /// What the stack prefers to its neighbours: along the axis what the outermost views do.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing.zero
        let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        result[start] = first.spacing[start]
        result[end] = last.spacing[end]
        for subview in subviews {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        if subviews.isEmpty { return .zero }
        measure(proposal, subviews, &cache)
        guard let last = cache.last else { return .zero }
        var major = cache.totalGap
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        for (index, subview) in subviews.enumerated() {
            let size = last.sizes[index]
            major += size[axis]
            let guide = subview.node.position(of: alignment, size: size, proposal: last.proposals[index])
            before = max(before, guide)
            after = max(after, size[axis.crossing] - guide)
        }
        return CGSize(axis, major: major, minor: before + after)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        if subviews.isEmpty { return }
        // Where nothing is proposed across, flexible children fill what the widest has made of the stack.
        var proposal = proposal
        if proposal[axis.crossing] == nil { proposal[axis.crossing] = bounds.size[axis.crossing] }
        measure(proposal, subviews, &cache)
        guard let last = cache.last else { return }
        var before: CGFloat = -.infinity
        var guides: [CGFloat] = []
        guides.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() {
            let guide = subview.node.position(of: alignment, size: last.sizes[index], proposal: last.proposals[index])
            guides.append(guide)
            before = max(before, guide)
        }
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            var origin = bounds.origin
            origin[axis] = position
            origin[axis.crossing] += before - guides[index]
            let size = last.sizes[index]
            subview.container.place(subview.node, CGRect(origin: origin, size: size), proposal: last.proposals[index])
            position += size[axis]
            if index < cache.gaps.count { position += cache.gaps[index] }
        }
    }

    private func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        if let last = cache.last, last.proposal == proposal { return }
        let minor = proposal[axis.crossing]
        let count = subviews.count
        var sizes = [CGSize](repeating: .zero, count: count)
        var proposals = [ProposedViewSize](repeating: .unspecified, count: count)
        func offer(_ length: CGFloat?, to index: Int) -> CGFloat {
            let offered = ProposedViewSize(axis, major: length, minor: minor)
            proposals[index] = offered
            sizes[index] = subviews[index].node.sizeThatFits(offered)
            return sizes[index][axis]
        }
        defer { cache.last = (proposal, sizes, proposals) }

        guard let major = proposal[axis] else {
            for index in 0..<count { _ = offer(nil, to: index) }
            return
        }
        var available = max(major - cache.totalGap, 0)
        if count == 1 {
            _ = offer(available, to: 0)
            return
        }
        var groups = priorityGroups(subviews)
        func length(_ index: Int, offered: CGFloat) -> CGFloat {
            subviews[index].node.sizeThatFits(ProposedViewSize(axis, major: offered, minor: minor))[axis]
        }
        if groups.count > 1 {
            // What the lower priorities need at least is not for the higher ones to take.
            for index in groups.indices.dropFirst() {
                groups[index].minimum = groups[index].members.reduce(0) { $0 + length($1, offered: 0) }
                available -= groups[index].minimum
            }
        }
        for (position, group) in groups.enumerated() {
            if position > 0 { available += group.minimum }
            var remaining = group.members.count
            for index in byFlexibility(group.members, length) {
                let taken = offer(max(available / CGFloat(remaining), 0), to: index)
                if taken.isFinite { available -= taken } else if !available.isInfinite { available = 0 }
                remaining -= 1
            }
        }
    }

    private struct Group {
        var priority: Double
        var members: [Int]
        var minimum: CGFloat = 0
    }

    private func priorityGroups(_ subviews: LayoutSubviews) -> [Group] {
        var groups: [Group] = []
        for (index, subview) in subviews.enumerated() {
            let priority = subview.priority
            if let known = groups.firstIndex(where: { $0.priority == priority }) {
                groups[known].members.append(index)
            } else {
                groups.append(Group(priority: priority, members: [index]))
            }
        }
        if groups.count > 1 { groups.sort { $0.priority > $1.priority } }
        return groups
    }

    /// The least flexible first. Of two that stretch without end, the one that needs more is served
    /// first, as in newer systems; where that is the same, the order of the views decides.
    private func byFlexibility(_ members: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
        if members.count < 2 { return members }
        let keyed = members.map { index in
            let minimum = length(index, 0)
            return (index: index, minimum: minimum, flexibility: length(index, .infinity) - minimum)
        }
        return keyed.sorted { first, second in
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
            return first.index < second.index
        }.map(\.index)
    }
}
