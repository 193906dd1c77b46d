import Foundation

extension ComposedSymbol {
    /// Shapes around a mark, whose names stand behind its own.
    enum Shape: String {
        case circle, square, rectangle, triangle, diamond, hexagon, octagon, app, shield, seal, bubble, message, icloud

        /// The area that the shape's outer edge encloses.
        var outer: Path {
            switch self {
            case .circle: Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
            case .square, .app: Path(roundedRect: CGRect(x: 0.03, y: 0.03, width: 0.94, height: 0.94), cornerRadius: 0.17)
            case .rectangle: Path(roundedRect: CGRect(x: -0.13, y: 0.05, width: 1.26, height: 0.9), cornerRadius: 0.15)
            case .triangle: polygon(3, radius: 0.66, turned: -.pi / 2, about: CGPoint(x: 0.5, y: 0.62))
            case .diamond: polygon(4, radius: 0.62, turned: -.pi / 2, about: CGPoint(x: 0.5, y: 0.5))
            case .hexagon: polygon(6, radius: 0.56, turned: -.pi / 2, about: CGPoint(x: 0.5, y: 0.5))
            case .octagon: polygon(8, radius: 0.54, turned: .pi / 8, about: CGPoint(x: 0.5, y: 0.5))
            case .bubble, .message:
                Path(ellipseIn: CGRect(x: -0.05, y: 0.04, width: 1.1, height: 0.84)).union(
                    Path { path in
                        path.addLines([CGPoint(x: 0.1, y: 0.6), CGPoint(x: 0.46, y: 0.86), CGPoint(x: 0.02, y: 0.99)])
                        path.closeSubpath()
                    })
            case .icloud:
                SVGPathParser.path(
                    """
                    M.25 .8 C.1 .8 0 .7 0 .58 C0 .46 .09 .38 .2 .37 C.22 .18 .37 .05 .57 .05 C.75 .05 .89 .15 .93 .31 C1.12 .32 \
                    1.23 .42 1.23 .56 C1.23 .7 1.12 .8 .98 .8 Z
                    """)
            case .seal: polygon(16, radius: 0.54, turned: 0, about: CGPoint(x: 0.5, y: 0.5))
            case .shield:
                Path { path in
                    path.move(to: CGPoint(x: 0.5, y: 0))
                    path.addCurve(to: CGPoint(x: 0.94, y: 0.15), control1: CGPoint(x: 0.62, y: 0.1), control2: CGPoint(x: 0.78, y: 0.14))
                    path.addCurve(to: CGPoint(x: 0.5, y: 1), control1: CGPoint(x: 0.98, y: 0.62), control2: CGPoint(x: 0.78, y: 0.9))
                    path.addCurve(to: CGPoint(x: 0.06, y: 0.15), control1: CGPoint(x: 0.22, y: 0.9), control2: CGPoint(x: 0.02, y: 0.62))
                    path.addCurve(to: CGPoint(x: 0.5, y: 0), control1: CGPoint(x: 0.22, y: 0.14), control2: CGPoint(x: 0.38, y: 0.1))
                    path.closeSubpath()
                }
            }
        }

        /// The middle of a mark in the shape, and how much of an em the mark may be wide and high.
        var room: (middle: CGPoint, width: Double, height: Double) {
            switch self {
            case .triangle: (CGPoint(x: 0.5, y: 0.66), 0.4, 0.4)
            case .diamond, .hexagon: (CGPoint(x: 0.5, y: 0.5), 0.5, 0.5)
            case .rectangle: (CGPoint(x: 0.5, y: 0.5), 0.8, 0.54)
            case .bubble, .message: (CGPoint(x: 0.5, y: 0.46), 0.56, 0.44)
            case .square, .app: (CGPoint(x: 0.5, y: 0.5), 0.58, 0.58)
            case .icloud: (CGPoint(x: 0.6, y: 0.46), 0.5, 0.44)
            default: (CGPoint(x: 0.5, y: 0.5), 0.54, 0.54)
            }
        }

        private func polygon(_ corners: Int, radius: Double, turned: Double, about middle: CGPoint) -> Path {
            Path { path in
                for corner in 0..<corners {
                    let angle = turned + Double(corner) * 2 * .pi / Double(corners)
                    let point = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }
}
