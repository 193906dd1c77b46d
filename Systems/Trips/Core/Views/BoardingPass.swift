import SwiftUI
import WidgetKit

/// The tear-off line between the two parts of a boarding pass: dashes, and a notch at either end.
struct Perforation: View {
    let axis: Axis
    /// The distance of the dashes from the ends, points.
    private let inset: CGFloat = 13
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        ZStack {
            TearLine(axis: axis, inset: inset)
                .stroke(TripsPalette.perforation, style: StrokeStyle(lineWidth: 1.5, dash: [3.5, 2]))
            if !mode.isTinted {
                Notches(axis: axis).fill(TripsPalette.notch)
            }
        }
        .accessibilityHidden(true)
    }
}

/// A line through the middle of its frame.
private struct TearLine: Shape {
    let axis: Axis
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            if axis == .horizontal {
                path.move(to: CGPoint(x: rect.minX + inset, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
            } else {
                path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - inset))
            }
        }
    }
}

/// Circles of 14 points around both ends; the tile cuts off their outer halves.
private struct Notches: Shape {
    let axis: Axis

    func path(in rect: CGRect) -> Path {
        let ends =
            axis == .horizontal
            ? [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]
            : [CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)]
        return Path { path in
            for end in ends { path.addEllipse(in: CGRect(x: end.x - 7, y: end.y - 7, width: 14, height: 14)) }
        }
    }
}

/// The way from one airport to the other: a dashed arc between two dots, an aircraft at its top.
struct FlightArc: View {
    let symbolSize: CGFloat
    /// The height of the arc, in points.
    let height: CGFloat
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        ZStack(alignment: .top) {
            if !redaction.contains(.placeholder) {
                ArcDots().fill(TripsPalette.fill)
                // The arc stops short of the aircraft on both sides.
                Arc(from: 0, to: 0.36).stroke(TripsPalette.fill.opacity(0.55), style: StrokeStyle(lineWidth: 1.5, dash: [2, 4]))
                Arc(from: 0.64, to: 1).stroke(TripsPalette.fill.opacity(0.55), style: StrokeStyle(lineWidth: 1.5, dash: [2, 4]))
            }
            Aircraft(size: symbolSize).offset(y: -symbolSize / 2)
        }
        .frame(height: height)
        .accessibilityHidden(true)
        .widgetAccentable()
    }
}

/// An aircraft that flies to the right, or the way one reads.
struct Aircraft: View {
    let size: CGFloat
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        if redaction.contains(.placeholder) {
            Circle().fill(Color(uiColor: .systemFill)).frame(width: size, height: size)
        } else {
            Image(systemName: "airplane").font(.system(size: size)).foregroundColor(TripsPalette.accent)
                .flipsForRightToLeftLayoutDirection(true)
                .accessibilityHidden(true)
                .widgetAccentable()
        }
    }
}

/// Part of an arc over the whole frame.
private struct Arc: Shape {
    let from: CGFloat
    let to: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY - rect.height))
        }
        .trimmedPath(from: from, to: to)
    }
}

private struct ArcDots: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for x in [rect.minX, rect.maxX] { path.addEllipse(in: CGRect(x: x - 2.5, y: rect.maxY - 2.5, width: 5, height: 5)) }
        }
    }
}

/// A day and time with the days that passed since, raised: “06:55 +1”.
struct TimeWithOffset: View {
    let time: String
    let offset: String?
    let offsetFont: Font
    let raise: CGFloat
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 1) {
            Text(verbatim: time).monospacedDigit().fixedSize()
            if let offset, !redaction.contains(.placeholder) {
                Text(verbatim: offset).font(offsetFont).foregroundColor(TripsPalette.secondaryText).fixedSize()
                    // A sign before a number is read with it, whichever way the words around it run.
                    .environment(\.layoutDirection, .leftToRight)
                    .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + raise }
            }
        }
    }
}

/// A value under its name: “Stops”, “Direct”.
struct LabelledValue: View {
    let label: Text
    let value: String
    var alignment = HorizontalAlignment.leading

    var body: some View {
        VStack(alignment: alignment, spacing: 3) {
            label.font(.caption).foregroundColor(TripsPalette.secondaryText)
            Text(verbatim: value).font(.headline).foregroundColor(.primary).minimumScaleFactor(0.75)
        }
        .lineLimit(1)
    }
}
