import SwiftUI

/// The rules of layout once more, written down plainly and without regard to speed: sizes, places, gaps and guides of a `LayoutTree`.
/// This layout shares no code with the engine; where both agree on random trees, neither has a slip that the other has not.
final class PlainLayout {
    struct Offer: Equatable {
        var width: Double?
        var height: Double?
        static let ideal = Offer()

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    struct Size: Equatable {
        var width = 0.0
        var height = 0.0

        subscript(axis: Axis) -> Double {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
        var offer: Offer { Offer(width: width, height: height) }
    }

    let tree: LayoutTree
    let children: [PlainLayout]
    /// The axis of the stack around.
    let stackAxis: Axis?
    let pixel: Double
    let mirrored: Bool
    var known: [(Offer, Size)] = []

    init(_ tree: LayoutTree, in stackAxis: Axis? = nil, pixel: Double, mirrored: Bool) {
        self.tree = tree
        self.stackAxis = stackAxis
        self.pixel = pixel
        self.mirrored = mirrored
        var inside = stackAxis
        if case .stack(let axis, _, _, _) = tree { inside = axis }
        if case .depth = tree { inside = nil }
        children = tree.children.map { PlainLayout($0, in: inside, pixel: pixel, mirrored: mirrored) }
    }

    /// A modifier that sets a trait and is no box of its own.
    var isTransparent: Bool {
        if case .priority = tree { true } else { false }
    }

    // MARK: Priority

    /// The priority that `layoutPriority` gave, through all later modifiers.
    var givenPriority: Double? {
        switch tree {
        case .priority(let priority, _): priority
        case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .guide: children[0].givenPriority
        default: nil
        }
    }

    /// The priority of the view itself: a spacer or an empty stack gives way last, and only a few modifiers keep that.
    var ownPriority: Double {
        switch tree {
        case .spacer: -.infinity
        case .stack(_, _, _, let children) where children.isEmpty: -.infinity
        case .depth(_, _, let children) where children.isEmpty: -.infinity
        case .fixedSize, .guide: children[0].ownPriority
        default: 0
        }
    }

    var priority: Double { givenPriority ?? ownPriority }

    // MARK: Size

    func size(_ offer: Offer) -> Size {
        for (earlier, size) in known where earlier == offer { return size }
        let size = computedSize(offer)
        known.append((offer, size))
        return size
    }

    private func computedSize(_ offer: Offer) -> Size {
        switch tree {
        case .color: return Size(width: offer.width ?? 10, height: offer.height ?? 10)
        case .flexible(let width, let height):
            func length(_ offer: Double?, _ bounds: LayoutTree.Bounds) -> Double {
                min(max(offer ?? bounds.ideal!, bounds.minimum!), bounds.maximum!)
            }
            return Size(width: length(offer.width, width), height: length(offer.height, height))
        case .spacer(let minimum):
            let least = minimum ?? 8
            var size = Size(width: max(offer.width ?? 0, least), height: max(offer.height ?? 0, least))
            if let stackAxis { size[stackAxis == .horizontal ? .vertical : .horizontal] = 0 }
            return size
        case .divider:
            return stackAxis == .horizontal
                ? Size(width: pixel, height: offer.height ?? 10) : Size(width: offer.width ?? 10, height: pixel)
        case .stack(let axis, let guide, _, _): return arrangement(offer, axis, guide).size
        case .depth:
            let highest = children.map(\.priority).max() ?? 0
            let sizes = children.filter { $0.priority == highest }.map { $0.size(offer) }
            return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        case .frame(let width, let height, _, _, _):
            let child = children[0].size(Offer(width: width ?? offer.width, height: height ?? offer.height))
            return Size(width: width ?? child.width, height: height ?? child.height)
        case .flexibleFrame(let width, let height, _, _, _):
            let (width, height) = (Self.ordered(width), Self.ordered(height))
            let inner = Offer(width: Self.inside(offer.width, width), height: Self.inside(offer.height, height))
            let child = children[0].size(inner)
            return Size(
                width: Self.outside(offer.width, inner.width, child.width, width),
                height: Self.outside(offer.height, inner.height, child.height, height))
        case .padding(let top, let leading, let bottom, let trailing, _):
            let child = children[0].size(paddedOffer(offer))
            return Size(width: max(child.width + leading + trailing, 0), height: max(child.height + top + bottom, 0))
        case .fixedSize, .aspectRatio, .priority, .guide: return children[0].size(onlyChild(in: nil, offer).offer)
        }
    }

    private static func ordered(_ bounds: LayoutTree.Bounds) -> LayoutTree.Bounds {
        let minimum = bounds.minimum.map { max($0, 0) }
        let ideal = bounds.ideal.map { max($0, minimum ?? 0) }
        return LayoutTree.Bounds(minimum: minimum, ideal: ideal, maximum: bounds.maximum.map { max($0, ideal ?? minimum ?? 0) })
    }

    private static func inside(_ offer: Double?, _ bounds: LayoutTree.Bounds) -> Double? {
        (offer ?? bounds.ideal).map { min(max($0, bounds.minimum ?? -.infinity), bounds.maximum ?? .infinity) }
    }

    private static func outside(_ offer: Double?, _ inner: Double?, _ child: Double, _ bounds: LayoutTree.Bounds) -> Double {
        if let offer {
            if let minimum = bounds.minimum, let maximum = bounds.maximum { return min(max(offer, minimum), maximum) }
        } else if let ideal = bounds.ideal {
            return ideal
        }
        switch (bounds.minimum, bounds.maximum) {
        case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
        case (let minimum?, nil): return max(min(inner ?? .infinity, child), minimum)
        case (nil, let maximum?): return min(max(inner ?? -.infinity, child), maximum)
        case (nil, nil): return child
        }
    }

    private func paddedOffer(_ offer: Offer) -> Offer {
        guard case .padding(let top, let leading, let bottom, let trailing, _) = tree else { return offer }
        return Offer(width: offer.width.map { max($0 - leading - trailing, 0) }, height: offer.height.map { max($0 - top - bottom, 0) })
    }

    // MARK: One child

    /// The place in a box of `size` (nil while only the offer is wanted) where a one-child modifier puts its child, and what it offers it.
    private func onlyChild(in size: Size?, _ offer: Offer) -> (x: Double, y: Double, offer: Offer) {
        let child = children[0]
        func centred(_ offer: Offer) -> (Double, Double, Offer) {
            guard let size else { return (0, 0, offer) }
            let inner = child.size(offer)
            return ((size.width - inner.width) / 2, (size.height - inner.height) / 2, offer)
        }
        func aligned(_ x: LayoutTree.Guide, _ y: LayoutTree.Guide, _ offer: Offer) -> (Double, Double, Offer) {
            guard let size else { return (0, 0, offer) }
            return (
                Self.usual(x, size.width) - child.value(.horizontal, x, offer),
                Self.usual(y, size.height) - child.value(.vertical, y, offer),
                offer
            )
        }
        switch tree {
        case .frame(let width, let height, let x, let y, _):
            return aligned(x, y, Offer(width: width ?? offer.width, height: height ?? offer.height))
        case .flexibleFrame(let width, let height, let x, let y, _):
            guard let size else { return (0, 0, offer) }
            func own(_ length: Double, _ offer: Double?, _ bounds: LayoutTree.Bounds) -> Double? {
                let bounds = Self.ordered(bounds)
                let isBetween = length > bounds.minimum ?? -.infinity && length < bounds.maximum ?? .infinity
                return offer == nil && bounds.ideal == nil && isBetween ? nil : length
            }
            return aligned(x, y, Offer(width: own(size.width, offer.width, width), height: own(size.height, offer.height, height)))
        case .padding(let top, let leading, _, _, _): return (leading, top, paddedOffer(offer))
        case .fixedSize(let horizontal, let vertical, _):
            return centred(Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height))
        case .aspectRatio(let given, let mode, _): return centred(scaled(offer, given, mode))
        default: return (0, 0, offer)
        }
    }

