/// The floor: the least that a graph with push marking and pull evaluation can be. Slots in one array, edges by
/// number, a closure for each node; no types, no tracking of reads, no freeing, no safety.
@MainActor
final class FloorGraph {
    struct Slot {
        var value = 0
        var isDirty = false
        var firstInput: Int32 = -1
        var secondInput: Int32 = -1
        var firstOutput: Int32 = -1
        var compute: (() -> Int)?
    }

    struct Edge {
        var target: Int32
        var next: Int32
    }

    let slots: UnsafeMutablePointer<Slot>
    let edges: UnsafeMutablePointer<Edge>
    private let capacity: Int
    private var slotCount = 0
    private var edgeCount = 0
    private let stack: UnsafeMutablePointer<Int32>

    init(capacity: Int) {
        self.capacity = capacity
        slots = .allocate(capacity: capacity)
        edges = .allocate(capacity: capacity * 2)
        stack = .allocate(capacity: capacity)
    }

    isolated deinit {
        slots.deinitialize(count: slotCount)
        slots.deallocate()
        edges.deallocate()
        stack.deallocate()
    }

    func input(_ value: Int) -> Int32 {
        (slots + slotCount).initialize(to: Slot(value: value))
        slotCount += 1
        return Int32(slotCount - 1)
    }

    func rule(_ first: Int32, _ second: Int32 = -1, _ compute: @escaping () -> Int) -> Int32 {
        let number = Int32(slotCount)
        (slots + slotCount).initialize(
            to: Slot(value: .min, isDirty: true, firstInput: first, secondInput: second, compute: compute))
        slotCount += 1
        for source in [first, second] where source >= 0 {
            (edges + edgeCount).initialize(to: Edge(target: number, next: slots[Int(source)].firstOutput))
            slots[Int(source)].firstOutput = Int32(edgeCount)
            edgeCount += 1
        }
        return number
    }

    @inline(__always)
    func value(_ number: Int32) -> Int { slots[Int(number)].value }

    func set(_ number: Int32, _ value: Int) {
        slots[Int(number)].value = value
        var count = 0
        stack[0] = number
        count = 1
        while count > 0 {
            count -= 1
            var edge = slots[Int(stack[count])].firstOutput
            while edge >= 0 {
                let target = edges[Int(edge)].target
                if !slots[Int(target)].isDirty {
                    slots[Int(target)].isDirty = true
                    stack[count] = target
                    count += 1
                }
                edge = edges[Int(edge)].next
            }
        }
    }

    func pull(_ number: Int32) -> Int {
        guard slots[Int(number)].isDirty else { return slots[Int(number)].value }
        var count = 1
        stack[0] = number
        while count > 0 {
            let slot = slots + Int(stack[count - 1])
            if slot.pointee.firstInput >= 0, slots[Int(slot.pointee.firstInput)].isDirty {
                stack[count] = slot.pointee.firstInput
                count += 1
            } else if slot.pointee.secondInput >= 0, slots[Int(slot.pointee.secondInput)].isDirty {
                stack[count] = slot.pointee.secondInput
                count += 1
            } else {
                slot.pointee.value = slot.pointee.compute!()
                slot.pointee.isDirty = false
                count -= 1
            }
        }
        return slots[Int(number)].value
    }
}
