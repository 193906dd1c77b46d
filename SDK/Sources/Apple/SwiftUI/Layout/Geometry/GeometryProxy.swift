import Foundation

/// A view's own size and place, for the views inside. Turned and scaled views are seen where layout put them.
public struct GeometryProxy {
    /// The size in points.
    public let size: CGSize
    let frameInTile: CGRect
    let surroundings: Surroundings?
    let isRightToLeft: Bool

    /// How much of the view lies in an area that views keep free; zero in a widget but inside `safeAreaInset` and `safeAreaPadding`.
    public var safeAreaInsets: EdgeInsets {
        surroundings?.safeArea?.insets(of: frameInTile, .all, isRightToLeft: isRightToLeft) ?? EdgeInsets()
    }

    /// How much of the view's corners the container's cover; nothing in a widget, whose content stands inside of them.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    private func origin(of space: CoordinateSpace) -> CGPoint? {
        switch space {
        case .global: .zero
        case .local: frameInTile.origin
        case .named(let name): surroundings?.spaces[name]?.frame.origin
        }
    }

    /// The view's rectangle where coordinates count from `space`; a name that no view around carries stands for the tile.
    public func frame(in space: CoordinateSpace) -> CGRect {
        let origin = origin(of: space) ?? .zero
        return CGRect(origin: CGPoint(x: frameInTile.minX - origin.x, y: frameInTile.minY - origin.y), size: size)
    }

    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The named view's rectangle in this view's own coordinates.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let frame = surroundings?.spaces[space.name]?.frame else { return nil }
        return frame.offsetBy(dx: -frameInTile.minX, dy: -frameInTile.minY)
    }

    /// The value of an anchor, in this view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(frameInTile.origin) }
}
