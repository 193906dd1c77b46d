import Foundation

/// A table is a text in this module's resources: each line is a row, tabs separate its cells, and lines that begin with `#` are remarks.
struct Table<Row>: Sendable {
    private let name: String
    private let folder: String
    private let columns: Int
    private let keys: @Sendable (Row) -> [String]
    private let row: @Sendable ([String]) -> Row?

    /// - Parameters:
    ///   - name: the file's, without its ending.
    ///   - folder: where it is among the resources.
    ///   - columns: cells of every line.
    ///   - keys: what identifies a row; no two rows have one in common.
    ///   - row: the row of a line's cells, nil for those that are none.
    init(
        _ name: String, in folder: String, columns: Int, keys: @escaping @Sendable (Row) -> [String],
        row: @escaping @Sendable ([String]) -> Row?
    ) {
        self.name = name
        self.folder = folder
        self.columns = columns
        self.keys = keys
        self.row = row
    }

    /// These are the rows of the file, in its order.
    /// - Throws: ``TableError``, or Foundation's error for a file that cannot be read.
    func rows() throws -> [Row] {
        guard let url = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: folder) else {
            throw TableError(table: name, problem: .missing)
        }
        return try rows(in: try Data(contentsOf: url))
    }

    /// These are the rows of the file, for a caller that cannot throw. The file was built with the module, so that nobody who runs the
    /// service could mend it: where it cannot be read, the process stops with its name and the reason.
    func rowsOrStop() -> [Row] {
        do { return try rows() } catch { fatalError("\(folder)/\(name).tsv cannot be read: \(error)") }
    }

    /// These are the rows of a text, in its order.
    /// - Throws: ``TableError`` for the first line that is none.
    func rows(in data: Data) throws(TableError) -> [Row] {
        guard data.count <= TableError.longest else { throw TableError(table: name, problem: .tooLong(bytes: data.count)) }
        var rows: [Row] = [], known: Set<String> = []
        let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard cells.count == columns, let row = row(cells.map { String(decoding: $0, as: UTF8.self) }),
                keys(row).allSatisfy({ known.insert($0).inserted })
            else { throw TableError(table: name, problem: .badLine(index + 1)) }
            rows.append(row)
        }
        return rows
    }
}
