import Foundation

/// Writes the pictures of a system on one sheet, placed as on their board, and the board beside them.
@main enum BoardSheetsCommand {
    private static let boards: [String: @MainActor () throws -> Sheet] = ["getaways": GetawaysBoard.sheet, "insights": InsightsBoard.sheet]

    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard (2...3).contains(arguments.count), let make = boards[arguments[0]] else {
            return fail("usage: board-sheets \(boards.keys.sorted().joined(separator: "|")) SHEET.png [BOARD.png]", status: 64)
        }
        do {
            let board = try arguments.dropFirst(2).first.map { try Data(contentsOf: URL(filePath: $0)) }
            try Data(make().draw(beside: board)).write(to: URL(filePath: arguments[1]), options: .atomic)
            print("The pictures are in \(arguments[1]).")
        } catch {
            fail("The sheet could not be written: \(error)", status: 1)
        }
    }

    private static func fail(_ words: String, status: Int32) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        exit(status)
    }
}
