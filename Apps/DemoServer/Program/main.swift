import DemoServer
import Foundation

// Starts the demo server, prints where it is met, and serves until it is ended.
//
// With a token, it is good for the tenants of the person "u1" from the beginning, as in
//
//     curl -H 'Authorization: Bearer TOKEN' 127.0.0.1:PORT/tenancy/users/u1/tenants
//
// usage: demo-server [PORT [TOKEN]]

setvbuf(stdout, nil, _IOLBF, 0)
guard let port = UInt16(CommandLine.arguments.dropFirst().first ?? "0") else {
    FileHandle.standardError.write(Data("usage: demo-server [PORT [TOKEN]]\n".utf8))
    exit(2)
}
do {
    let server = try DemoServer(port: port)
    server.mount(HackerNewsAPI(), at: "/v0")
    let tenancy = TenancyAPI()
    if let token = CommandLine.arguments.dropFirst(2).first { tenancy.tokens.admit(token, of: "u1") }
    server.mount(tenancy, at: "/tenancy")
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
