import Foundation

/// Writes the pictures of a system on one sheet, placed as on their board, below them what `vitrine render` wrote into folders, and the
/// board beside them.
@main enum BoardSheetsCommand {
    private static let boards: [String: @MainActor () throws -> Sheet] = [
        "getaways": GetawaysBoard.sheet, "insights": InsightsBoard.sheet, "salon": SalonBoard.sheet,
    ]

    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2, let make = boards[arguments[0]] else {
            let names = boards.keys.sorted().joined(separator: "|")
            return fail("usage: board-sheets \(names) SHEET.png [BOARD.png] [FOLDER-OF-RENDERED-PICTURES/ …]", status: 64)
        }
        do {
            let others = arguments.dropFirst(2).map { URL(filePath: $0) }
            let board = try others.first { !$0.hasDirectoryPath }.map { try Data(contentsOf: $0) }
            var sheet = try make()
            let rendered = try RenderedPictures.panels(others.filter(\.hasDirectoryPath))
            sheet.panels += rendered.panels
            for sentence in rendered.said { print(sentence) }
            try Data(sheet.draw(beside: board)).write(to: URL(filePath: arguments[1]), options: .atomic)
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
