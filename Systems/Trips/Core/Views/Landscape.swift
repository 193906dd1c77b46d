import SwiftUI
import WidgetKit

/// Hills, a sun and an aircraft on its way: what stands behind the words when no trip is ahead.
struct Landscape: View {
    let family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        ZStack(alignment: .topLeading) {
            if !mode.isTinted {
                LinearGradient(colors: [TripsPalette.washTop, TripsPalette.washBottom], startPoint: .top, endPoint: .bottom)
            }
            Circle().fill(Color(uiColor: .systemOrange).opacity(mode.isTinted ? 0.45 : 1))
                .frame(width: places.sun.width, height: places.sun.height)
                .offset(x: places.sun.minX, y: places.sun.minY)
            Hills(heights: places.far).fill(mode.isTinted ? Color.white.opacity(0.13) : TripsPalette.farHill)
            Hills(heights: places.near).fill(mode.isTinted ? Color.white.opacity(0.24) : TripsPalette.nearHill)
            Contrail(from: places.start, to: places.aircraft)
                .stroke(TripsPalette.fill.opacity(0.8), style: StrokeStyle(lineWidth: 1.5, dash: [3, 3.5]))
            Aircraft(size: places.symbol)
                .frame(width: 28, height: 28)
                .offset(x: places.aircraft.x - 10, y: places.aircraft.y - 14)
        }
        .accessibilityHidden(true)
    }

    /// Where things stand, in points of the family's tile on a 393 × 852 screen; hills as parts of the height.
    private var places: Places {
        switch family {
        case .systemSmall:
            Places(
                sun: CGRect(x: 95, y: 60, width: 46, height: 46), far: [0.66, 0.45, 0.80, 0.56], near: [0.87, 0.66, 0.90, 0.73],
                start: CGPoint(x: 2, y: 85), aircraft: CGPoint(x: 78, y: 81), symbol: 14)
        case .systemMedium:
            Places(
                sun: CGRect(x: 242, y: 32, width: 68, height: 68), far: [0.66, 0.34, 0.98, 0.53], near: [0.86, 0.62, 0.98, 0.73],
                start: CGPoint(x: 0, y: 78), aircraft: CGPoint(x: 208, y: 72), symbol: 17)
        default:
            Places(
                sun: CGRect(x: 210, y: 76, width: 92, height: 92), far: [0.45, 0.28, 0.60, 0.40], near: [0.54, 0.47, 0.54, 0.47],
                start: CGPoint(x: 0, y: 130), aircraft: CGPoint(x: 180, y: 107), symbol: 22)
        }
    }

    private struct Places {
        let sun: CGRect
        let far: [CGFloat]
        let near: [CGFloat]
        let start: CGPoint
        let aircraft: CGPoint
        let symbol: CGFloat
    }
}

/// A rolling horizon down to the lower edge: from the left through two control heights to the right, as parts of the frame's height.
private struct Hills: Shape {
    let heights: [CGFloat]

    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ height: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * height)
        }
        return Path { path in
            path.move(to: point(0, heights[0]))
            path.addCurve(to: point(1, heights[3]), control1: point(0.42, heights[1]), control2: point(0.72, heights[2]))
            path.addLine(to: point(1, 1))
            path.addLine(to: point(0, 1))
            path.closeSubpath()
        }
    }
}

/// The dashes behind an aircraft.
private struct Contrail: Shape {
    let from: CGPoint
    let to: CGPoint

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX + from.x, y: rect.minY + from.y))
            path.addQuadCurve(
                to: CGPoint(x: rect.minX + to.x - 8, y: rect.minY + to.y + 1),
                control: CGPoint(x: rect.minX + (from.x + to.x) * 0.55, y: rect.minY + min(from.y, to.y) - 10))
        }
    }
}