    /// An axis that is offered nothing does not count, whether the child is to fit or to fill.
    private func scaled(_ offer: Offer, _ given: Double?, _ mode: ContentMode) -> Offer {
        if offer == .ideal { return offer }
        let ideal = children[0].size(.ideal)
        let ratio = given ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : 1)
        let scales = [offer.width.map { $0 / ratio }, offer.height].compactMap { $0 }
        let scale = (mode == .fit ? scales.min() : scales.max()) ?? 0
        return Offer(width: scale * ratio, height: scale)
    }

    // MARK: Guides

    private static func usual(_ guide: LayoutTree.Guide, _ length: Double) -> Double {
        switch guide {
        case .low: 0
        case .middle: length / 2
        case .high: length
        }
    }

    func value(_ axis: Axis, _ guide: LayoutTree.Guide, _ offer: Offer) -> Double {
        let size = size(offer)
        return explicit(axis, guide, size, offer) ?? Self.usual(guide, size[axis])
    }

    /// Modifiers hand on their child's guide; views with several children have none of the built-in ones.
    func explicit(_ axis: Axis, _ guide: LayoutTree.Guide, _ size: Size, _ offer: Offer) -> Double? {
        switch tree {
        case .color, .flexible, .spacer, .divider, .stack, .depth: return nil
        case .guide(axis, guide, let share, let plus, _): return size[axis] * share + plus
        default:
            let place = onlyChild(in: size, offer)
            let inner = children[0].size(place.offer)
            return children[0].explicit(axis, guide, inner, place.offer).map { $0 + (axis == .horizontal ? place.x : place.y) }
        }
    }

    // MARK: Places

    /// The frame of every box, parents before children, children in source order.
    func frames(offer: Offer) -> [CGRect] {
        var frames: [CGRect] = []
        place(0, 0, offer, &frames)
        return frames
    }

    private func place(_ x: Double, _ y: Double, _ offer: Offer, _ frames: inout [CGRect]) {
        let size = size(offer)
        if !isTransparent { frames.append(CGRect(x: x, y: y, width: size.width, height: size.height)) }
        func put(_ child: PlainLayout, _ left: Double, _ top: Double, _ offer: Offer) {
            let left = mirrored ? size.width - left - child.size(offer).width : left
            child.place(x + left, y + top, offer, &frames)
        }
        switch tree {
        case .color, .spacer, .divider: break
        case .flexible: frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
        case .stack(let axis, let guide, _, _):
            var offer = offer
            let across: Axis = axis == .horizontal ? .vertical : .horizontal
            offer[across] = offer[across] ?? size[across]
            let arrangement = arrangement(offer, axis, guide)
            for (index, child) in children.enumerated() {
                put(child, arrangement.origins[index].width, arrangement.origins[index].height, arrangement.offers[index])
            }
        case .depth(let horizontal, let vertical, _):
            let highest = children.map(\.priority).max() ?? 0
            let leading = children.filter { $0.priority == highest }
            let x = leading.map { $0.value(.horizontal, horizontal, size.offer) }.max() ?? 0
            let y = leading.map { $0.value(.vertical, vertical, size.offer) }.max() ?? 0
            for child in children {
                put(
                    child, x - child.value(.horizontal, horizontal, size.offer), y - child.value(.vertical, vertical, size.offer),
                    size.offer)
            }
        default:
            let place = onlyChild(in: size, offer)
            put(children[0], place.x, place.y, place.offer)
        }
    }
}
