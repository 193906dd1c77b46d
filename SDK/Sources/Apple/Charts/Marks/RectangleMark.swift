import Foundation

/// A rectangle at a place, or between values.
public struct RectangleMark {
    let recipe: MarkRecipe

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
    }

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .value(x.plotted), y: .points(yStart, yEnd), width: width)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.plotted), height: height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
    {
        recipe = MarkRecipe(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
    }

    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    {
        recipe = MarkRecipe(kind: .rectangle, x: .points(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        recipe = MarkRecipe(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .range(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        recipe = MarkRecipe(kind: .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
    }
}

extension RectangleMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
