import Foundation

/// A slice of a pie or a doughnut.
public struct SectorMark {
    let recipe: MarkRecipe

    /// - Parameter angularInset: points left free at each straight side.
    nonisolated public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        recipe = MarkRecipe(
            kind: .sector, width: innerRadius, height: outerRadius, angle: angle.plotted, angularInset: angularInset ?? 0)
    }
}

extension SectorMark: _MarkContent {
    public static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) {
        mark.recipe.append(to: &marks, inputs)
    }
}
