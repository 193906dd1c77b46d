import Foundation

/// A parsed query. It prints as text that parses to an equal query.
public struct Query: Sendable, Hashable {
    /// `FROM`: the schemas, joined on what they are grouped by.
    public var schemas: [Name]
    /// `FROM ORGANIZATION`: over all of the organisation's shops.
    public var isOrganization = false
    /// The items of `SHOW`.
    public var items: [Item] = []
    /// `WHERE`: which rows count.
    public var condition: Condition?
    /// `GROUP BY`, or `BY`.
    public var groups: [GroupItem] = []
    /// `TIMESERIES`, or `GROUP BY ALL`.
    public var timeSeries: Name?
    /// The modifiers of `WITH`.
    public var modifiers: [Modifier] = []
    /// `SINCE`, `UNTIL`, `DURING`.
    public var period: PeriodClause?
    /// The clauses of `COMPARE TO`.
    public var comparisons: [ComparisonClause] = []
    /// `HAVING`: which result rows stay.
    public var having: Condition?
    /// The items of `ORDER BY`.
    public var order: [OrderItem] = []
    /// `LIMIT`: the most rows wanted.
    public var limit: Int?
    /// `VISUALIZE`: how the answer wants to be drawn; it changes no row.
    public var visualization: Visualization?
}

/// An item of `SHOW`.
public struct Item: Sendable, Hashable {
    /// The expression that is shown.
    public var expression: ValueExpression
    /// `AS`: its name in the answer.
    public var alias: Name?

    /// An expression, shown under its own name or another.
    public init(expression: ValueExpression, alias: Name? = nil) {
        self.expression = expression
        self.alias = alias
    }
}

/// A value made of metrics, numbers and the four operations.
public indirect enum ValueExpression: Sendable, Hashable {
    /// A number as written.
    case number(Decimal)
    /// A metric, a dimension or a generated column.
    case column(Name)
    case operation(Operation, ValueExpression, ValueExpression)

    /// An operation between two values.
    public enum Operation: String, Sendable, CaseIterable {
        case plus = "+", minus = "-", times = "*", divided = "/"

        var bindsTight: Bool { self == .times || self == .divided }
    }
}

/// A condition that rows have to meet.
public indirect enum Condition: Sendable, Hashable {
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case test(Name, Test)
}

/// A test of the value of one column.
public enum Test: Sendable, Hashable {
    case compare(Comparison, Literal)
    case isIn([Literal])
    case between(Literal, Literal)
    case match(TextMatch, String)
    case isNull
    case isTrue
    case isFalse
    /// A condition on related records, kept as its parameters' text.
    case matches([String])

    /// The order relations.
    public enum Comparison: String, Sendable, CaseIterable {
        case equal = "=", notEqual = "!=", less = "<", atMost = "<=", greater = ">", atLeast = ">="
    }

    /// The part of a text in which another one stands.
    public enum TextMatch: String, Sendable, CaseIterable {
        case startsWith = "STARTS WITH", endsWith = "ENDS WITH", contains = "CONTAINS"
    }
}

/// A value as written in a condition.
public enum Literal: Sendable, Hashable {
    case text(String)
    case number(Decimal)
    case boolean(Bool)
    case date(DateExpression)
}

/// An item of `GROUP BY`.
public struct GroupItem: Sendable, Hashable {
    /// The dimension to group by.
    public var column: Name
    /// `TOP`: only the largest, the rest as one.
    public var top: Top?

    /// `[ONLY] TOP n … [OVERALL]`.
    public struct Top: Sendable, Hashable {
        /// The number of groups that stay.
        public var count: Int
        /// Whether the rest is left out.
        public var only: Bool
        /// Whether the rank is taken over all groups instead of within each.
        public var overall: Bool
    }
}

/// A modifier of `WITH`: what it adds or changes.
public enum Modifier: Sendable, Hashable {
    case totals
    case groupTotals
    case percentChange
    case cumulativeValues
    case currency(String, Position)
    case timeZone(String, Position)
    /// An attribution model, by its keyword.
    case attribution(Name)
}

/// The time a query is about.
public enum PeriodClause: Sendable, Hashable {
    case bounds(since: DateExpression?, until: DateExpression?)
    case during(DateExpression)
}

/// The clause that says what a query's period is compared with.
public enum ComparisonClause: Sendable, Hashable {
    /// `previous_period` and its kin.
    case relative(Name)
    case dates(DateExpression, until: DateExpression?)
    /// `TARGETS` or `BENCHMARKS`.
    case external(Name)
}

/// A column the answer is ordered by.
public struct OrderItem: Sendable, Hashable {
    /// The column, by its name in the answer or in the schema.
    public var column: Name
    /// Whether the largest comes first.
    public var descending: Bool
}

/// The visualization: how an answer is to be drawn.
public struct Visualization: Sendable, Hashable {
    /// The columns drawn.
    public var items: [Item]
    /// The chart's type, in small letters.
    public var type: String?
}
