import Foundation

/// The label above the bar, the current value small below it.
struct LinearProgress {
    let configuration: ProgressViewStyleConfiguration
}

extension LinearProgress: View {
    var body: some View {
        VStack(alignment: .leading, spacing: MeterFigures.barSpacing) {
            configuration.label
            CapacityBar(
                fraction: configuration.fractionCompleted ?? 0, dates: configuration.dates, height: MeterFigures.bar,
                track: AnyShapeStyle(.fill),
                standard: AnyShapeStyle(.tint))
            configuration.currentValueLabel.map { $0.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// A ring as large as its place, with the current value in its middle.
struct RingProgress {
    let configuration: ProgressViewStyleConfiguration
}

extension RingProgress: View {
    var body: some View {
        SquareRing { side in
            let line = side * MeterFigures.line / MeterFigures.diameter
            ZStack {
                CapacityRing(
                    fraction: configuration.fractionCompleted ?? 0, dates: configuration.dates, lineWidth: line,
                    standard: AnyShapeStyle(.tint))
                RingValue(content: middle, side: side * MeterFigures.closedValue / MeterFigures.diameter)
            }
        }
    }

    private var middle: ControlPart {
        configuration.currentValueLabel.map { ControlPart($0) } ?? configuration.label.map { ControlPart($0) } ?? ControlPart(EmptyView())
    }
}

/// A square as large as fits; of 58 points where nothing is offered.
struct SquareRing<Content: View> {
    @ViewBuilder let content: (CGFloat) -> Content
}

extension SquareRing: View {
    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            content(side).frame(width: side, height: side).frame(width: proxy.size.width, height: proxy.size.height)
        }
        .frame(idealWidth: MeterFigures.diameter, idealHeight: MeterFigures.diameter)
        .aspectRatio(1, contentMode: .fit)
    }
}

/// The wheel of spokes above its label.
struct SpinningProgress {
    @Environment(\.controlSize) var controlSize
    @Environment(\.tintIsSet) var isTinted
    let configuration: ProgressViewStyleConfiguration

    /// Points; the wheel of large controls is that of a large activity indicator.
    private var side: CGFloat { controlSize >= .large ? 37 : 20 }
}

extension SpinningProgress: View {
    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<8, id: \.self) { index in
                    WheelSpoke(turn: .degrees(Double(index) * 45)).opacity(1 - Double(index) * 0.11)
                }
            }
            .foregroundStyle(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray)))
            .frame(width: side, height: side)
            configuration.label.map { $0.foregroundStyle(.secondary) }
            configuration.currentValueLabel.map { $0.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// One spoke of the wheel, turned from the top against the clock.
struct WheelSpoke: Shape {
    var turn: Angle

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let spoke = CGRect(x: rect.midX - side * 0.055, y: rect.midY - side * 0.475, width: side * 0.11, height: side * 0.25)
        return Path(roundedRect: spoke, cornerRadius: spoke.width / 2, style: .circular)
            .applying(CGAffineTransform(rotationAngle: -turn.radians).about(CGPoint(x: rect.midX, y: rect.midY)))
    }
}
