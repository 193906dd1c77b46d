import SwiftUI

/// A strip that begins beyond its left edge and ends on the right in a line leaning by 14°, with round corners.
struct LeaningShape: Shape {
    /// The radius of the corners in points.
    static let corner: CGFloat = 6
    /// The tangent of 14°.
    private static let slope: CGFloat = 0.2493

    /// The distance of the upper right corner beyond the lower one, in points.
    static func lean(ofHeight height: CGFloat) -> CGFloat { height * slope }

    func path(in rect: CGRect) -> Path {
        let lean = min(Self.lean(ofHeight: rect.height), rect.width)
        let corner = min(Self.corner, rect.height / 2, rect.width / 2)
        let upper = CGPoint(x: rect.maxX, y: rect.minY)
        let lower = CGPoint(x: rect.maxX - lean, y: rect.maxY)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addArc(tangent1End: upper, tangent2End: lower, radius: corner)
            path.addArc(tangent1End: lower, tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: corner)
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
