// Saves one movie after the other into the file that it is given and says each one's number once it is stored.
// The tests end it at any moment and look whether every number that it said is there.
import Foundation
import MovieStorage

guard CommandLine.arguments.count == 2 else {
    print("usage: MovieWriter FILE")
    exit(2)
}
setvbuf(stdout, nil, _IONBF, 0)
let database = try MovieDatabase(url: URL(fileURLWithPath: CommandLine.arguments[1]))
var number = try database.movies().count
while true {
    try database.save(Movie(title: "Movie \(number)", rating: .good))
    print(number)
    number += 1
}
