import Foundation

/// `linearCapacity`: the label above, the bar between the labels of its bounds, the current value below.
struct LinearCapacityGauge {
    let configuration: GaugeStyleConfiguration
}

extension LinearCapacityGauge: View {
    var body: some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                CapacityBar(
                    fraction: configuration.value, height: MeterFigures.gaugeBar, track: AnyShapeStyle(Color(uiColor: .tertiarySystemFill)),
                    standard: AnyShapeStyle(.tint))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// `accessoryLinear`: a bar with a marker between the labels of its bounds; without bounds, the current value before it.
struct AccessoryLinearGauge {
    @Environment(\.layoutDirection) var direction
    let configuration: GaugeStyleConfiguration

    private func disc(_ diameter: CGFloat, isHole: Bool) -> BarDisc {
        BarDisc(fraction: configuration.value, diameter: diameter, lineWidth: MeterFigures.linear, isHole: isHole)
    }

    private func tint(_ course: MeterStyle.Course) -> MeterStyle {
        MeterStyle(course: course, standard: AnyShapeStyle(.foreground))
    }
}

extension AccessoryLinearGauge: View {
    var body: some View {
        HStack(spacing: MeterFigures.linearSpacing) {
            if configuration.hasBounds {
                configuration.minimumValueLabel
            } else {
                configuration.currentValueLabel
            }
            ZStack {
                Capsule().fill(tint(.bar(isMirrored: direction == .rightToLeft)))
                    .clipShape(disc(MeterFigures.linearGap, isHole: true), style: FillStyle(eoFill: true))
                disc(MeterFigures.linear, isHole: false).fill(tint(.point(configuration.value)))
            }
            .frame(height: MeterFigures.linear)
            if configuration.hasBounds { configuration.maximumValueLabel }
        }
        .font(.system(size: MeterFigures.linearFont, weight: .semibold, design: .rounded))
        .lineLimit(1)
        .frame(height: MeterFigures.linear)
    }
}

/// `accessoryLinearCapacity`: the label above a bar between the labels of its bounds, the current value below.
struct AccessoryLinearCapacityGauge {
    let configuration: GaugeStyleConfiguration
}

extension AccessoryLinearCapacityGauge: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                CapacityBar(
                    fraction: configuration.value, height: MeterFigures.linearCapacity, track: nil, standard: AnyShapeStyle(.foreground))
                configuration.maximumValueLabel
            }
            .font(.system(size: MeterFigures.boundsFont, weight: .medium))
            configuration.currentValueLabel
        }
        .lineLimit(1)
    }
}

/// A bar with round ends, filled from the leading edge.
struct CapacityBar {
    @Environment(\.layoutDirection) var direction
    let fraction: Double
    var dates: ProgressDates?
    let height: CGFloat
    /// The empty part's style; nil for a faint tint.
    let track: AnyShapeStyle?
    let standard: AnyShapeStyle
}

extension CapacityBar: View {
    var body: some View {
        let tint = MeterStyle(course: .bar(isMirrored: direction == .rightToLeft), standard: standard)
        ZStack {
            Capsule().fill(track ?? AnyShapeStyle(MeterStyle(course: tint.course, standard: standard, strength: MeterFigures.track)))
            if let dates {
                LiveMeterView(dates: dates, form: .bar(fromRight: direction == .rightToLeft), style: tint)
            } else {
                BarPortion(fraction: fraction).fill(tint)
            }
        }
        .frame(height: height)
    }
}
