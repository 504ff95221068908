/// Calls the closure. Swift on Linux releases every object at once and has no pools to drain, so code that bounds its
/// memory with this function on Apple's platforms needs nothing else here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
