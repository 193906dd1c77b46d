import Foundation
import VitrineSwiftUI

/// The content of a chart: a mark, several, or marks with modifiers.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends this content's marks.
    static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks)
}

extension ChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        Body._collect(content.body, inputs, into: &marks)
    }
}

extension Never: ChartContent {}

/// Content that makes its marks itself.
@MainActor @preconcurrency public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    // Nothing asks such content for its body.
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

/// The inputs with which content is evaluated.
public struct _ChartInputs {
    let environment: EnvironmentValues
    /// The style that the modifiers around this place set.
    var style: MarkStyle
    /// The domain over which functions are asked that name none; nil while it is looked for, and then they have no marks.
    var functionDomain: ClosedRange<Double>?
    let report: (String) -> Void
}

/// The marks of a chart, in order.
public struct _ChartMarks {
    var marks: [Mark] = []
    /// Whether there are functions that name no domain of their own.
    var hasOpenFunctions = false
    /// The bin found last: neighbouring values are often in the same one.
    private var lastBin: (unit: Calendar.Component, low: Double, high: Double)?

    init() {}

    /// A value with the bin it is in.
    mutating func span(_ plotted: Plotted, _ inputs: _ChartInputs) -> Span {
        var span = Span(label: plotted.label, start: plotted.start, end: plotted.end, isWhole: plotted.isWhole)
        guard let unit = plotted.unit, case .date(let seconds) = plotted.start, plotted.start.isPlottable else { return span }
        if let bin = lastBin, bin.unit == unit, bin.low <= seconds, seconds < bin.high {
            (span.start, span.end) = (.date(bin.low), .date(bin.high))
            return span
        }
        var calendar = plotted.calendar ?? inputs.environment.calendar
        if plotted.calendar == nil { calendar.timeZone = inputs.environment.timeZone }
        guard let bin = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds)) else { return span }
        let (low, high) = (bin.start.timeIntervalSinceReferenceDate, bin.end.timeIntervalSinceReferenceDate)
        if plotted.calendar == nil { lastBin = (unit, low, high) }
        (span.start, span.end) = (.date(low), .date(high))
        return span
    }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        if let content { Wrapped._collect(content, inputs, into: &marks) }
    }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }

    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identifiedBy: { $0.id }, content: content)
    }

    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, identifiedBy: { $0 }, content: content)
    }

    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        for element in content.data { Content._collect(content.content(element), inputs, into: &marks) }
    }
}

/// One of two pieces of content.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, inputs, into: &marks)
        case .second(let content): FalseContent._collect(content, inputs, into: &marks)
        }
    }
}

/// Content whose type is not said.
public struct AnyChartContent {
    private let collect: @MainActor (_ChartInputs, inout _ChartMarks) -> Void

    nonisolated public init(_ content: any ChartContent) { self.init(erasing: content) }

    nonisolated public init(erasing content: some ChartContent) {
        let box = ContentBox(content)
        collect = { box.collect($0, &$1) }
    }
}

extension AnyChartContent: _PrimitiveChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) { content.collect(inputs, &marks) }
}

/// Carries content to the main actor: charts are evaluated where they were made.
struct ContentBox<Content: ChartContent>: @unchecked Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }

    @MainActor func collect(_ inputs: _ChartInputs, _ marks: inout _ChartMarks) { Content._collect(content, inputs, into: &marks) }
}

/// Several pieces of content one after another.
public struct _ChartContentGroup {
    let collect: [@MainActor (_ChartInputs, inout _ChartMarks) -> Void]
}

extension _ChartContentGroup: _PrimitiveChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        for collect in content.collect { collect(inputs, &marks) }
    }
}

/// Content taken together, so that a modifier goes to all of it.
public struct Plot<Content> {
    let content: Content
}

extension Plot: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(content: content()) }

    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        Content._collect(content.content, inputs, into: &marks)
    }
}
