import Foundation
import VitrineSwiftUI

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

extension RectanglePlot: ChartContent {
    public var body: some ChartContent { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension RectanglePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .value(x.plotted($0)), y: .value(y.plotted($0)), width: width.dimension($0),
                height: height.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)), width: width.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rectangle, x: .value(x.plotted($0)), y: .points(yStart, yEnd), width: width.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .value(x.plotted($0)), y: .points($0[keyPath: yStart], $0[keyPath: yEnd]), width: width.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)), height: height.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.plotted($0)), height: height.dimension($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .points($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.plotted($0)), height: height.dimension($0)
            )
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .points(yStart, yEnd))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rectangle, x: .points(xStart, xEnd), y: .range(yStart.plotted($0), yEnd.plotted($0)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .points($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .points($0[keyPath: xStart], $0[keyPath: xEnd]), y: .range(yStart.plotted($0), yEnd.plotted($0)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .rectangle, x: .points($0[keyPath: xStart], $0[keyPath: xEnd]), y: .points($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }
}
