import Foundation

/// A checked query: every name is resolved, every period is a stretch of seconds.
struct Plan: Sendable {
    /// A key by which rows are grouped.
    struct Key: Sendable, Hashable {
        enum Source: Sendable, Hashable {
            case time(TimeDimension)
            case field(Dimension)
            case shopID
            case shopName
        }

        var name: String
        var source: Source
        var position: Position

        var time: TimeDimension? { if case .time(let dimension) = source { dimension } else { nil } }
        var column: RowColumn? {
            switch source {
            case .time: nil
            case .field(let dimension): .field(dimension.name)
            case .shopID, .shopName: .shop
            }
        }
        var type: ColumnType {
            switch source {
            case .time(let dimension): dimension.type
            case .field(let dimension): dimension.kind == .identity ? .identity : dimension.kind == .text ? .text : .integer
            case .shopID: .identity
            case .shopName: .text
            }
        }
    }

    /// A metric of one of the query's schemas.
    struct BoundMetric: Sendable, Hashable {
        var schema: Int
        var metric: Metric
    }

    /// An expression whose columns are metrics.
    indirect enum BoundExpression: Sendable, Hashable {
        case number(Decimal)
        case metric(Int)
        case operation(ValueExpression.Operation, BoundExpression, BoundExpression)
    }

    /// A value each row has, shown or only sorted or selected by.
    struct ValueItem: Sendable, Hashable {
        var name: String
        var type: ColumnType
        var expression: BoundExpression
        var isAdditive: Bool
        var isShown: Bool
    }

    /// The side of a comparison.
    enum Facet: Sendable, Hashable {
        case value
        case comparison(Int)
        case change(Int)
    }

    /// The rows over which a value is taken.
    enum Scope: Sendable, Hashable {
        case row
        case totals
        /// The groups that agree in so many of the grouped dimensions.
        case group(Int)
        case cumulative
    }

    /// The source of a column's values.
    enum Source: Sendable, Hashable {
        case key(Int)
        case value(Int, Facet, Scope)
    }

    struct Column: Sendable, Hashable {
        var name: String
        var type: ColumnType
        var source: Source
    }

    /// A condition on a result row.
    indirect enum ResultCondition: Sendable, Hashable {
        case all([ResultCondition])
        case any([ResultCondition])
        case not(ResultCondition)
        case test(Source, Test)
    }

    var schemas: [Schema]
    var shops: [Shop]
    var calendar: ShopCalendar
    /// The present time in seconds since 1970.
    var now: Int64
    /// The period of the query; nil where it sets none: all there is, up to now.
    var period: Period?
    var comparisons: [Period] = []
    var comparisonNames: [String] = []
    /// The time series first, then the groups.
    var keys: [Key] = []
    var isTimeSeries = false
    var metrics: [BoundMetric] = []
    var items: [ValueItem] = []
    var columns: [Column] = []
    var condition: RowCondition?
    var having: ResultCondition?
    var order: [(source: Source, descending: Bool)] = []
    var limit: Int?
    /// One minor unit of the money, in main units.
    var minorUnit: Decimal = 1
    var currency: String?
    var visualization: Visualization?

    /// The grouped dimensions without the time series.
    var groupKeys: [Int] { Array(keys.indices.dropFirst(isTimeSeries ? 1 : 0)) }
    var hasTotals = false
    /// The number of leading groups that each level of group totals has.
    var groupTotalLevels: [Int] = []
}
