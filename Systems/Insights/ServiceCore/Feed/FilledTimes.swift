import Foundation
import GRDB

/// Remembers for which times a shop's events were made, so that none is made twice.
public struct FilledTimes: Sendable {
    private let database: DatabaseQueue

    public init(database: DatabaseQueue) { self.database = database }

    /// Times without overlap, earliest first. Seconds since 1970.
    func read() async throws -> [Int64: [Range<Int64>]] {
        try await database.read { db in
            var filled: [Int64: [Range<Int64>]] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT shop, first, past FROM filled ORDER BY shop, first") {
                let first: Int64 = try row.decode(forColumn: "first"), past: Int64 = try row.decode(forColumn: "past")
                if first < past { filled[try row.decode(forColumn: "shop"), default: []].append(first..<past) }
            }
            return filled
        }
    }

    func write(_ times: [Range<Int64>], shop: Int64) async throws {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM filled WHERE shop = ?", arguments: [shop])
            for time in times {
                try db.execute(
                    sql: "INSERT INTO filled (shop, first, past) VALUES (?, ?, ?)", arguments: [shop, time.lowerBound, time.upperBound])
            }
        }
    }
}

extension [Range<Int64>] {
    /// The parts of a time that are not among these.
    func gaps(in wanted: Range<Int64>) -> [Range<Int64>] {
        var gaps: [Range<Int64>] = []
        var start = wanted.lowerBound
        for time in self where time.upperBound > start {
            guard time.lowerBound < wanted.upperBound else { break }
            if time.lowerBound > start { gaps.append(start..<time.lowerBound) }
            start = time.upperBound
        }
        if start < wanted.upperBound { gaps.append(start..<wanted.upperBound) }
        return gaps
    }

    /// These and one more, those that touch as one.
    func adding(_ new: Range<Int64>) -> [Range<Int64>] {
        var merged: [Range<Int64>] = []
        for time in (self + [new]).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, last.upperBound >= time.lowerBound {
                merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, time.upperBound)
            } else {
                merged.append(time)
            }
        }
        return merged
    }
}
