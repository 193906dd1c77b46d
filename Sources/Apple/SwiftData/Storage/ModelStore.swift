import Foundation
import VitrineStoredColumns

/// One database with the models of a configuration. Tables and columns are called as Core Data calls them: `ZTRIP`, `ZNAME`, `Z_PK`.
final class ModelStore: @unchecked Sendable {
    let configuration: ModelConfiguration
    let shapes: [String: EntityShape]
    let identifier: String
    private let file: SQLiteFile

    /// - Throws: `SwiftDataError.loadIssueModelContainer` where the file is damaged, or cannot be made what the schema asks for.
    init(_ configuration: ModelConfiguration, schema: Schema) throws {
        self.configuration = configuration
        shapes = Dictionary(schema.types.map { ("\($0)", EntityShape.of($0)) }) { first, _ in first }
        do {
            let path = configuration.isStoredInMemoryOnly ? nil : configuration.url.path
            if path != nil, configuration.allowsSave {
                try FileManager.default.createDirectory(
                    at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            file = try SQLiteFile(path: path, readOnly: !configuration.allowsSave && path != nil)
            identifier = try Self.prepare(file, shapes, readOnly: !configuration.allowsSave && path != nil)
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError(
                .loadIssueModelContainer, "The store \(configuration.url.path) cannot be opened. \(error)")
        }
    }

    // MARK: Tables

    /// The table of a model: classes that inherit from each other share one, with the columns of all of them.
    static func table(_ shape: EntityShape) -> String { "Z\(shape.root.name.uppercased())" }
    static func column(_ name: String) -> String { "Z\(name.uppercased())" }

    private static func prepare(_ file: SQLiteFile, _ shapes: [String: EntityShape], readOnly: Bool) throws -> String {
        if readOnly {
            let known = try file.rows("SELECT Z_UUID FROM Z_METADATA")
            guard case .text(let id)? = known.first?.first else {
                throw SwiftDataError(.loadIssueModelContainer, "The store was not made by a model container.")
            }
            return id
        }
        return try file.transaction {
            try file.run("CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
            try file.run(
                "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
            try file.run(
                "INSERT OR IGNORE INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, ?)", [.text(UUID().uuidString)])
            for shape in shapes.values.sorted(by: { ($0.depth, $0.name) < ($1.depth, $1.name) }) {
                try migrate(file, shape, shapes.values.filter { $0.root === shape.root })
            }
            guard case .text(let id)? = try file.rows("SELECT Z_UUID FROM Z_METADATA ORDER BY Z_VERSION LIMIT 1").first?.first else {
                throw SwiftDataError(.loadIssueModelContainer, "The store has no name.")
            }
            return id
        }
    }

    /// Makes the table of a kind, or brings one that an older schema made to what this one says: a column more with its default, renamed or gone.
    /// - Parameter family: all kinds that are in its table.
    private static func migrate(_ file: SQLiteFile, _ shape: EntityShape, _ family: [EntityShape]) throws {
        let table = quoted(table(shape))
        if try file.rows("SELECT 1 FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(shape.name)]).isEmpty {
            try file.run(
                """
                INSERT INTO Z_PRIMARYKEY SELECT COALESCE(MAX(Z_ENT), 0) + 1, ?,
                COALESCE((SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = ?), 0), 0 FROM Z_PRIMARYKEY
                """, [.text(shape.name), .text(shape.parent?.name ?? "")])
        }
        try file.run("CREATE TABLE IF NOT EXISTS \(table) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER)")
        var there = Set(
            try file.rows("PRAGMA table_info(\(table))").compactMap { row -> String? in
                if case .text(let name) = row[1] { name.uppercased() } else { nil }
            })
        let former = there
        var wanted = family.reduce(into: Set(["Z_PK", "Z_ENT", "Z_OPT"])) { $0.formUnion(columns($1).map(column)) }
        func rename(_ original: String, _ name: String) throws {
            guard original != name, there.contains(original), !there.contains(name) else { return }
            try file.run("ALTER TABLE \(table) RENAME COLUMN \(quoted(original)) TO \(quoted(name))")
            there.remove(original)
            there.insert(name)
        }
        for name in shape.order {
            let column = column(name)
            if let attribute = shape.attributes[name], !attribute.attribute.isTransient {
                wanted.insert(column)
                try rename(Self.column(attribute.originalName), column)
                guard !there.contains(column) else { continue }
                try file.run("ALTER TABLE \(table) ADD COLUMN \(quoted(column)) \(ColumnCoding.columnType(attribute.valueType))")
                guard former.count > 3 else { continue }
                if let value = attribute.defaultValue {
                    try file.run("UPDATE \(table) SET \(quoted(column)) = ?", [try SwiftDataError.column(value)])
                } else if !attribute.isOptional, try !file.rows("SELECT 1 FROM \(table)\(condition(shape, family)) LIMIT 1").isEmpty {
                    throw SwiftDataError(
                        .loadIssueModelContainer,
                        "\(shape.name).\(name) is new, is no optional and has no default: there is no value for the models that are kept.")
                }
            } else if let relationship = shape.relationships[name] {
                if let link = relationship.linkTable {
                    try file.run(
                        "CREATE TABLE IF NOT EXISTS \(quoted(link.name)) (Z_FROM INTEGER, Z_TO INTEGER, PRIMARY KEY (Z_FROM, Z_TO))")
                } else if !relationship.isToMany {
                    wanted.insert(column)
                    try rename(Self.column(relationship.described.originalName), column)
                    if !there.contains(column) { try file.run("ALTER TABLE \(table) ADD COLUMN \(quoted(column)) INTEGER") }
                    try file.run(
                        "CREATE INDEX IF NOT EXISTS \(quoted("\(Self.table(shape))_\(column)_INDEX")) ON \(table) (\(quoted(column)))")
                }
            }
        }
        // A file that Core Data made has columns that nobody here may drop, and so have kinds that the schema does not name.
        let names = family.map { "'\($0.name)'" }.joined(separator: ", ")
        let others = "SELECT 1 FROM \(table) WHERE Z_ENT NOT IN (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME IN (\(names))) LIMIT 1"
        let isShared = try !file.rows(others).isEmpty
        for column in there.subtracting(wanted)
        where column.hasPrefix("Z") && !column.hasPrefix("Z_") && !column.hasPrefix("Z1") && !isShared {
            try file.run("DROP INDEX IF EXISTS \(quoted("\(Self.table(shape))_\(column)_INDEX"))")
            try? file.run("ALTER TABLE \(table) DROP COLUMN \(quoted(column))")
        }
        for group in shape.uniqueness + shape.indices
        where group.count > 0 && group.allSatisfy({ shape.relationships[$0]?.isToMany != true }) {
            let columns = group.map { quoted(column($0)) }.joined(separator: ", ")
            let name = quoted("\(Self.table(shape))_BY_\(group.joined(separator: "_").uppercased())")
            try file.run("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(columns))")
        }
    }

    // MARK: Kinds in one table

    /// Returns an entity and those that inherit from it.
    private func kinds(under shape: EntityShape) -> [EntityShape] {
        shapes.values.filter { $0.isKind(of: shape) }.sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }
    }

    /// The SQL condition for rows of an entity or its subentities; empty for a root entity, as all rows of its table are.
    private static func condition(_ shape: EntityShape, _ family: some Sequence<EntityShape>) -> String {
        guard shape.parent != nil else { return "" }
        let names = family.filter { $0.isKind(of: shape) }.map { "'\($0.name)'" }.joined(separator: ", ")
        return " WHERE Z_ENT IN (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME IN (\(names)))"
    }

    private func condition(_ shape: EntityShape) -> String { Self.condition(shape, shapes.values) }

    /// The entities by the numbers (`Z_ENT`) by which rows name them.
    private func kindsByNumber() throws -> [Int64: EntityShape] {
        try file.rows("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY").reduce(into: [:]) { kinds, row in
            if case .integer(let number) = row[0], case .text(let name) = row[1] { kinds[number] = shapes[name] }
        }
    }

    /// The entity of a row; the given one where none inherits from that, or there is no such row.
    func kind(of row: Int64, under shape: EntityShape) -> EntityShape {
        guard kinds(under: shape).count > 1,
            let found = try? file.rows(
                """
                SELECT Z_NAME FROM Z_PRIMARYKEY WHERE Z_ENT = (SELECT Z_ENT FROM \(quoted(Self.table(shape))) WHERE Z_PK = ?)
                """, [.integer(row)]),
            case .text(let name)? = found.first?.first, let kind = shapes[name], kind.isKind(of: shape)
        else { return shape }
        return kind
    }

    // MARK: Reading

    /// The properties of an entity that are columns of its table: stored attributes and to-one relationships.
    private static func columns(_ shape: EntityShape) -> [String] {
        shape.order.filter { name in
            if let attribute = shape.attributes[name] { return !attribute.attribute.isTransient }
            return shape.relationships[name].map { !$0.isToMany } ?? false
        }
    }

    /// - Parameter row: nil for all.
    func each(
        _ shape: EntityShape, row: Int64? = nil, limit: Int? = nil, offset: Int? = nil,
        _ body: (EntityShape, Int64, [String: _ModelStorage.Slot]) throws -> Void
    ) throws {
        let kinds = kinds(under: shape)
        var names: [String] = []
        for kind in kinds { names += Self.columns(kind).filter { !names.contains($0) } }
        let columns = names.map { ", " + quoted(Self.column($0)) }.joined()
        var sql = "SELECT Z_PK, Z_ENT\(columns) FROM \(quoted(Self.table(shape)))" + condition(shape)
        if row != nil { sql += (shape.parent == nil ? " WHERE" : " AND") + " Z_PK = ?" }
        sql += " ORDER BY Z_PK"
        if limit != nil || offset != nil { sql += " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)" }
        try reading {
            let numbers = kinds.count > 1 ? try kindsByNumber() : [:]
            try file.each(sql, row.map { [.integer($0)] } ?? []) { values in
                guard case .integer(let row) = values[0] else { return }
                var kind = shape
                if case .integer(let number) = values[1] { kind = numbers[number] ?? shape }
                var slots: [String: _ModelStorage.Slot] = [:]
                for (name, value) in zip(names, values.dropFirst(2)) where kind.attributes[name] != nil || kind.relationships[name] != nil {
                    slots[name] = slot(kind, name, value)
                }
                try body(kind, row, slots)
            }
        }
    }

    private func slot(_ shape: EntityShape, _ name: String, _ value: SQLiteValue) -> _ModelStorage.Slot {
        guard let relationship = shape.relationships[name] else { return .column(value) }
        guard case .integer(let row) = value else { return .one(nil) }
        return .one(.identifier(.stored(identifier, "\(relationship.destination)", row)))
    }

    func count(_ shape: EntityShape) throws -> Int {
        try reading {
            guard
                case .integer(let count)? = try file.rows("SELECT COUNT(*) FROM \(quoted(Self.table(shape)))" + condition(shape)).first?
                    .first
            else {
                return 0
            }
            return Int(count)
        }
    }

    func rowNumbers(_ shape: EntityShape) throws -> [Int64] {
        try reading { Self.numbers(try file.rows("SELECT Z_PK FROM \(quoted(Self.table(shape)))\(condition(shape)) ORDER BY Z_PK")) }
    }

    /// Returns the rows at the other end of a to-many relationship.
    func rows(of relationship: RelationshipShape, from row: Int64) throws -> [Int64] {
        try reading {
            if let link = relationship.linkTable {
                return Self.numbers(
                    try file.rows("SELECT \(link.there) FROM \(quoted(link.name)) WHERE \(link.here) = ? ORDER BY 1", [.integer(row)]))
            }
            guard let inverse = relationship.inverse else { return [] }
            let table = quoted(Self.table(EntityShape.of(relationship.destination)))
            return Self.numbers(
                try file.rows("SELECT Z_PK FROM \(table) WHERE \(quoted(Self.column(inverse.name))) = ? ORDER BY 1", [.integer(row)]))
        }
    }

    private static func numbers(_ rows: [[SQLiteValue]]) -> [Int64] {
        rows.compactMap { if case .integer(let number)? = $0.first { number } else { nil } }
    }

    private func reading<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as SQLiteFailure {
            throw SwiftDataError(.loadIssueModelContainer, "The store \(configuration.url.path) cannot be read. \(failure)")
        }
    }

    // MARK: Migrations with code

    /// Whether the store's models were saved by another version of the schema than this one, or by one that was not noted.
    func isMigrationDue(to version: Schema.Version) throws -> Bool {
        try reading {
            guard configuration.allowsSave else { return false }
            let noted = try file.rows("SELECT Z_PLIST FROM Z_METADATA ORDER BY Z_VERSION LIMIT 1").first?.first
            if case .text(let text)? = noted { return text != version.description }
            return try shapes.values.contains { try !file.rows("SELECT 1 FROM \(quoted(Self.table($0))) LIMIT 1").isEmpty }
        }
    }

    func noteMigration(to version: Schema.Version) throws {
        try write { _ in try file.run("UPDATE Z_METADATA SET Z_PLIST = ?", [.text(version.description)]) }
    }

    // MARK: Writing

    func write<Result>(_ body: (Writer) throws -> Result) throws -> Result {
        do {
            return try file.transaction { try body(Writer(store: self)) }
        } catch let failure as SQLiteFailure {
            throw SwiftDataError(.loadIssueModelContainer, "The store \(configuration.url.path) cannot be written. \(failure)")
        }
    }

    /// Writes rows within one transaction.
    struct Writer {
        let store: ModelStore
        private var file: SQLiteFile { store.file }

        /// Reserves the next row number of an entity; no other process gets the same.
        func newRow(_ shape: EntityShape) throws -> Int64 {
            let table = quoted(ModelStore.table(shape))
            try file.run(
                "UPDATE Z_PRIMARYKEY SET Z_MAX = MAX(Z_MAX, (SELECT COALESCE(MAX(Z_PK), 0) FROM \(table))) + 1 WHERE Z_NAME = ?",
                [.text(shape.root.name)])
            guard
                case .integer(let row)? = try file.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(shape.root.name)]).first?
                    .first
            else { throw SwiftDataError(.unknownSchema, "The store has no \(shape.name).") }
            return row
        }

        /// Finds the row that has these values already.
        func row(_ shape: EntityShape, with values: [(String, SQLiteValue)]) throws -> Int64? {
            let condition = values.map { "\(quoted(ModelStore.column($0.0))) IS ?" }.joined(separator: " AND ")
            return ModelStore.numbers(
                try file.rows("SELECT Z_PK FROM \(quoted(ModelStore.table(shape))) WHERE \(condition) LIMIT 1", values.map(\.1))
            ).first
        }

        /// Makes the row where there is none, and sets its columns.
        func set(_ shape: EntityShape, _ row: Int64, _ values: [(String, SQLiteValue)]) throws {
            let table = quoted(ModelStore.table(shape))
            try file.run(
                "INSERT OR IGNORE INTO \(table) (Z_PK, Z_ENT, Z_OPT) SELECT ?, Z_ENT, 0 FROM Z_PRIMARYKEY WHERE Z_NAME = ?",
                [.integer(row), .text(shape.name)])
            let columns = values.map { ", \(quoted(ModelStore.column($0.0))) = ?" }.joined()
            try file.run("UPDATE \(table) SET Z_OPT = Z_OPT + 1\(columns) WHERE Z_PK = ?", values.map(\.1) + [.integer(row)])
        }

        func link(_ relationship: RelationshipShape, _ row: Int64, add: Set<Int64>, remove: Set<Int64>) throws {
            guard let link = relationship.linkTable else { return }
            for other in remove {
                try file.run(
                    "DELETE FROM \(quoted(link.name)) WHERE \(link.here) = ? AND \(link.there) = ?", [.integer(row), .integer(other)])
            }
            for other in add {
                try file.run(
                    "INSERT OR IGNORE INTO \(quoted(link.name)) (\(link.here), \(link.there)) VALUES (?, ?)",
                    [.integer(row), .integer(other)])
            }
        }

        func delete(_ shape: EntityShape, _ row: Int64) throws {
            try file.run("DELETE FROM \(quoted(ModelStore.table(shape))) WHERE Z_PK = ?", [.integer(row)])
            for relationship in shape.relationships.values {
                guard let link = relationship.linkTable else { continue }
                try file.run("DELETE FROM \(quoted(link.name)) WHERE \(link.here) = ?", [.integer(row)])
            }
        }

        func deleteAll() throws {
            for shape in store.shapes.values {
                try file.run("DELETE FROM \(quoted(ModelStore.table(shape)))")
                for link in shape.relationships.values.compactMap(\.linkTable) { try file.run("DELETE FROM \(quoted(link.name))") }
            }
        }
    }
}
