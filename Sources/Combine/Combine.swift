// Apple code that imports Combine sees Foundation's networking too, as it does on Apple's systems.
@_exported import Foundation
@_exported import FoundationGaps
@_exported import FoundationNetworking
// As Apple's Foundation does: a file that imports only Foundation can say `@Observable`.
@_exported import Observation
