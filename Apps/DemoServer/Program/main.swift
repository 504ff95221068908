import DemoServer
import Foundation

// Starts the demo server, prints where it is met, and serves until it is ended.
//
// usage: demo-server [PORT]

setvbuf(stdout, nil, _IOLBF, 0)
guard let port = UInt16(CommandLine.arguments.dropFirst().first ?? "0") else {
    FileHandle.standardError.write(Data("usage: demo-server [PORT]\n".utf8))
    exit(2)
}
do {
    let server = try DemoServer(port: port)
    server.mount(HackerNewsAPI(), at: "/v0")
    server.mount(TenancyAPI(), at: "/tenancy")
    print(server.address.absoluteString)
    signal(SIGTERM, SIG_IGN)
    let end = DispatchSource.makeSignalSource(signal: SIGTERM)
    end.setEventHandler { exit(0) }
    end.resume()
    withExtendedLifetime(server) { dispatchMain() }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
