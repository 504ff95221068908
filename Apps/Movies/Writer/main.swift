// Saves movies into a file. With a list, a movie a line (the number of its stars, a tab, its title), it saves these.
// Without one it saves one movie after the other and says each one's number once it is stored: the tests end it at
// any moment and look whether every number that it said is there.
import Foundation
import MovieStorage

guard (2...3).contains(CommandLine.arguments.count) else {
    print("usage: MovieWriter FILE [LIST]")
    exit(2)
}
setvbuf(stdout, nil, _IONBF, 0)
let database = try MovieDatabase(url: URL(fileURLWithPath: CommandLine.arguments[1]))
var number = try database.movies().count
if CommandLine.arguments.count == 3 {
    let list = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
    for line in list.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let rating = Int(parts[0]).flatMap(Movie.Rating.init(rawValue:)) else { continue }
        let added = Date(timeIntervalSinceReferenceDate: Double(number))
        try database.save(Movie(title: String(parts[1]), rating: rating, added: added))
        number += 1
    }
    exit(0)
}
while true {
    try database.save(Movie(title: "Movie \(number)", rating: .good))
    print(number)
    number += 1
}
