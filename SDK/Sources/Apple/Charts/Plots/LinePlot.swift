import Foundation
import VitrineSwiftUI

/// A line through the elements of a collection, or of a function.
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

extension LinePlot: ChartContent {
    public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension LinePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
        }
    }
}
