import Foundation
import VitrineSwiftUI

/// The configuration that the modifiers around a chart set.
struct ChartConfiguration {
    struct AxisPart {
        private(set) var visibility = Visibility.automatic
        private var isSaid = false
        var content: (@MainActor () -> [AxisMarksDescription])?
        var titles: [AxisTitle] = []
        var scale = AxisScaleConfiguration()
        var style: (@MainActor (DrawnContext) -> MeasuredView?)?
        /// The part of the domain that is seen, from its start, or from `scrollPosition`.
        var visibleLength: Double?
        var scrollPosition: _Datum?

        /// Shows or hides the axis as the outermost modifier has it, which comes first here: in pictures of Apple's an axis whose marks are
        /// given is not there where it is hidden behind that.
        mutating func say(_ visibility: Visibility) {
            guard !isSaid else { return }
            (self.visibility, isSaid) = (visibility, true)
        }
    }

    /// Words beside an axis.
    struct AxisTitle {
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
        let view: @MainActor (DrawnContext) -> MeasuredView?
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: (@MainActor (DrawnContext) -> MeasuredView?)?
    }

    /// A view in front of or behind the chart.
    struct Layer {
        let alignment: Alignment
        let view: @MainActor (ChartProxy, DrawnContext) -> MeasuredView?
    }

    var x = AxisPart()
    var y = AxisPart()
    var legend = Legend()
    var foreground = StyleScaleConfiguration<AnyShapeStyle>()
    var symbol = StyleScaleConfiguration<AnyChartSymbolShape>()
    var symbolSize = StyleScaleConfiguration<CGFloat>()
    var lineStyle = StyleScaleConfiguration<StrokeStyle>()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var reports: [String] = []

    subscript(axis: Axis) -> AxisPart {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        _environment { change(&$0[ChartConfigurationKey.self]) }
    }
}

/// The configuration of a scale of styles, symbols or sizes.
struct StyleScaleConfiguration<Value> {
    var domain: [_Datum]?
    var range: [Value]?
    /// The range where it is colours: they mix.
    var colors: [Color]?
    var mapping: ((_Datum) -> Value?)?
    var type: ScaleType?
    /// The values between which the range's ends lie.
    var isContinuous = false
}
