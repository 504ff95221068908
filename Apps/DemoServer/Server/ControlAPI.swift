import Foundation

/// How a person changes a running server: by addresses under "/control", as in
///
///     curl '127.0.0.1:8080/control/fault?kind=latency:2&path=/v0/item&times=3&every=2'
///     curl '127.0.0.1:8080/control/offline?seconds=10'
///     curl '127.0.0.1:8080/control/reset'
struct ControlAPI: DemoAPI {
    let faults: FaultPlan
    let goOffline: @Sendable (TimeInterval) -> Void

    func response(to request: DemoRequest) -> DemoResponse? {
        switch request.path {
        case "/fault":
            guard let fault = Fault(request.query["kind"] ?? "") else {
                return .text(
                    "kind is one of latency:SECONDS, reset:BYTES, cut:BYTES, silence, slow:BYTES, status:CODE, "
                        + "wrong-json, garbage, empty, redirects:HOPS, large:MEGABYTES.", status: 400)
            }
            let path = request.query["path"] ?? "/"
            faults.add(
                fault, path: path, times: request.query["times"].flatMap(Int.init),
                every: request.query["every"].flatMap(Int.init) ?? 1)
            return .text("\(fault) for \(path)\n")
        case "/offline":
            let seconds = request.query["seconds"].flatMap(Double.init) ?? 10
            goOffline(min(max(0, seconds), 3600))
            return .text("No connection is taken for \(seconds) s.\n")
        case "/reset":
            faults.removeAll()
            return .text("Everything goes well.\n")
        default:
            return nil
        }
    }
}
