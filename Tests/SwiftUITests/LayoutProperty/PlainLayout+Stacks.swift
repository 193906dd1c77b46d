import SwiftUI

extension PlainLayout {
    struct Arrangement {
        var offers: [Offer]
        var origins: [Size]
        var size: Size
    }

    func arrangement(_ offer: Offer, _ axis: Axis, _ guide: LayoutTree.Guide) -> Arrangement {
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        let gaps = gaps(axis)
        var offers = children.map { _ in offer }
        if let length = offer[axis] {
            var available = length - gaps.reduce(0, +)
            func asked(_ child: PlainLayout, _ length: Double) -> Double {
                var offer = offer
                offer[axis] = length
                return child.size(offer)[axis]
            }
            let order = children.indices.map { index in
                let (least, most) = (asked(children[index], 0), asked(children[index], .infinity))
                return (index: index, priority: children[index].priority, least: least, range: most == least ? 0 : most - least)
            }.sorted { a, b in
                if a.priority != b.priority { return a.priority > b.priority }
                if a.range != b.range { return a.range < b.range }
                if a.range == .infinity, a.least != b.least { return a.least > b.least }
                return a.index < b.index
            }
            for child in order where child.priority < order[0].priority { available -= child.least }
            for priority in Set(order.map(\.priority)).sorted(by: >) {
                let group = order.filter { $0.priority == priority }
                if priority < order[0].priority { available += group.map(\.least).reduce(0, +) }
                for (position, child) in group.enumerated() {
                    let share = max(available / Double(group.count - position), 0)
                    offers[child.index][axis] = share
                    // Endless room less an endless child is endless room.
                    let taken = asked(children[child.index], share)
                    if available != .infinity || taken != .infinity { available -= taken }
                }
            }
        }
        let sizes = zip(children, offers).map { $0.size($1) }
        let isEndless = sizes.contains { $0[across] == .infinity }
        let offsets = zip(children, offers).map { isEndless ? 0 : -$0.value(across, guide, $1) }
        let low = offsets.min() ?? 0
        var result = Arrangement(offers: offers, origins: [], size: Size())
        result.size[across] = isEndless ? .infinity : (zip(offsets, sizes).map { $0 + $1[across] }.max() ?? 0) - low
        var position = 0.0
        for index in children.indices {
            if index > 0 { position += gaps[index - 1] }
            var origin = Size()
            origin[axis] = position
            origin[across] = offsets[index] - low
            result.origins.append(origin)
            position += sizes[index][axis]
        }
        result.size[axis] = position
        return result
    }

    func gaps(_ axis: Axis) -> [Double] {
        guard case .stack(_, _, let spacing, _) = tree, children.count > 1 else { return [] }
        return (1..<children.count).map { spacing ?? children[$0 - 1].edges.gap(to: children[$0].edges, along: axis) }
    }

    // MARK: Gaps

    var edges: PlainEdges {
        switch tree {
        case .color, .flexible, .divider: return .ordinary
        case .spacer: return .spacer(stackAxis)
        case .stack(let axis, _, _, _):
            guard let first = children.first?.edges, let last = children.last?.edges else { return .nothing }
            var result = children.dropFirst().reduce(first) { $0.union($1.edges) }
            if axis == .horizontal {
                (result.leading, result.trailing) = (first.leading, last.trailing)
            } else {
                (result.top, result.bottom) = (first.top, last.bottom)
            }
            return result
        case .depth:
            guard let first = children.first?.edges else { return .nothing }
            return children.dropFirst().reduce(first) { $0.union($1.edges) }
        case .frame(let width, let height, _, _, _):
            return children[0].edges.ordinary(
                top: height != nil, leading: width != nil, bottom: height != nil, trailing: width != nil)
        case .flexibleFrame(let width, let height, _, _, _):
            let isWide = width.minimum != nil || width.ideal != nil || width.maximum != nil
            let isHigh = height.minimum != nil || height.ideal != nil || height.maximum != nil
            return children[0].edges.ordinary(top: isHigh, leading: isWide, bottom: isHigh, trailing: isWide)
        case .padding(let top, let leading, let bottom, let trailing, _):
            return children[0].edges.ordinary(top: top != 0, leading: leading != 0, bottom: bottom != 0, trailing: trailing != 0)
        case .fixedSize, .aspectRatio, .priority, .guide: return children[0].edges
        }
    }
}
