#if GTK
    import Testing

    @testable import MartletGTK

    @Suite("Bounded cache")
    struct BoundedCacheTests {
        @Test("The entry that was not used for longest goes first")
        func evicts() {
            var cache = BoundedCache<Int, String>(limit: 3)
            for number in 1...3 { cache.insert("\(number)", for: number) }
            #expect(cache.value(for: 1) == "1")
            cache.insert("4", for: 4)
            #expect(cache.value(for: 2) == nil)
            #expect(cache.value(for: 1) == "1")
            #expect(cache.value(for: 3) == "3")
            #expect(cache.count == 3)
        }

        @Test("Writing a key again replaces its value and keeps it young")
        func replaces() {
            var cache = BoundedCache<Int, String>(limit: 2)
            cache.insert("a", for: 1)
            cache.insert("b", for: 2)
            cache.insert("c", for: 1)
            cache.insert("d", for: 3)
            #expect(cache.value(for: 1) == "c")
            #expect(cache.value(for: 2) == nil)
        }

        @Test("Those that were not used for longest are let go until so many are left")
        func removesOldest() {
            var cache = BoundedCache<Int, Int>(limit: 10)
            for number in 1...6 { cache.insert(number, for: number) }
            #expect(cache.value(for: 2) == 2)
            cache.removeOldest(downTo: 3)
            #expect(cache.count == 3)
            #expect([1, 3, 4].allSatisfy { cache.value(for: $0) == nil })
            #expect([5, 6, 2].allSatisfy { cache.value(for: $0) == $0 })
            cache.removeOldest(downTo: 5)
            #expect(cache.count == 3)
            for number in 11...20 { cache.insert(number, for: number) }
            #expect(cache.count == 10)
        }

        @Test("A cache of one entry works")
        func one() {
            var cache = BoundedCache<Int, Int>(limit: 0)
            cache.insert(1, for: 1)
            cache.insert(2, for: 2)
            #expect(cache.value(for: 1) == nil)
            #expect(cache.value(for: 2) == 2)
        }

        @Test("It behaves as a list of the last used keys does")
        func model() {
            var cache = BoundedCache<Int, Int>(limit: 8)
            var recent: [Int] = []
            for step in 0..<5000 {
                let key = Int.random(in: 0..<16)
                if Bool.random() {
                    cache.insert(step, for: key)
                    recent.removeAll { $0 == key }
                    recent.append(key)
                    if recent.count > 8 { recent.removeFirst() }
                } else {
                    let isKnown = recent.contains(key)
                    #expect((cache.value(for: key) != nil) == isKnown)
                    if isKnown {
                        recent.removeAll { $0 == key }
                        recent.append(key)
                    }
                }
            }
        }
    }
#endif
