import Foundation

extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point that the value was made with.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value was made with.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that the value was made with.
    public var cgRectValue: CGRect { rectValue }
}
