import Foundation
import GRDB

/// An index entry: a row's key, the values it is sorted by, and a fingerprint of what is watched, without the row itself.
final class IndexEntry: Sendable {
    let key: DatabaseValue
    let values: [DatabaseValue]
    let fingerprint: Int

    init(key: DatabaseValue, values: [DatabaseValue], fingerprint: Int) {
        self.key = key
        self.values = values
        self.fingerprint = fingerprint
    }
}

/// The total order of a query's rows, the same that SQLite sorts by.
struct RowOrder: Sendable {
    let terms: [SortTerm]

    /// A number below zero, zero or above, as for `memcmp`.
    func compare(_ left: IndexEntry, _ right: IndexEntry) -> Int {
        for index in terms.indices {
            let result = left.values[index].compare(right.values[index], terms[index].collation)
            if result != 0 { return terms[index].isAscending ? result : -result }
        }
        return left.key.compare(right.key, .binary)
    }
}

extension DatabaseValue {
    /// SQLite's order: null, numbers, texts, blobs.
    func compare(_ other: DatabaseValue, _ collation: SortTerm.Collation) -> Int {
        switch (storage, other.storage) {
        case (.int64(let left), .int64(let right)): left < right ? -1 : left == right ? 0 : 1
        case (.double(let left), .double(let right)): left < right ? -1 : left == right ? 0 : 1
        case (.int64(let left), .double(let right)): Self.compare(left, right)
        case (.double(let left), .int64(let right)): -Self.compare(right, left)
        case (.string(let left), .string(let right)): Self.compare(left, right, collation)
        case (.blob(let left), .blob(let right)):
            left.withUnsafeBytes { left in right.withUnsafeBytes { Self.compare(left, $0) } }
        default: rank - other.rank
        }
    }

    private var rank: Int {
        switch storage {
        case .null: 0
        case .int64, .double: 1
        case .string: 2
        case .blob: 3
        }
    }

    /// Compares without loss: not every 64-bit integer is a double.
    private static func compare(_ left: Int64, _ right: Double) -> Int {
        if right >= 0x1p63 { return -1 }
        if right < -0x1p63 { return 1 }
        guard let whole = Int64(exactly: right.rounded(.towardZero)) else { return -1 }
        if left != whole { return left < whole ? -1 : 1 }
        let rest = right - Double(whole)
        return rest > 0 ? -1 : rest < 0 ? 1 : 0
    }

    private static func compare(_ left: String, _ right: String, _ collation: SortTerm.Collation) -> Int {
        // Texts that Foundation lent are copied once here; those from SQLite never are.
        var left = left, right = right
        return left.withUTF8 { left in
            right.withUTF8 { right in
                switch collation {
                case .binary: compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
                case .noCase: compareFolded(left, right)
                }
            }
        }
    }

    private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        let common = min(left.count, right.count)
        if common > 0, let first = left.baseAddress, let second = right.baseAddress {
            let result = memcmp(first, second, common)
            if result != 0 { return Int(result) }
        }
        return left.count - right.count
    }

    private static func compareFolded(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        func folded(_ byte: UInt8) -> Int { Int(byte) + (0x41...0x5A ~= byte ? 0x20 : 0) }
        for (first, second) in zip(left, right) where first != second {
            let difference = folded(first) - folded(second)
            if difference != 0 { return difference }
        }
        return left.count - right.count
    }
}
