import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension Path {
    /// Adds an arc. As in Core Graphics, `clockwise` speaks of y up: on the screen it looks the other way round.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians, clockwise: clockwise,
            transform: transform)
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians, transform: transform)
    }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }

    public var cgPath: CGPath { CGPath(self) }
}
