import Foundation
import VitrineSwiftUI

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent> {
    let content: Content
}

extension PointPlot: ChartContent {
    public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension PointPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .point, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .point, x: .value(x.plotted($0)), y: .point(y)) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .point, x: .point(x), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .point, x: .point($0[keyPath: x]), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .point, x: .value(x.plotted($0)), y: .point($0[keyPath: y])) }
    }
}
