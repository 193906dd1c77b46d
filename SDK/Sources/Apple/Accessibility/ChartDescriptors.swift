import Foundation

// What a chart shows, for those who hear it. The elements of a picture have words and no sounds, so it is kept and not played.

/// An axis of a chart that is described.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    /// The scale of an axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var title: String
    open var attributedTitle: NSAttributedString
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    /// A number as it is said.
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        self.attributedTitle = attributedTitle
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var attributedTitle: NSAttributedString
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.categoryOrder = categoryOrder
    }

    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
        self.attributedTitle = attributedTitle
    }
}

/// A value of a data point: a number, or a name.
open class AXDataPointValue: NSObject, @unchecked Sendable {
    open var number: Double
    open var category: String

    private init(_ number: Double, _ category: String) {
        self.number = number
        self.category = category
    }

    public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(value, "") }
    public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(0, value) }
}

/// A point of a chart that is described.
open class AXDataPoint: NSObject, @unchecked Sendable {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
        xValue = x
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    open var name: String?
    open var attributedName: NSAttributedString?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        attributedName = name.map { NSAttributedString(string: $0) }
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
        self.attributedName = attributedName
    }
}

/// A chart in words and numbers.
open class AXChartDescriptor: NSObject, @unchecked Sendable {
    /// The direction of the x axis.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]

    public init(
        title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        attributedTitle = title.map { NSAttributedString(string: $0) }
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    public convenience init(
        attributedTitle: NSAttributedString?, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }
}
