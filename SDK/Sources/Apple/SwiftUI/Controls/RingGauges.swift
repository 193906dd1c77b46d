import Foundation

/// `accessoryCircular`: an open ring, a marker at the value, the value in the middle, and the bounds or the label in the opening.
struct OpenRingGauge {
    @Environment(\.layoutDirection) var direction
    let configuration: GaugeStyleConfiguration

    private var opening: Angle { configuration.hasBounds ? MeterFigures.openingWithBounds : MeterFigures.opening }
    private var start: Angle { .degrees(90) + opening }
    private var sweep: Angle { .degrees(360) - opening - opening }
    private var place: Angle { start + .radians(sweep.radians * configuration.value) }

    private func disc(_ diameter: CGFloat, isHole: Bool) -> MeterDisc {
        MeterDisc(angle: place, diameter: diameter, lineWidth: MeterFigures.line, isHole: isHole)
    }

    private func tint(_ course: MeterStyle.Course) -> MeterStyle {
        MeterStyle(course: course, standard: AnyShapeStyle(.foreground))
    }
}

extension OpenRingGauge: View {
    var body: some View {
        // In right to left the arc is mirrored, and with it the way its gradient runs.
        let isMirrored = direction == .rightToLeft
        let (from, to) = (start, start + sweep)
        let course = MeterStyle.Course.arc(
            start: isMirrored ? .degrees(180) - from : from, end: isMirrored ? .degrees(180) - to : to)
        ZStack {
            MeterArc(start: start, sweep: sweep, lineWidth: MeterFigures.line)
                .stroke(tint(course), style: StrokeStyle(lineWidth: MeterFigures.line, lineCap: .round))
                .clipShape(disc(MeterFigures.gap, isHole: true), style: FillStyle(eoFill: true))
            disc(MeterFigures.line, isHole: false).fill(tint(.point(configuration.value)))
            configuration.currentValueLabel.map { RingValue(content: ControlPart($0), side: MeterFigures.openValue) }
                .baselineOffset(MeterFigures.openValueRise)
            caption.frame(width: MeterFigures.openValue)
                .offset(y: configuration.hasBounds ? MeterFigures.boundsDrop : MeterFigures.labelDrop)
        }
        .modifier(RingSize())
    }

    @ViewBuilder private var caption: some View {
        HStack(spacing: MeterFigures.boundsGap) {
            if configuration.hasBounds {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            } else {
                configuration.label
            }
        }
        .font(.system(size: MeterFigures.boundsFont, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}

/// `accessoryCircularCapacity`: a closed ring filled as far as the value, which stands in the middle.
struct ClosedRingGauge {
    let configuration: GaugeStyleConfiguration
}

extension ClosedRingGauge: View {
    var body: some View {
        ZStack {
            CapacityRing(fraction: configuration.value, lineWidth: MeterFigures.line, standard: AnyShapeStyle(.foreground))
            if let current = configuration.currentValueLabel {
                RingValue(content: ControlPart(current), side: MeterFigures.closedValue)
            } else {
                RingValue(content: ControlPart(configuration.label), side: MeterFigures.closedValue)
            }
        }
        .modifier(RingSize())
    }
}

/// Makes rings as large as on the device: on one whose circular accessories are 76 points wide, 61.3 points with a line of 5.83 in two
/// rings of a picture of iOS 17 (Rminsh/JalaliCalendar), which is 58 and 5.52 by 76/72. Words are taken to grow with it.
private struct RingSize: ViewModifier {
    @Environment(\.accessoryScale) var scale

    func body(content: Content) -> some View {
        let ring = content.frame(width: MeterFigures.diameter, height: MeterFigures.diameter)
        if scale == 1 {
            ring
        } else {
            ring.scaleEffect(scale).frame(width: MeterFigures.diameter * scale, height: MeterFigures.diameter * scale)
        }
    }
}

/// A full faint ring, and a stronger one as far as the value, from the top.
struct CapacityRing {
    @Environment(\.layoutDirection) var direction
    let fraction: Double
    var dates: ProgressDates?
    let lineWidth: CGFloat
    let standard: AnyShapeStyle
}

extension CapacityRing: View {
    var body: some View {
        let top = Angle.degrees(-90)
        let turn = direction == .rightToLeft ? -1.0 : 1
        // The gradient begins with the round end before the top, so that its last colour does not show there: 6.04° on a ring whose
        // line is 2/21 of it.
        let first = top - .degrees(6.04 * turn)
        let tint = MeterStyle(course: .arc(start: first, end: first + .degrees(360 * turn)), standard: standard)
        let faint = MeterStyle(course: tint.course, standard: standard, strength: MeterFigures.track)
        ZStack {
            MeterArc(start: top, sweep: .degrees(360), lineWidth: lineWidth).stroke(faint, lineWidth: lineWidth)
            if let dates {
                LiveMeterView(
                    dates: dates, form: .ring(lineWidth: lineWidth, isAgainstClock: direction == .rightToLeft), style: tint)
            } else if fraction > 0 {
                MeterArc(start: top, sweep: .degrees(360 * min(fraction, 1)), lineWidth: lineWidth)
                    .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            }
        }
    }
}

/// The value in the middle of a ring, made smaller until it fits.
struct RingValue {
    let content: ControlPart
    let side: CGFloat
}

extension RingValue: View {
    var body: some View {
        content
            .font(.system(size: MeterFigures.valueFont, weight: .medium))
            .lineLimit(1)
            .minimumScaleFactor(0.25)
            .multilineTextAlignment(.center)
            .frame(width: side, height: side)
    }
}
