import Testing

@testable import MartletGraph
