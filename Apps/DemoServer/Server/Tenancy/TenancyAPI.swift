import Foundation

/// An API of places and the people who book them: a token endpoint as OAuth has it, and each person's tenants.
///
///     curl -d 'grant_type=password&username=anna&password=open sesame' 127.0.0.1:8080/tenancy/oauth/token
///     curl -H 'Authorization: Bearer …' 127.0.0.1:8080/tenancy/users/u1/tenants
public final class TenancyAPI: DemoAPI {
    /// A person who can sign in.
    public struct Person: Sendable {
        public var id: String
        public var name: String
        public var password: String
        public var tenants: [DemoTenant]

        public init(id: String, name: String, password: String, tenants: [DemoTenant]) {
            self.id = id
            self.name = name
            self.password = password
            self.tenants = tenants
        }
    }

    /// The tokens that are good.
    public let tokens: TokenLedger
    private let people: [Person]

    /// Serves the people given, else those of the demonstration; access tokens are good for so many seconds.
    public init(people: [Person] = TenancyAPI.demonstration, lifetime: TimeInterval = 60) {
        self.people = people
        tokens = TokenLedger(lifetime: lifetime)
    }

    /// Three people with twelve tenants, one and none, and one with ten thousand. Their password is "open sesame".
    public static let demonstration: [Person] = [
        Person(id: "u1", name: "anna", password: "open sesame", tenants: DemoTenant.written),
        Person(id: "u2", name: "ben", password: "open sesame", tenants: Array(DemoTenant.written.prefix(1))),
        Person(id: "u3", name: "carla", password: "open sesame", tenants: []),
        Person(id: "u4", name: "dora", password: "open sesame", tenants: DemoTenant.made(10_000)),
    ]

    public func response(to request: DemoRequest) -> DemoResponse? {
        if request.path == "/oauth/token" {
            return request.method == "POST" ? token(request.form) : .text("POST is the way.", status: 405)
        }
        let parts = request.path.split(separator: "/")
        guard parts.count == 3, parts[0] == "users", parts[2] == "tenants" else { return nil }
        guard request.method == "GET" else { return .text("GET is the way.", status: 405) }
        let bearer = request.headers["authorization"].flatMap {
            $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil
        }
        guard let bearer, let user = tokens.user(ofAccess: bearer) else {
            var response = DemoResponse.text("The access token is missing, unknown or too old.", status: 401)
            response.headers["WWW-Authenticate"] = "Bearer error=\"invalid_token\""
            return response
        }
        guard user == parts[1], let person = people.first(where: { $0.id == user }) else {
            return .text("These are somebody else’s tenants.", status: 403)
        }
        return .json(person.tenants)
    }

    private struct Refusal: Encodable {
        var error: String
    }

    private func token(_ form: [String: String]) -> DemoResponse {
        switch form["grant_type"] {
        case "password":
            let person = people.first { $0.name == form["username"] && $0.password == form["password"] }
            guard let person else { return .json(Refusal(error: "invalid_grant"), status: 400) }
            return .json(tokens.grant(to: person.id))
        case "refresh_token":
            guard let grant = form["refresh_token"].flatMap({ tokens.exchange($0) }) else {
                return .json(Refusal(error: "invalid_grant"), status: 400)
            }
            return .json(grant)
        default:
            return .json(Refusal(error: "unsupported_grant_type"), status: 400)
        }
    }
}

extension DemoRequest {
    /// The fields of a form that was sent along.
    var form: [String: String] {
        var fields: [String: String] = [:]
        for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
            }
            if parts.count == 2 { fields[parts[0]] = parts[1] }
        }
        return fields
    }
}
