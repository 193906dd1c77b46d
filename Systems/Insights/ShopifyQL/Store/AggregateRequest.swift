/// A stretch of time whose rows count towards one slot. Seconds since 1970; the end does not belong to it.
public struct TimeSegment: Sendable, Hashable {
    public var start: Int64
    public var end: Int64
    public var slot: Int

    public init(start: Int64, end: Int64, slot: Int) {
        self.start = start
        self.end = end
        self.slot = slot
    }
}

/// A value of one field of a row.
public enum Cell: Sendable, Hashable {
    case null
    case integer(Int64)
    case text(String)
}

/// A measure, which is counted or summed over rows. All results are whole numbers; money is in minor units.
public struct Measure: Sendable, Hashable {
    /// The kind of a measure: how rows become one number.
    public enum Kind: Sendable, Hashable {
        case count
        /// The sum of a field; nothing sums to 0.
        case sum(String)
        /// The number of distinct values of a field, without null.
        case distinct(String)
    }

    /// The kind of a measure: how rows become one number.
    public var kind: Kind
    /// Fields and the value each must have for a row to count.
    public var filter: [FieldValue]

    public init(_ kind: Kind, where filter: [FieldValue] = []) {
        self.kind = kind
        self.filter = filter
    }

    /// A field and a value of it.
    public struct FieldValue: Sendable, Hashable {
        public var field: String
        public var value: Cell

        public init(_ field: String, _ value: Cell) {
            self.field = field
            self.value = value
        }
    }
}

/// A column of a stored row.
public enum RowColumn: Sendable, Hashable {
    case field(String)
    /// The shop the row belongs to.
    case shop
}

/// A condition on a row. It is true or false, never unknown: a comparison with null is false.
public indirect enum RowCondition: Sendable, Hashable {
    case all([RowCondition])
    case any([RowCondition])
    case not(RowCondition)
    case equal(RowColumn, Cell)
    case less(RowColumn, Cell)
    case atMost(RowColumn, Cell)
    case isIn(RowColumn, [Cell])
    /// Texts are compared as bytes.
    case match(RowColumn, Test.TextMatch, String)
    case isNull(RowColumn)
    case always(Bool)
}

/// One question to a store: rows of one table, grouped, measured.
public struct AggregateRequest: Sendable, Hashable {
    /// The table, which is the schema's.
    public var table: String
    /// The shops whose rows count.
    public var shops: [Int64]
    /// The times whose rows count, in order and without overlap.
    public var segments: [TimeSegment]
    /// The keys by which rows are grouped besides the slot.
    public var keys: [RowColumn]
    /// The measures that are asked of each group.
    public var measures: [Measure]
    /// The condition that says which rows count; nil for all.
    public var condition: RowCondition?
    /// Most groups wanted: a store with more of them refuses.
    public var maximumGroups: Int
    /// Whether an answer of a part of the data, marked as one, is better than none.
    public var allowsPartial: Bool

    public init(
        table: String, shops: [Int64], segments: [TimeSegment], keys: [RowColumn], measures: [Measure], condition: RowCondition?,
        maximumGroups: Int, allowsPartial: Bool = false
    ) {
        self.table = table
        self.shops = shops
        self.segments = segments
        self.keys = keys
        self.measures = measures
        self.condition = condition
        self.maximumGroups = maximumGroups
        self.allowsPartial = allowsPartial
    }
}

/// One group of the answer.
public struct AggregateRow: Sendable, Hashable {
    public var slot: Int
    public var keys: [Cell]
    /// The measures in the order asked for.
    public var values: [Int64]

    public init(slot: Int, keys: [Cell], values: [Int64]) {
        self.slot = slot
        self.keys = keys
        self.values = values
    }
}
