import ShopifyQL

/// The tables for a schema's rows in ClickHouse: one on each node, and one over all of them, sharded by shop.
struct ClickHouseTables {
    let database: String
    let cluster: String

    /// A node's own rows.
    func own(_ schema: Schema) -> String { name(schema.name) }
    /// The rows of all nodes.
    func all(_ schema: Schema) -> String { name(schema.name + "_all") }

    private func name(_ table: String) -> String { ClickHouseLiteral.name(database) + "." + ClickHouseLiteral.name(table) }

    func creation(_ schemas: [Schema]) -> [String] {
        ["CREATE DATABASE IF NOT EXISTS " + ClickHouseLiteral.name(database)]
            + schemas.flatMap { schema in
                [
                    "CREATE TABLE IF NOT EXISTS \(own(schema)) (shop Int64, at Int64, \(columns(schema))) ENGINE = \(engine(schema))",
                    "CREATE TABLE IF NOT EXISTS \(all(schema)) AS \(own(schema)) ENGINE = Distributed(\(ClickHouseLiteral.text(cluster)), "
                        + "\(ClickHouseLiteral.text(database)), \(ClickHouseLiteral.text(schema.name)), shop)",
                ]
            }
    }

    private func columns(_ schema: Schema) -> String {
        let fields = schema.fields.map { field in
            let type = field.kind == .text ? "String" : "Int64"
            return "\(ClickHouseLiteral.name(field.name)) \(field.name == schema.recordKey ? type : "Nullable(\(type))")"
        }
        return (fields + (schema.recordKey == nil ? [] : ["version UInt64"])).joined(separator: ", ")
    }

    /// One shop's rows lie together; few are read for one shop's answer. Of a record's versions the last one counts.
    private func engine(_ schema: Schema) -> String {
        guard let key = schema.recordKey else { return "MergeTree() ORDER BY (shop, at) SETTINGS index_granularity = 1024" }
        return "ReplacingMergeTree(version) ORDER BY (shop, \(ClickHouseLiteral.name(key))) SETTINGS index_granularity = 1024"
    }

    /// The statement that takes rows in binary form.
    func insertion(_ schema: Schema) -> String {
        let columns = (["shop", "at"] + schema.fields.map(\.name) + (schema.recordKey == nil ? [] : ["version"]))
        return "INSERT INTO \(own(schema)) (\(columns.map(ClickHouseLiteral.name).joined(separator: ", "))) FORMAT RowBinary"
    }

    /// Rows in that form. `version` is the first row's; each later one has the next.
    func binary(_ rows: [StoredRow], _ schema: Schema, version: UInt64) throws -> [UInt8] {
        let fields = schema.fields
        let known = Set(fields.map(\.name))
        var writer = RowBinaryWriter()
        for (index, row) in rows.enumerated() {
            if let unknown = row.values.keys.first(where: { !known.contains($0) }) { throw StoreError.unknown("\(schema.name).\(unknown)") }
            writer.int64(row.shop)
            writer.int64(row.at)
            for field in fields {
                let value = row.values[field.name, default: .null]
                if field.name == schema.recordKey {
                    guard case .integer(let key) = value else {
                        throw StoreError.failed("A record of '\(schema.name)' has no '\(field.name)'.")
                    }
                    writer.int64(key)
                    continue
                }
                switch (value, field.kind) {
                case (.null, _): writer.byte(1)
                case (.text(let text), .text):
                    writer.byte(0)
                    writer.text(text)
                case (.integer(let number), .integer), (.integer(let number), .boolean), (.integer(let number), .identity):
                    writer.byte(0)
                    writer.int64(number)
                default: throw StoreError.failed("'\(schema.name).\(field.name)' does not hold such a value.")
                }
            }
            if schema.recordKey != nil { writer.int64(Int64(bitPattern: version &+ UInt64(index))) }
        }
        return writer.bytes
    }
}
