import CMemorySearch
import Foundation
import SwiftUICore

/// Who refers to an object that should have gone, in words: found in the memory of the program, for reports only.
///
/// Addresses are kept with all bits turned over, so that what searches does not look like a holder.
struct Holders {
    private let root: UInt
    private var passed: Set<UInt> = []
    /// How often memory is still looked through; each time takes some milliseconds.
    private var budget = 40

    /// What an object's address is kept as.
    static func hidden(_ object: AnyObject) -> UInt { ~UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

    /// A line for each way on which an object is held, no more than three.
    static func lines(of object: UInt) -> [String] {
        // Under a sanitizer blocks are laid out in another way.
        guard AllocationCount.isAvailable else { return [] }
        var holders = Holders(root: object)
        let ways = holders.find(object).prefix(6).map { holders.way(of: $0, depth: 0) }
        // What ends nowhere, and what was found in a set, may have been left in memory by something else.
        let best = ways.map(\.certainty).max() ?? 0
        var lines: [String] = []
        for way in ways where way.certainty == best && !lines.contains(way.words) { lines.append(way.words) }
        return Array(lines.prefix(3))
    }

    private init(root: UInt) { self.root = root }

    /// How an object is held: by what, and by whom that is held, up to somebody who says enough.
    private struct Way {
        var words: String
        var isComplete = false
        var isDoubtful = false
        /// Whether it begins with the code of the closure that has captured what is held.
        var hasCode = false

        var certainty: Int { (isComplete ? 2 : 0) + (isDoubtful ? 0 : 1) }

        /// How much it says.
        var value: Int { (isComplete ? 2 : 0) + (hasCode ? 1 : 0) }

        func after(_ words: String?) -> Way {
            guard let words else { return self }
            var way = self
            way.words = "\(words), in \(self.words)"
            return way
        }
    }

    private mutating func find(_ object: UInt) -> [martlet_holder] {
        guard budget > 0 else { return [] }
        budget -= 1
        let found = [martlet_holder](unsafeUninitializedCapacity: 64) { buffer, count in
            count = Int(martlet_find_holders(object, buffer.baseAddress, 64))
        }
        return found.filter { ~UInt($0.start) == root || !passed.contains(~UInt($0.start)) }
            .map { (holder: $0, rank: Self.rank($0)) }.sorted { $0.rank < $1.rank }.map(\.holder)
    }

    /// The holders that say most come first.
    private static func rank(_ holder: martlet_holder) -> Int {
        switch holder.kind {
        case instance:
            let names = names(of: holder)
            return !libraries.contains(names.module) ? 0 : names.type.hasSuffix("Storage") ? 4 : 3
        case capture, task: return 1
        default: return 2
        }
    }

    private mutating func way(of holder: martlet_holder, depth: Int) -> Way {
        let hidden = ~UInt(holder.start)
        // In front of what a closure has captured stands its code, wherever that is kept.
        var code = CodeNames.nameOfClosure(UnsafeRawPointer(bitPattern: UInt(holder.before)))
        var way: Way
        switch holder.kind {
        case Self.global:
            let name = CodeNames.name(ofVariable: UnsafeRawPointer(bitPattern: UInt(holder.start)))
            way = Way(words: name, isComplete: name.contains(" "))
        case Self.task:
            way = Way(words: "a task that has not ended", isComplete: true)
        case Self.instance:
            let names = Self.names(of: holder)
            let field = Self.field(of: holder, names)
            let words = Self.words(for: names, field)
            // In front of a property that is no closure is another one.
            if let field, !Self.mayBeClosure(field) { code = nil }
            if hidden == root {
                way = Way(words: "itself: \(words)", isComplete: true)
            } else if !Self.libraries.contains(names.module) {
                way = Way(words: words, isComplete: true)
            } else {
                way = outerWay(of: hidden, words, depth)
                if names.type == "_SetStorage" || names.type == "_DictionaryStorage" { way.isDoubtful = true }
            }
        default:
            way = outerWay(of: hidden, nil, depth)
        }
        way = way.after(code)
        way.hasCode = code != nil
        return way
    }

    /// Goes on to who holds that. What a closure has captured is called by the closure's code.
    private mutating func outerWay(of hidden: UInt, _ words: String?, _ depth: Int) -> Way {
        passed.insert(hidden)
        var best: Way?
        for next in depth < 8 ? find(hidden).prefix(4) : [] {
            // What has been captured may be in several places, of which one has the closure's code in front of it.
            if let best, best.isComplete, words != nil || best.hasCode { break }
            let way = way(of: next, depth: depth + 1)
            if best.map({ $0.value < way.value }) ?? true { best = way }
        }
        guard let best else { return Way(words: words ?? "a captured variable") }
        return best.after(words ?? (best.hasCode ? nil : "a captured variable"))
    }

    // MARK: Types

    private static let instance = Int32(MARTLET_HOLDER_INSTANCE.rawValue)
    private static let capture = Int32(MARTLET_HOLDER_CAPTURE.rawValue)
    private static let task = Int32(MARTLET_HOLDER_TASK.rawValue)
    private static let global = Int32(MARTLET_HOLDER_GLOBAL.rawValue)

    /// Modules whose objects say nothing by themselves: who holds them is of interest.
    private static let libraries: Set<String> = [
        "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Combine",
        "SwiftUICore", "SwiftUI", "MartletGraph", "ViewTesting", "Testing", "XCTest", "Observation", "Synchronization",
        "",
    ]

    private static func names(of holder: martlet_holder) -> (type: String, module: String) {
        guard let type = holder.type else { return ("", "") }
        return (
            martlet_class_name(type).map { String(cString: $0) } ?? "",
            martlet_class_module(type).map { String(cString: $0) } ?? ""
        )
    }

    /// Modules of the toolchain, into whose objects nobody has to look.
    private static let toolchain: Set<String> = [
        "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Testing",
        "XCTest", "Observation", "Synchronization", "",
    ]

    /// The stored property that a reference is in.
    private static func field(of holder: martlet_holder, _ names: (type: String, module: String)) -> StoredFields.Field?
    {
        guard !toolchain.contains(names.module), let type = holder.type else { return nil }
        // That it is a class the search has made sure of.
        let fields = StoredFields.ofClass(unsafeBitCast(type, to: AnyClass.self))
        return fields.filter { $0.offset <= Int(holder.offset) }.max { $0.offset < $1.offset }
    }

    private static func mayBeClosure(_ field: StoredFields.Field) -> Bool {
        let words = "\(field.type)"
        return words.contains("->") || !(field.type is AnyClass || words.hasPrefix("Optional<"))
    }

    private static func words(for names: (type: String, module: String), _ field: StoredFields.Field?) -> String {
        switch names.type {
        case "_ContiguousArrayStorage": return "an array"
        case "_DictionaryStorage": return "a dictionary"
        case "_SetStorage": return "a set"
        case "": return "an object"
        default: break
        }
        guard let field else { return names.type }
        let property = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        return "\(names.type).\(property)"
    }
}
