import Foundation

/// Places around a view that it may ask about once it is laid out: named coordinate spaces, the free area, the container it is sized by,
/// and who waits for preferences that only laid-out views give.
struct Surroundings {
    /// A rectangle that is known after layout, in the tile's coordinates.
    final class Place {
        var frame = CGRect.zero
    }

    var spaces: [AnyHashable: Place] = [:]
    var safeArea: SafeArea?
    var container: RelativeContainer?
    var lateReader: LatePreferences?
    /// Whether a view that is not there keeps a place of no size for the modifiers around it, as it does where it is all there is at the root.
    var keepsPlaceOfNothing = false
}

/// The area a view keeps to by itself, and the larger one it may draw into.
final class SafeArea {
    var safe = CGRect.zero
    var full = CGRect.zero

    /// How far a view may grow beyond its frame: on each edge that touches the safe area's.
    func insets(of frame: CGRect, _ edges: Edge.Set, isRightToLeft: Bool) -> EdgeInsets {
        let slack = 0.01
        let left = frame.minX <= safe.minX + slack ? max(frame.minX - full.minX, 0) : 0
        let right = frame.maxX >= safe.maxX - slack ? max(full.maxX - frame.maxX, 0) : 0
        let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
        return EdgeInsets(
            top: edges.contains(.top) && frame.minY <= safe.minY + slack ? max(frame.minY - full.minY, 0) : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) && frame.maxY >= safe.maxY - slack ? max(full.maxY - frame.maxY, 0) : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// The container whose size `containerRelativeFrame` takes.
final class RelativeContainer {
    var size: CGSize
    /// Whether a view was sized relative to the container, so that the content has to be made anew for another size.
    var isUsed = false

    init(size: CGSize) { self.size = size }
}

/// Preferences of views that exist only once they are laid out, for readers nearer than the root.
final class LatePreferences {
    var values = PreferenceValues()
    /// The reader around this one: what rises here rises there too.
    let outer: LatePreferences?

    init(outer: LatePreferences?) { self.outer = outer }

    func merge(_ other: PreferenceValues) {
        values.merge(other)
        outer?.merge(other)
    }
}
