import ShopifyQL

/// Makes queries from a seed, of every clause of the language.
package struct QueryGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    package mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
    package mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
    package mutating func some<Element>(_ elements: [Element], _ count: ClosedRange<Int>) -> [Element] {
        var rest = elements
        var taken: [Element] = []
        for _ in 0..<min(number(count), rest.count) { taken.append(rest.remove(at: number(0...rest.count - 1))) }
        return taken
    }

    // MARK: Queries that are answered

    private static let values: [String: [String]] = [
        "sales_channel": ["Online Store", "Point of Sale"], "product_title": ["Linen Shirt", "Café Mug", "O''Brien Boots", "af"],
        "billing_country": ["Canada", "US", "Can"], "discount_code": ["SUMMER", "S"], "session_device_type": ["mobile", "desk"],
        "human_or_bot_session": ["human", "bot"], "referrer_source": ["search", "e"], "product_type": ["Shirts", ""],
        "order_fulfillment_status": ["fulfilled", "ful"], "session_country": ["Canada", "United"],
    ]

    /// A query of sales or sessions that the engine answers.
    package mutating func query() -> String {
        let isSales = chance(60)
        let schema: Schema = isSales ? .sales : .sessions
        let dimensions =
            isSales
            ? [
                "sales_channel", "product_title", "billing_country", "discount_code", "product_type", "order_fulfillment_status",
                "pos_location_id",
            ]
            : ["session_device_type", "human_or_bot_session", "referrer_source", "session_country"]
        let metrics = some(schema.metrics.map(\.name), 1...3)
        var clauses = ["FROM " + (chance(15) ? "ORGANIZATION " : "") + schema.name]
        var shown = metrics.map { chance(10) ? "\($0) AS m_\($0)" : $0 }
        if chance(20) { shown.append("(\(metrics[0]) \(pick(["+", "-", "*"])) 2) / \(pick(schema.metrics.map(\.name))) AS made") }
        clauses.append("SHOW " + shown.joined(separator: ", "))
        var groups = some(dimensions, 0...2)
        if chance(15) { groups.append("shop_name") }
        var hasTime = false
        var period = period()
        if chance(50) {
            let series = pick([
                "day", "day", "week", "month", "quarter", "year", "hour_of_day", "day_of_week", "week_of_year", "month_of_year", "hour",
            ])
            if series == "hour" { period = pick(["SINCE 2026-10-31 UNTIL 2026-11-01", "SINCE today", "DURING yesterday", "SINCE -30h"]) }
            clauses.append("TIMESERIES \(series)")
            hasTime = true
        } else if chance(30) {
            groups.insert(pick(["day", "month", "day_of_week", "week"]), at: 0)
            hasTime = true
        }
        if !groups.isEmpty { clauses.append("GROUP BY " + groups.joined(separator: ", ")) }
        if let period { clauses.append(period) }
        if chance(45) { clauses.append("WHERE " + condition(dimensions, depth: 2)) }
        var modifiers = some(["TOTALS", "GROUP_TOTALS", "PERCENT_CHANGE"], 0...2)
        if hasTime, chance(20) { modifiers.append("CUMULATIVE_VALUES") }
        if chance(15) {
            modifiers.append("TIMEZONE '\(pick(["Europe/Paris", "Australia/Lord_Howe", "Asia/Kathmandu", "America/New_York"]))'")
        }
        if !modifiers.isEmpty { clauses.append("WITH " + modifiers.joined(separator: ", ")) }
        let isCompared = period?.hasPrefix("UNTIL") == false && chance(45)
        if isCompared { clauses.append("COMPARE TO " + some(Self.comparisons, 1...2).joined(separator: ", ")) }
        let name = shown[0].split(separator: " ").last.map(String.init) ?? metrics[0]
        if chance(25) { clauses.append("HAVING \(name) \(pick([">", "<", ">=", "!="])) \(number(0...40))") }
        if chance(40) { clauses.append("ORDER BY \(pick([name] + groups.filter { $0 != "week" }))\(pick(["", " DESC", " ASC"]))") }
        if chance(25) { clauses.append("LIMIT \(number(0...12))") }
        // FROM need not be first: clauses stand in any order.
        return shuffled(clauses).joined(separator: chance(10) ? "\n  " : " ")
    }

    private static let comparisons = [
        "previous_period", "previous_year", "previous_month", "previous_week", "previous_day", "previous_quarter",
        "previous_year_match_day_of_week", "last_month", "2026-03-07", "startOfQuarter(-1q) UNTIL endOfQuarter(-1q)", "bfcm2024", "-60d",
    ]

    private mutating func period() -> String? {
        pick([
            nil, "SINCE -30d", "SINCE -30d UNTIL -1d", "SINCE startOfDay(-29d) UNTIL now", "DURING last_month", "DURING this_month",
            "DURING this_week", "DURING last_weekend", "SINCE 2026-03-07 UNTIL 2026-03-09",
            "SINCE 2026-10-30T12:00:00 UNTIL 2026-11-02T01:30:00",
            "SINCE startOfMonth(-3m) UNTIL endOfMonth(-1m)", "SINCE -1y UNTIL -11m", "DURING bfcm2024", "SINCE -36h", "SINCE startOfYear()",
            "SINCE last_week UNTIL yesterday", "SINCE -1q",
        ])
    }

    private mutating func condition(_ dimensions: [String], depth: Int) -> String {
        if depth > 0, chance(45) {
            let parts = (0..<number(2...3)).map { _ in condition(dimensions, depth: depth - 1) }
            return (chance(20) ? "NOT " : "") + "(" + parts.joined(separator: chance(50) ? " AND " : " OR ") + ")"
        }
        let name = pick(dimensions)
        guard let values = Self.values[name] else {
            return "\(name) \(pick(["= 7", "!= 7", "> 3", "IS NULL", "BETWEEN -1 AND 9", "NOT IN (7, 8)"]))"
        }
        let value = "'\(pick(values))'"
        return "\(chance(15) ? "NOT " : "")\(name) "
            + pick([
                "= \(value)", "!= \(value)", "IN (\(value), 'x')", "NOT IN (\(value))", "IS NULL", "IS NOT NULL", "CONTAINS \(value)",
                "NOT CONTAINS \(value)", "STARTS WITH \(value)", "ENDS WITH \(value)", "< \(value)", ">= \(value)",
                "BETWEEN 'A' AND \(value)",
            ])
    }

    private mutating func shuffled(_ clauses: [String]) -> [String] {
        guard chance(30) else { return clauses }
        return some(clauses, clauses.count...clauses.count)
    }

    // MARK: Text that was a query

    /// The text with a few bytes or words changed, dropped, doubled or put elsewhere.
    package mutating func mutated(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<number(1...6) where !bytes.isEmpty {
            let index = number(0...bytes.count - 1)
            switch number(0...6) {
            case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(pick(Array("'\"()-*/.,;<>!=0123456789 \n\0éT".utf8)), at: index)
            case 3: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + number(1...30))], at: index)
            case 4: bytes.insert(contentsOf: Array(pick(Self.hostile).utf8), at: index)
            case 5: bytes.removeSubrange(index..<min(bytes.count, index + number(1...10)))
            default: bytes.swapAt(index, number(0...bytes.count - 1))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let hostile = [
        " 9999999999999999999999999999 ", " -999999d ", " startOfYear(-1000000y) ", " 2200-12-31 ", " 1900-01-01T00:00:00 ", " LIMIT 0 ",
        " TIMESERIES second ", " GROUP BY ALL ", " COMPARE TO -1000000y ", " 0.0000000000000000000000000001 ", " / 0 ", " NOT ",
        " \u{202E} ",
        " endOfQuarter(-1000000q) ", " WITH TIMEZONE '../../etc/passwd' ", " 1e9 ", " DURING bfcm99999999999999999999 ", "((((((((((",
        " -1min ",
    ]
}
