import Foundation

/// One place of an area, from the baseline to a value or between two values.
public struct AreaMark {
    let recipe: MarkRecipe

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        recipe = MarkRecipe(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        recipe = MarkRecipe(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking, series: series.plotted)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .area, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        recipe = MarkRecipe(kind: .area, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), series: series.plotted)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        recipe = MarkRecipe(kind: .area, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        recipe = MarkRecipe(kind: .area, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
    }
}

extension AreaMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
