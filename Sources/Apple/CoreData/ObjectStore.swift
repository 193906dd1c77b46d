import Foundation
import VitrineStoredColumns

/// One database of objects, with tables and columns as Core Data calls them.
final class ObjectStore: @unchecked Sendable {
    let identifier: String
    private let file: SQLiteFile
    let isReadOnly: Bool
    /// The names of the entities whose objects it keeps.
    private let names: Set<String>

    /// - Parameters:
    ///   - url: nil for one in memory.
    ///   - entities: those whose objects it keeps.
    init(_ url: URL?, readOnly: Bool, entities: [NSEntityDescription]) throws {
        (isReadOnly, names) = (readOnly, Set(entities.compactMap(\.name)))
        do {
            if let url, !readOnly {
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            if let url, readOnly, !FileManager.default.fileExists(atPath: url.path) {
                throw CoreDataError.store("There is no store at \(url.path), and one that is only read is not made.")
            }
            let file = try SQLiteFile(path: url?.path, readOnly: readOnly)
            self.file = file
            if !readOnly { try file.transaction { for entity in entities { try Self.migrate(file, entity) } } }
            if !readOnly {
                try file.run("CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
                try file.run("INSERT OR IGNORE INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, ?)", [.text(UUID().uuidString)])
            }
            guard case .text(let id)? = try file.rows("SELECT Z_UUID FROM Z_METADATA ORDER BY Z_VERSION LIMIT 1").first?.first else {
                throw CoreDataError.store("The store has no name.")
            }
            identifier = id
        } catch let failure as SQLiteFailure {
            throw CoreDataError.store("The store \(url?.path ?? "in memory") cannot be opened. \(failure)")
        }
    }

    /// Whether it keeps an entity's objects.
    func keeps(_ entity: NSEntityDescription) -> Bool { names.contains(entity.name ?? "") }

    private static func table(_ entity: NSEntityDescription?) -> String { quoted("Z\((entity?.name ?? "").uppercased())") }
    private static func column(_ name: String) -> String { quoted("Z\(name.uppercased())") }

    private static func migrate(_ file: SQLiteFile, _ entity: NSEntityDescription) throws {
        let table = table(entity), name = entity.name ?? ""
        try file.run(
            "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
        if try file.rows("SELECT 1 FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(name)]).isEmpty {
            try file.run("INSERT INTO Z_PRIMARYKEY SELECT COALESCE(MAX(Z_ENT), 0) + 1, ?, 0, 0 FROM Z_PRIMARYKEY", [.text(name)])
        }
        try file.run("CREATE TABLE IF NOT EXISTS \(table) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER)")
        var there = Set(
            try file.rows("PRAGMA table_info(\(table))").compactMap { row -> String? in
                if case .text(let name) = row[1] { quoted(name.uppercased()) } else { nil }
            })
        let isNew = there.count <= 3
        for property in entity.properties where !property.isTransient {
            let column = column(property.name)
            if let relationship = property as? NSRelationshipDescription {
                if let link = relationship.linkTable {
                    try file.run(
                        "CREATE TABLE IF NOT EXISTS \(quoted(link.name)) (Z_FROM INTEGER, Z_TO INTEGER, PRIMARY KEY (Z_FROM, Z_TO))")
                    continue
                }
                if relationship.isToMany { continue }
            }
            if let former = property.renamingIdentifier.map(Self.column), former != column, there.contains(former), !there.contains(column)
            {
                try file.run("ALTER TABLE \(table) RENAME COLUMN \(former) TO \(column)")
                there.insert(column)
            }
            guard !there.contains(column) else { continue }
            let attribute = property as? NSAttributeDescription
            let type = attribute.map { ColumnCoding.columnType($0.attributeType.valueType) } ?? "INTEGER"
            try file.run("ALTER TABLE \(table) ADD COLUMN \(column) \(type)")
            if !isNew, let value = attribute?.defaultValue {
                try file.run("UPDATE \(table) SET \(column) = ?", [try ColumnCoding.encode(value)])
            }
        }
    }

    private func columns(_ entity: NSEntityDescription) -> [NSPropertyDescription] {
        entity.properties.filter { !$0.isTransient && ($0 as? NSRelationshipDescription)?.isToMany != true }
    }

    func each(_ entity: NSEntityDescription, row: Int64? = nil, _ body: (Int64, [String: NSManagedObject.Value]) -> Void) throws {
        let properties = columns(entity)
        var sql = "SELECT Z_PK" + properties.map { ", " + Self.column($0.name) }.joined() + " FROM \(Self.table(entity))"
        if row != nil { sql += " WHERE Z_PK = ?" }
        try file.each(sql + " ORDER BY Z_PK", row.map { [.integer($0)] } ?? []) { values in
            guard case .integer(let row) = values[0] else { return }
            var found: [String: NSManagedObject.Value] = [:]
            for (property, value) in zip(properties, values.dropFirst()) {
                if property is NSRelationshipDescription {
                    if case .integer(let other) = value { found[property.name] = .row(other) } else { found[property.name] = .objects([]) }
                } else {
                    found[property.name] = .column(value)
                }
            }
            body(row, found)
        }
    }

    func rows(of relationship: NSRelationshipDescription, from row: Int64) throws -> [Int64] {
        let found: [[SQLiteValue]]
        if let link = relationship.linkTable {
            found = try file.rows("SELECT \(link.there) FROM \(quoted(link.name)) WHERE \(link.here) = ? ORDER BY 1", [.integer(row)])
        } else if let inverse = relationship.inverseRelationship {
            found = try file.rows(
                "SELECT Z_PK FROM \(Self.table(relationship.destinationEntity)) WHERE \(Self.column(inverse.name)) = ? ORDER BY 1",
                [.integer(row)])
        } else {
            return []
        }
        return found.compactMap { if case .integer(let number)? = $0.first { number } else { nil } }
    }

    /// - Returns: the rows of new objects.
    func save(new: [NSManagedObject], updated: [NSManagedObject], gone: [NSManagedObject]) throws -> [ObjectIdentifier: Int64] {
        do {
            return try file.transaction {
                var rows: [ObjectIdentifier: Int64] = [:]
                for object in gone { if let row = object.objectID.row { try delete(object.entity, row) } }
                for object in new { rows[ObjectIdentifier(object)] = try newRow(object) }
                for object in new + updated {
                    guard let row = rows[ObjectIdentifier(object)] ?? object.objectID.row else { continue }
                    try write(object, row, rows)
                }
                return rows
            }
        } catch let failure as SQLiteFailure {
            throw CoreDataError.store("The store cannot be written. \(failure)")
        }
    }

    private func newRow(_ object: NSManagedObject) throws -> Int64 {
        for group in object.entity.uniquenessConstraints {
            let names = group.compactMap { $0 as? String }
            let values = try names.map { try column(object, $0) }
            guard !names.isEmpty, !values.contains(.null) else { continue }
            let condition = names.map { "\(Self.column($0)) IS ?" }.joined(separator: " AND ")
            if case .integer(let row)? = try file.rows("SELECT Z_PK FROM \(Self.table(object.entity)) WHERE \(condition)", values).first?
                .first
            {
                return row
            }
        }
        let row = try object.objectID.row ?? nextRow(object.entity)
        try file.run(
            "INSERT INTO \(Self.table(object.entity)) (Z_PK, Z_ENT, Z_OPT) SELECT ?, Z_ENT, 1 FROM Z_PRIMARYKEY WHERE Z_NAME = ?",
            [.integer(row), .text(object.entity.name ?? "")])
        return row
    }

    /// Rows that no other object gets, for objects that are saved later.
    func reserve(for objects: [NSManagedObject]) throws -> [Int64] {
        do {
            return try file.transaction { try objects.map { try nextRow($0.entity) } }
        } catch let failure as SQLiteFailure {
            throw CoreDataError.store("The store cannot be written. \(failure)")
        }
    }

    private func nextRow(_ entity: NSEntityDescription) throws -> Int64 {
        let name = SQLiteValue.text(entity.name ?? ""), table = Self.table(entity)
        try file.run(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = MAX(Z_MAX, (SELECT COALESCE(MAX(Z_PK), 0) FROM \(table))) + 1 WHERE Z_NAME = ?", [name])
        guard case .integer(let row)? = try file.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [name]).first?.first else {
            throw CoreDataError.noEntity(entity.name ?? "")
        }
        return row
    }

    private func column(_ object: NSManagedObject, _ name: String) throws -> SQLiteValue {
        switch object.values[name] {
        case .plain(let value):
            if let attribute = object.entity.attributesByName[name], attribute.attributeType == .transformableAttributeType {
                .blob(try attribute.data(of: value))
            } else {
                try ColumnCoding.encode(value)
            }
        case .column(let column): column
        default: .null
        }
    }

    private func write(_ object: NSManagedObject, _ row: Int64, _ rows: [ObjectIdentifier: Int64]) throws {
        var sets: [String] = [], values: [SQLiteValue] = []
        for property in object.entity.properties
        where !property.isTransient && (object.isInserted || object.changed.contains(property.name)) {
            guard let relationship = property as? NSRelationshipDescription else {
                sets.append("\(Self.column(property.name)) = ?")
                values.append(try column(object, property.name))
                continue
            }
            let ends = object.related(relationship).compactMap { rows[ObjectIdentifier($0)] ?? $0.objectID.row }
            if let link = relationship.linkTable {
                let former = object.storedLinks[relationship.name] ?? []
                for other in former.subtracting(ends) {
                    try file.run(
                        "DELETE FROM \(quoted(link.name)) WHERE \(link.here) = ? AND \(link.there) = ?", [.integer(row), .integer(other)])
                }
                for other in Set(ends).subtracting(former) {
                    try file.run(
                        "INSERT OR IGNORE INTO \(quoted(link.name)) (\(link.here), \(link.there)) VALUES (?, ?)",
                        [.integer(row), .integer(other)])
                }
            } else if !relationship.isToMany {
                sets.append("\(Self.column(property.name)) = ?")
                values.append(ends.first.map { .integer($0) } ?? .null)
            }
        }
        guard !sets.isEmpty else { return }
        try file.run(
            "UPDATE \(Self.table(object.entity)) SET Z_OPT = Z_OPT + 1, \(sets.joined(separator: ", ")) WHERE Z_PK = ?",
            values + [.integer(row)])
    }

    private func delete(_ entity: NSEntityDescription, _ row: Int64) throws {
        try file.run("DELETE FROM \(Self.table(entity)) WHERE Z_PK = ?", [.integer(row)])
        for link in entity.relationshipsByName.values.compactMap(\.linkTable) {
            try file.run("DELETE FROM \(quoted(link.name)) WHERE \(link.here) = ?", [.integer(row)])
        }
    }
}
