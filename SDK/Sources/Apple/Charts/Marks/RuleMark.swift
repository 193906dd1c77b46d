import Foundation

/// A straight line across the plot, or between two values.
public struct RuleMark {
    let recipe: MarkRecipe

    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        recipe = MarkRecipe(kind: .rule, x: .value(x.plotted), y: .points(yStart, yEnd))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .rule, x: .point(x), y: .range(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        recipe = MarkRecipe(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .point(y))
    }
}

extension RuleMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
