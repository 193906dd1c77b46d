import Foundation

/// A place of a view that is known once the view is laid out; a `GeometryProxy` tells it in its own coordinates.
public struct Anchor<Value> {
    /// The value where coordinates count from a point of the tile.
    let resolve: (CGPoint) -> Value
    /// The identity of what the anchor is a place of, by which anchors are compared.
    private let identity: AnyHashable

    init(identity: AnyHashable, resolve: @escaping (CGPoint) -> Value) {
        self.identity = identity
        self.resolve = resolve
    }

    /// The source of an anchor: the bounds or a point of a view.
    public struct Source {
        let name: AnyHashable
        let value: (CGRect, CGPoint) -> Value

        func anchor(of node: LayoutNode) -> Anchor {
            Anchor(identity: [AnyHashable(ObjectIdentifier(node)), name]) { [value] origin in value(node.frame, origin) }
        }
    }
}

// The value is read on the thread that lays out; a source is a pure function.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.identity == b.identity }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(name: "bounds") { frame, origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(name: ["rect", rect.minX, rect.minY, rect.width, rect.height] as [AnyHashable]) { frame, origin in
            rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(name: ["point", point.x, point.y] as [AnyHashable]) { frame, origin in
            CGPoint(x: frame.minX + point.x - origin.x, y: frame.minY + point.y - origin.y)
        }
    }

    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(name: point) { frame, origin in
            let place = point.point(in: frame)
            return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(name: array.map(\.name)) { frame, origin in array.map { $0.value(frame, origin) } }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(name: anchor.map { [$0.name] } ?? []) { frame, origin in anchor?.value(frame, origin) }
    }
}
