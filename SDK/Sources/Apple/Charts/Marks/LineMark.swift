import Foundation

/// One point of a line.
public struct LineMark {
    let recipe: MarkRecipe

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        recipe = MarkRecipe(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
    }
}

extension LineMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
