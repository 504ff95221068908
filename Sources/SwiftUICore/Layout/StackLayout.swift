import Foundation

/// How `HStack` and `VStack` share what they are offered.
///
/// Children of the highest priority are served first, and of those the least flexible; each is offered
/// an equal share of what is left, and what it does not take goes to those after it. The least lengths
/// of lower priorities are set aside beforehand. A spacer has a share beside views that stretch without end; what
/// ends somewhere, as a text does, may take all but its least length.
struct StackLayout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Cache {
        fileprivate var gaps: [CGFloat]
        fileprivate var totalGap: CGFloat
        /// What the sizes are for; nil before the first measuring.
        fileprivate var proposal: ProposedViewSize?
        fileprivate var sizes: [CGSize]
        fileprivate var proposals: [ProposedViewSize]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let nodes = subviews.nodes
        let count = nodes.count
        var gaps = [CGFloat](repeating: spacing ?? 0, count: max(count - 1, 0))
        var total = (spacing ?? 0) * CGFloat(gaps.count)
        if spacing == nil, count > 1 {
            var previous = nodes[0].spacing
            for index in 1..<count {
                let preferred = nodes[index].spacing
                gaps[index - 1] = previous.distance(to: preferred, along: axis)
                total += gaps[index - 1]
                previous = preferred
            }
        }
        return Cache(
            gaps: gaps, totalGap: total, proposal: nil, sizes: [CGSize](repeating: .zero, count: count),
            proposals: [ProposedViewSize](repeating: .unspecified, count: count))
    }

    /// What the stack prefers to its neighbours: along the axis what the outermost views do.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let last = subviews.nodes.indices.last else { return .zero }
        var result = ViewSpacing.zero
        let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        for (index, node) in subviews.nodes.enumerated() {
            let spacing = node.spacing
            if index == 0 { result[start] = spacing[start] }
            if index == last { result[end] = spacing[end] }
            result.formUnion(spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        let nodes = subviews.nodes
        if nodes.isEmpty { return .zero }
        measure(proposal, nodes, &cache)
        var major = cache.totalGap
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        for index in nodes.indices {
            let size = cache.sizes[index]
            major += size[axis]
            let guide = nodes[index].position(of: alignment, size: size, proposal: cache.proposals[index])
            // An endless view has no guide that lengths could be counted from.
            if size[axis.crossing].isInfinite { return CGSize(axis, major: length(cache), minor: .infinity) }
            before = max(before, guide)
            after = max(after, size[axis.crossing] - guide)
        }
        return CGSize(axis, major: major, minor: before + after)
    }

    private func length(_ cache: Cache) -> CGFloat {
        cache.sizes.reduce(cache.totalGap) { $0 + $1[axis] }
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        let nodes = subviews.nodes
        if nodes.isEmpty { return }
        // Where nothing is proposed across, flexible children fill what the widest has made of the stack.
        var proposal = proposal
        if proposal[axis.crossing] == nil { proposal[axis.crossing] = bounds.size[axis.crossing] }
        measure(proposal, nodes, &cache)
        withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: nodes.count) { guides in
            var before: CGFloat = -.infinity
            for index in nodes.indices {
                let guide = nodes[index].position(
                    of: alignment, size: cache.sizes[index], proposal: cache.proposals[index])
                guides.initializeElement(at: index, to: guide)
                before = max(before, guide)
            }
            var position = bounds.origin[axis]
            for (index, node) in nodes.enumerated() {
                let size = cache.sizes[index]
                var origin = bounds.origin
                origin[axis] = position
                origin[axis.crossing] += before - guides[index]
                subviews.container.place(node, CGRect(origin: origin, size: size), proposal: cache.proposals[index])
                position += size[axis]
                if index < cache.gaps.count { position += cache.gaps[index] }
            }
        }
    }

    private func measure(_ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout Cache) {
        if let known = cache.proposal, known == proposal { return }
        cache.proposal = proposal
        let minor = proposal[axis.crossing]
        let count = nodes.count
        func offer(_ length: CGFloat?, to index: Int, _ cache: inout Cache) -> CGFloat {
            let offered = ProposedViewSize(axis, major: length, minor: minor)
            let size = nodes[index].sizeThatFits(offered)
            cache.proposals[index] = offered
            cache.sizes[index] = size
            return size[axis]
        }

        guard let major = proposal[axis] else {
            for index in 0..<count { _ = offer(nil, to: index, &cache) }
            return
        }
        var available = max(major - cache.totalGap, 0)
        if count == 1 {
            _ = offer(available, to: 0, &cache)
            return
        }
        func length(_ index: Int, offered: CGFloat) -> CGFloat {
            nodes[index].sizeThatFits(ProposedViewSize(axis, major: offered, minor: minor))[axis]
        }
        func serve(_ members: some RandomAccessCollection<Int>) {
            var remaining = members.count
            // How many spacers there are, and the least that they need.
            var spacers = 0
            var reserved: CGFloat = 0
            for index in members where nodes[index].isSpacer {
                spacers += 1
                reserved += length(index, offered: 0)
            }
            Self.byFlexibility(members, length) { index, isEndless in
                let giveWay = spacers > 0 && !isEndless && !nodes[index].isSpacer
                let (room, sharing) = giveWay ? (available - reserved, remaining - spacers) : (available, remaining)
                let taken = offer(max(room / CGFloat(sharing), 0), to: index, &cache)
                if taken.isFinite { available -= taken } else if !available.isInfinite { available = 0 }
                remaining -= 1
            }
        }
        let priority = nodes[0].layoutPriority
        if nodes.allSatisfy({ $0.layoutPriority == priority }) { return serve(nodes.indices) }
        var groups = priorityGroups(nodes)
        if groups.count > 1 {
            // What the lower priorities need at least is not for the higher ones to take.
            for index in groups.indices.dropFirst() {
                groups[index].minimum = groups[index].members.reduce(0) { $0 + length($1, offered: 0) }
                available -= groups[index].minimum
            }
        }
        for (position, group) in groups.enumerated() {
            if position > 0 { available += group.minimum }
            serve(group.members)
        }
    }

    private struct Group {
        var priority: Double
        var members: [Int]
        var minimum: CGFloat = 0
    }

    private func priorityGroups(_ nodes: [LayoutNode]) -> [Group] {
        var groups: [Group] = []
        for (index, node) in nodes.enumerated() {
            let priority = node.layoutPriority
            if let known = groups.firstIndex(where: { $0.priority == priority }) {
                groups[known].members.append(index)
            } else {
                groups.append(Group(priority: priority, members: [index]))
            }
        }
        groups.sort { $0.priority > $1.priority }
        return groups
    }

    private struct Flexibility {
        let index: Int
        let minimum: CGFloat
        let range: CGFloat

        /// The least flexible first. Of two that stretch without end, the one that needs more is served first, as in
        /// newer systems; where that is the same, the order of the views decides.
        func isServed(before other: Flexibility) -> Bool {
            if range != other.range { return range < other.range }
            if range == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    /// Calls `body` with each member, the least flexible first, and whether it stretches without end.
    private static func byFlexibility(
        _ members: some RandomAccessCollection<Int>, _ length: (Int, CGFloat) -> CGFloat, _ body: (Int, Bool) -> Void
    ) {
        if members.count < 2 { return members.forEach { body($0, true) } }
        withUnsafeTemporaryAllocation(of: Flexibility.self, capacity: members.count) { keyed in
            var count = 0
            for index in members {
                let minimum = length(index, 0)
                let range = length(index, .infinity) - minimum
                keyed.initializeElement(at: count, to: Flexibility(index: index, minimum: minimum, range: range))
                count += 1
            }
            var ordered = keyed
            ordered.sort { $0.isServed(before: $1) }
            for member in ordered { body(member.index, member.range == .infinity) }
        }
    }
}
