import ShopifyQL

/// Several requests as one query, so that an answer costs one round: a SELECT for each, joined by UNION ALL.
struct UnionQuery {
    let sql: String
    /// The settings that the server is given besides.
    let settings: [String: String]
    private let requests: [AggregateRequest]
    /// Each request's sums, which come with a floating twin.
    private let sums: [[Int]]

    /// `table` gives the name that a schema is asked by, and whether its records are to be told apart.
    init(_ requests: [AggregateRequest], schema: (String) throws -> Schema, table: (Schema) -> String) throws {
        self.requests = requests
        var parts: [String] = []
        var sums: [[Int]] = []
        var branches = 0
        for (index, request) in requests.enumerated() {
            let schema = try schema(request.table)
            let kinds = Dictionary(uniqueKeysWithValues: schema.fields.map { ($0.name, $0.kind) })
            let slots = ClickHouseSlots(request.segments)
            branches = max(branches, slots.branches)
            let summed = request.measures.indices.filter {
                // Sums of zeros and ones do not wrap around.
                if case .sum(let field) = request.measures[$0].kind { kinds[field] != .boolean } else { false }
            }
            sums.append(summed)
            guard !request.shops.isEmpty, !request.segments.isEmpty else { continue }
            let keys = try request.keys.map { try Self.key($0, kinds, schema) }
            let numbers = ["toInt64(count())"] + request.measures.map(ClickHouseCondition.sql)
            let floats = summed.compactMap { ClickHouseCondition.approximateSum(request.measures[$0]) }
            let slot = slots.expression ?? "toInt32(\(request.segments[0].slot))"
            var sql = "SELECT toInt32(\(index)) AS request, \(slot) AS slot, "
            sql += keys.isEmpty ? "emptyArrayString() AS keys, " : "[\(keys.joined(separator: ", "))] AS keys, "
            sql += "[\(numbers.joined(separator: ", "))] AS numbers, "
            sql += floats.isEmpty ? "emptyArrayFloat64() AS floats" : "[\(floats.joined(separator: ", "))] AS floats"
            sql += " FROM \(table(schema))\(schema.recordKey == nil ? "" : " FINAL")"
            sql += " WHERE shop IN (\(request.shops.map(ClickHouseLiteral.integer).joined(separator: ", ")))"
            sql += " AND at >= \(slots.start) AND at < \(slots.end)"
            if let condition = request.condition { sql += " AND " + ClickHouseCondition.sql(condition) }
            if slots.hasGaps { sql += " AND slot >= 0" }
            let groups = (slots.expression == nil ? [] : ["slot"]) + request.keys.map { ClickHouseCondition.sql($0) }
            if !groups.isEmpty { sql += " GROUP BY " + groups.joined(separator: ", ") }
            parts.append(sql + " LIMIT \(request.maximumGroups + 1)")
        }
        self.sums = sums
        sql = parts.isEmpty ? "" : parts.joined(separator: " UNION ALL ") + " FORMAT RowBinary"
        // Each branch holds a column of a block's rows.
        settings = branches > 100 ? ["max_block_size": "4096"] : [:]
    }

    /// A key as a text that says what it is: `n` for null, else `t` or `i` and the value.
    private static func key(_ column: RowColumn, _ kinds: [String: Field.Kind], _ schema: Schema) throws -> String {
        guard case .field(let field) = column else { return "concat('i', toString(shop))" }
        guard let kind = kinds[field] else { throw StoreError.unknown("\(schema.name).\(field)") }
        let name = ClickHouseLiteral.name(field)
        return kind == .text
            ? "if(isNull(\(name)), 'n', concat('t', assumeNotNull(\(name))))"
            : "if(isNull(\(name)), 'n', concat('i', toString(assumeNotNull(\(name)))))"
    }

    /// The groups of each request in what the server answered.
    func groups(_ bytes: [UInt8]) throws -> [[AggregateRow]] {
        var groups: [[AggregateRow]] = Array(repeating: [], count: requests.count)
        var reader = RowBinaryReader(bytes)
        while !reader.isAtEnd {
            let index = Int(try reader.int32())
            let slot = Int(try reader.int32())
            let keys = try reader.array { reader in try Self.cell(try reader.text()) }
            let numbers = try reader.array { reader in try reader.int64() }
            let floats = try reader.array { reader in try reader.float64() }
            guard requests.indices.contains(index), numbers.count == requests[index].measures.count + 1,
                keys.count == requests[index].keys.count, floats.count == sums[index].count
            else { throw RowBinaryReader.malformed }
            guard numbers[0] > 0 else { continue }
            guard groups[index].count < requests[index].maximumGroups else {
                throw StoreError.tooManyGroups(limit: requests[index].maximumGroups)
            }
            for (place, float) in zip(sums[index], floats) {
                // How often 64 bits were left behind: the floating sum is exact to far less than that.
                guard abs((float - Double(numbers[place + 1])) / 0x1p64) < 0.5 else { throw StoreError.overflow }
            }
            groups[index].append(AggregateRow(slot: slot, keys: keys, values: Array(numbers.dropFirst())))
        }
        return groups
    }

    private static func cell(_ text: String) throws -> Cell {
        switch text.utf8.first {
        case 0x6E: return .null
        case 0x74: return .text(String(text.dropFirst()))
        case 0x69: if let value = Int64(text.dropFirst()) { return .integer(value) }
        default: break
        }
        throw RowBinaryReader.malformed
    }
}
