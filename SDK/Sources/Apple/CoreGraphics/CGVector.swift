import Foundation

/// A direction and a length, in points.
public struct CGVector: Hashable, Sendable, Codable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector()

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }
}

extension CGPoint {
    /// Whether both are the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both are as wide and as high.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both are the same area, whichever corner they are told from.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
