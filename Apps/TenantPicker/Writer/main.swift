// Saves one choice after the other and says each one's number once it is stored: the tests end it at any moment and
// look whether the choice that it said last is there.
import Foundation
import TenantClient
import TenantStorage

guard CommandLine.arguments.count == 2 else {
    print("usage: TenantWriter FILE")
    exit(2)
}
setvbuf(stdout, nil, _IONBF, 0)
let database = try TenantDatabase(url: URL(fileURLWithPath: CommandLine.arguments[1]))
var number = (try database.choice(of: "anna")?.code).flatMap { Int($0) } ?? 0
while true {
    number += 1
    try database.saveChoice(Tenant(code: "\(number)", name: "Tenant \(number)"), of: "anna")
    print(number)
}
