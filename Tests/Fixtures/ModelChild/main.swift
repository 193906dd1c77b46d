import Foundation
import SwiftData

// `model-child STORE COUNT`: saves that many models one by one, each with a line of output; 0 for as many as it lives.

@Model final class Mark {
    @Attribute(.unique) var key: String
    var number: Int
    var text = ""

    init(key: String, number: Int) {
        self.key = key
        self.number = number
    }
}

func run() throws {
    let arguments = CommandLine.arguments, count = Int(arguments[2]) ?? 0
    let container = try ModelContainer(for: Mark.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
    let context = ModelContext(container)
    var number = 0
    while count == 0 || number < count {
        let mark = Mark(key: "\(getpid()).\(number)", number: number)
        mark.text = String(repeating: "x", count: 2000)
        context.insert(mark)
        try context.save()
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        number += 1
    }
}

try run()
