import Foundation

/// The rows of a list that are chosen, behind the binding that the app gave.
package struct ListSelection {
    package let allowsMultiple: Bool
    /// Whether a row with this tag can be chosen: the tag is of the selection's type.
    package let accepts: (AnyHashable) -> Bool
    package let contains: (AnyHashable) -> Bool
    /// The tags of all that are chosen, as the selection's own type.
    package let current: () -> Set<AnyHashable>
    /// Chooses these rows and no others.
    package let replace: ([AnyHashable]) -> Void
    /// Chooses a row in addition, or not any more.
    package let toggle: (AnyHashable) -> Void

    /// At most one row.
    package static func single<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
        ListSelection(
            allowsMultiple: false, accepts: { value(in: $0, as: Value.self) != nil },
            contains: { tag in value(in: tag, as: Value.self).map { $0 == binding.wrappedValue } ?? false },
            current: { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) },
            replace: { tags in binding.wrappedValue = tags.first.flatMap { value(in: $0, as: Value.self) } },
            toggle: { tag in
                guard let value = value(in: tag, as: Value.self) else { return }
                binding.wrappedValue = binding.wrappedValue == value ? nil : value
            })
    }

    /// Exactly one row.
    package static func required<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
        func choose(_ tag: AnyHashable?) {
            if let value = tag.flatMap({ value(in: $0, as: Value.self) }) { binding.wrappedValue = value }
        }
        return ListSelection(
            allowsMultiple: false, accepts: { value(in: $0, as: Value.self) != nil },
            contains: { tag in value(in: tag, as: Value.self).map { $0 == binding.wrappedValue } ?? false },
            current: { [AnyHashable(binding.wrappedValue)] }, replace: { choose($0.first) }, toggle: { choose($0) })
    }

    /// Any number of rows.
    package static func multiple<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
        ListSelection(
            allowsMultiple: true, accepts: { value(in: $0, as: Value.self) != nil },
            contains: { tag in value(in: tag, as: Value.self).map { binding.wrappedValue.contains($0) } ?? false },
            current: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
            replace: { tags in binding.wrappedValue = Set(tags.compactMap { value(in: $0, as: Value.self) }) },
            toggle: { tag in
                guard let value = value(in: tag, as: Value.self) else { return }
                var chosen = binding.wrappedValue
                if chosen.remove(value) == nil { chosen.insert(value) }
                binding.wrappedValue = chosen
            })
    }

    /// The tag as a value of the selection; a tag may be an optional of it.
    private static func value<Value>(in tag: AnyHashable, as type: Value.Type) -> Value? { tag.base as? Value }
}
