import Foundation

/// Writes the pictures of Getaways on one sheet, placed as on their board, and the board beside them.
@main enum GetawaysSheetCommand {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let file = arguments.first, arguments.count <= 2 else {
            return fail("usage: getaways-sheet SHEET.png [BOARD.png]", status: 64)
        }
        do {
            let board = try arguments.dropFirst().first.map { try Data(contentsOf: URL(filePath: $0)) }
            try Data(BoardSheet.draw(board: board)).write(to: URL(filePath: file), options: .atomic)
            print("The pictures are in \(file).")
        } catch {
            fail("The sheet could not be written: \(error)", status: 1)
        }
    }

    private static func fail(_ words: String, status: Int32) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        exit(status)
    }
}
