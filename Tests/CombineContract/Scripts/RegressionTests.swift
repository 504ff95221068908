import Testing

/// Scripts that failed once, as they were printed.
@Suite("Scripts that failed once")
struct RegressionTests {
    @Test(
        "the script does what the models say",
        arguments: [
            "collect(2): -7-8-0-6-1-↑3-|- answers 0 0 0 0 inside 2:✕",
            "tryContains(where:) → collect(byTimeOrCount): -9-|- answers 0 0 0 0",
            "merge → catch → tryDrop(while:): -7-#-↑3- answers 0 0 0 0",
            "tryFilter → prepend → zip: -↑∞-↑2- answers 0 0 0 0 inside 0:7",
            "prepend → switchToLatest: -↑∞- answers 0 0 0 0",
        ])
    func script(line: String) throws {
        let script = try #require(Script(line))
        #expect(script.problem() == nil)
    }
}
