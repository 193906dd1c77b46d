import Foundation

/// Whole pixels: from `left`, `top` up to but without `right`, `bottom`.
struct PixelRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    func intersection(_ other: PixelRect) -> PixelRect {
        let rect = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
        return rect.isEmpty ? .empty : rect
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }

    func moved(x: Int, y: Int) -> PixelRect { PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y) }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }
}

extension PixelRect {
    /// Every pixel that `rect` touches.
    init(around rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite || rect.isInfinite else {
            self = .empty
            return
        }
        self.init(
            left: Int(Self.clamped(rect.minX).rounded(.down)), top: Int(Self.clamped(rect.minY).rounded(.down)),
            right: Int(Self.clamped(rect.maxX).rounded(.up)), bottom: Int(Self.clamped(rect.maxY).rounded(.up)))
    }

    /// The pixels that `rect` fills exactly, to a 64th of a pixel; nil when an edge falls between pixels.
    init?(aligned rect: CGRect) {
        func whole(_ edge: CGFloat) -> Int? {
            let edge = Self.clamped(edge), rounded = edge.rounded()
            return abs(edge - rounded) < 1.0 / 128 ? Int(rounded) : nil
        }
        guard let left = whole(rect.minX), let top = whole(rect.minY), let right = whole(rect.maxX), let bottom = whole(rect.maxY) else {
            return nil
        }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }

    /// Far outside any bitmap, yet well inside the rasteriser's fixed-point range.
    static let furthest = 200_000.0

    private static func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -furthest), furthest) }
}
