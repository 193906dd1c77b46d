import SwiftUI
import WidgetKit

/// Hills, a sun and an aircraft on its way: what stands behind the words when no trip is ahead.
struct Landscape: View {
    let family: WidgetFamily
    /// Whether what would stand behind large words is left out: hills only.
    var isBare = false
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        let places = LandscapePlaces(family: family)
        GeometryReader { tile in
            let (sun, aircraft) = (places.sun(in: tile.size), places.aircraft(in: tile.size))
            ZStack {
                if !mode.isTinted {
                    LinearGradient(colors: [TripsPalette.washTop, TripsPalette.washBottom], startPoint: .top, endPoint: .bottom)
                }
                if !isBare {
                    Circle().fill(Color(uiColor: .systemOrange).opacity(mode.isTinted ? 0.45 : 1))
                        .frame(width: sun.width, height: sun.height)
                        .position(x: sun.midX, y: sun.midY)
                }
                Hill.far(top: tile.size.height - places.hills).fill(mode.isTinted ? Color.white.opacity(0.13) : TripsPalette.farHill)
                Hill.near(top: tile.size.height - places.hills).fill(mode.isTinted ? Color.white.opacity(0.24) : TripsPalette.nearHill)
                if !isBare {
                    Contrail(from: places.trailStart(in: tile.size), to: aircraft, rise: places.trailRise)
                        .stroke(TripsPalette.accent.opacity(0.6), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [3, 4]))
                        .widgetAccentable()
                    Aircraft(size: places.aircraftSize)
                        .rotationEffect(.degrees(7))
                        .position(aircraft)
                }
            }
        }
        // A picture: its places and its shapes turn around as one.
        .environment(\.layoutDirection, .leftToRight)
        .flipsForRightToLeftLayoutDirection(true)
        .accessibilityHidden(true)
    }
}

/// A rolling horizon, and the ground below it down to the lower edge.
private struct Hill: Shape {
    /// The cubic curve from edge to edge: parts of the width, and points below `top`.
    let start: CGFloat
    let firstControl: CGPoint
    let secondControl: CGPoint
    let end: CGFloat
    /// Points from the tile's upper edge to where the curve is measured from.
    let top: CGFloat

    static func far(top: CGFloat) -> Hill {
        Hill(start: 103, firstControl: CGPoint(x: 0.563, y: 10.7), secondControl: CGPoint(x: 0.668, y: 198.7), end: 81, top: top)
    }

    static func near(top: CGFloat) -> Hill {
        Hill(start: 133.7, firstControl: CGPoint(x: 0.338, y: 97), secondControl: CGPoint(x: 0.533, y: 154), end: 109.7, top: top)
    }

    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + top + y) }
        return Path { path in
            path.move(to: point(0, start))
            path.addCurve(
                to: point(1, end), control1: point(firstControl.x, firstControl.y), control2: point(secondControl.x, secondControl.y))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// The dashes behind an aircraft, from the leading edge to a little behind it.
private struct Contrail: Shape {
    let from: CGPoint
    let to: CGPoint
    let rise: CGFloat

    func path(in rect: CGRect) -> Path {
        let end = CGPoint(x: to.x - 11, y: to.y - 1)
        return Path { path in
            path.move(to: from)
            path.addQuadCurve(to: end, control: CGPoint(x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - rise))
        }
    }
}
