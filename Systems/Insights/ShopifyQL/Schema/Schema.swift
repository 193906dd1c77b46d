/// A field of a table, as a store keeps it.
public struct Field: Sendable, Hashable {
    /// The kind of a field's values.
    public enum Kind: Sendable, Hashable {
        case text
        case integer
        /// A yes or no, as 0 or 1.
        case boolean
        /// An integer that names a record.
        case identity
    }

    public var name: String
    public var kind: Kind

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The formula by which a metric is made of measures.
public indirect enum Formula: Sendable, Hashable {
    case measure(Measure)
    case sum([Formula])
    case difference(Formula, [Formula])
    /// Nothing where the second is 0; totals are made of the parts, never of ratios.
    case ratio(Formula, Formula)

    static func count(where filter: Measure.FieldValue...) -> Formula { .measure(Measure(.count, where: filter)) }
    static func total(_ field: String, where filter: Measure.FieldValue...) -> Formula { .measure(Measure(.sum(field), where: filter)) }
    static func distinct(_ field: String, where filter: Measure.FieldValue...) -> Formula {
        .measure(Measure(.distinct(field), where: filter))
    }
}

/// A number that a schema knows by name.
public struct Metric: Sendable, Hashable {
    public var name: String
    public var type: ColumnType
    public var formula: Formula
    /// Whether the values of days may be added up.
    public var isAdditive: Bool
    /// Names it had before.
    public var formerNames: [String]

    init(_ name: String, _ type: ColumnType, _ formula: Formula, additive: Bool? = nil, formerly: [String] = []) {
        self.name = name
        self.type = type
        self.formula = formula
        formerNames = formerly
        isAdditive = additive ?? formula.isAdditive
    }
}

/// A dimension: a field that rows are grouped and selected by.
public struct Dimension: Sendable, Hashable {
    public var name: String
    public var kind: Field.Kind

    init(_ name: String, _ kind: Field.Kind = .text) {
        self.name = name
        self.kind = kind
    }
}

/// A table and what may be asked of it. Adding a metric or a dimension is one entry.
public struct Schema: Sendable, Hashable {
    public var name: String
    /// The field that names a record, where rows are records that change; nil where they are events that stay.
    public var recordKey: String?
    public var dimensions: [Dimension]
    /// Fields that only metrics use.
    public var measured: [Field]
    public var metrics: [Metric]

    /// All fields of the table besides the shop and the time, in the order a store declares them.
    public var fields: [Field] { dimensions.map { Field($0.name, $0.kind) } + measured }

    func metric(_ name: String) -> Metric? { metrics.first { $0.name == name || $0.formerNames.contains(name) } }
    func dimension(_ name: String) -> Dimension? { dimensions.first { $0.name == name } }
}

extension Formula {
    /// Counts and sums add up; distinct values and ratios do not.
    var isAdditive: Bool {
        switch self {
        case .measure(let measure): if case .distinct = measure.kind { false } else { true }
        case .sum(let parts): parts.allSatisfy(\.isAdditive)
        case .difference(let first, let rest): first.isAdditive && rest.allSatisfy(\.isAdditive)
        case .ratio: false
        }
    }

    /// All measures, in the order they stand.
    public var allMeasures: [Measure] {
        switch self {
        case .measure(let measure): [measure]
        case .sum(let parts): parts.flatMap(\.allMeasures)
        case .difference(let first, let rest): first.allMeasures + rest.flatMap(\.allMeasures)
        case .ratio(let above, let below): above.allMeasures + below.allMeasures
        }
    }
}
