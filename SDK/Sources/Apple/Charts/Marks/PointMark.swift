import Foundation

/// A symbol at a point.
public struct PointMark {
    let recipe: MarkRecipe

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// Points from the plot's start; nil is its middle.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        recipe = MarkRecipe(kind: .point, x: .value(x.plotted), y: .point(y))
    }

    /// Points from the plot's start; nil is its middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .point, x: .point(x), y: .value(y.plotted))
    }
}

extension PointMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
