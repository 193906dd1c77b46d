import SeededGenerators
import SwiftUI

/// A tree of views as a value: it can be made at random, shown as a view, laid out by hand, and made smaller.
indirect enum LayoutTree {
    /// The low end of an axis, its middle or its high end.
    enum Guide: CaseIterable { case low, middle, high }

    struct Bounds {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?
    }

    case color
    /// A view of its own: any length between two, and one it likes best.
    case flexible(width: Bounds, height: Bounds)
    case spacer(Double?)
    case divider
    case stack(Axis, Guide, spacing: Double?, [LayoutTree])
    case depth(Guide, Guide, [LayoutTree])
    case frame(width: Double?, height: Double?, Guide, Guide, LayoutTree)
    case flexibleFrame(width: Bounds, height: Bounds, Guide, Guide, LayoutTree)
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double, LayoutTree)
    case fixedSize(horizontal: Bool, vertical: Bool, LayoutTree)
    case aspectRatio(Double?, ContentMode, LayoutTree)
    case priority(Double, LayoutTree)
    /// An explicit guide: so much of the view's length and so many points.
    case guide(Axis, Guide, share: Double, plus: Double, LayoutTree)

    var children: [LayoutTree] {
        switch self {
        case .color, .flexible, .spacer, .divider: []
        case .stack(_, _, _, let children), .depth(_, _, let children): children
        case .frame(_, _, _, _, let child), .flexibleFrame(_, _, _, _, let child), .padding(_, _, _, _, let child),
            .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .priority(_, let child), .guide(_, _, _, _, let child):
            [child]
        }
    }

    func replacing(_ children: [LayoutTree]) -> LayoutTree {
        switch self {
        case .color, .flexible, .spacer, .divider: self
        case .stack(let axis, let guide, let spacing, _): .stack(axis, guide, spacing: spacing, children)
        case .depth(let x, let y, _): .depth(x, y, children)
        case .frame(let width, let height, let x, let y, _): .frame(width: width, height: height, x, y, children[0])
        case .flexibleFrame(let width, let height, let x, let y, _): .flexibleFrame(width: width, height: height, x, y, children[0])
        case .padding(let top, let leading, let bottom, let trailing, _):
            .padding(top: top, leading: leading, bottom: bottom, trailing: trailing, children[0])
        case .fixedSize(let horizontal, let vertical, _): .fixedSize(horizontal: horizontal, vertical: vertical, children[0])
        case .aspectRatio(let ratio, let mode, _): .aspectRatio(ratio, mode, children[0])
        case .priority(let priority, _): .priority(priority, children[0])
        case .guide(let axis, let guide, let share, let plus, _): .guide(axis, guide, share: share, plus: plus, children[0])
        }
    }

    private var takesManyChildren: Bool {
        switch self {
        case .stack, .depth: true
        default: false
        }
    }

    /// Trees a little smaller than this one.
    var smaller: [LayoutTree] {
        var result = children
        if case .color = self { return result }
        if children.isEmpty { result.append(.color) }
        for index in children.indices {
            if takesManyChildren {
                var fewer = children
                fewer.remove(at: index)
                result.append(replacing(fewer))
            }
            for candidate in children[index].smaller {
                var changed = children
                changed[index] = candidate
                result.append(replacing(changed))
            }
        }
        return result
    }

    /// The smallest tree found from here that still fails.
    func shrunk(_ fails: (LayoutTree) -> Bool) -> LayoutTree {
        var tree = self
        while let next = tree.smaller.first(where: fails) { tree = next }
        return tree
    }
}

extension SeededGenerator {
    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    /// Whole points, fractions and nothing.
    mutating func length(_ limit: Double = 120) -> Double {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: 0
        case 1: Double.random(in: 0..<limit, using: &self)
        default: Double(Int.random(in: 0..<Int(limit), using: &self))
        }
    }

    mutating func length(_ limit: Double = 120, orNilWith probability: Double) -> Double? {
        chance(probability) ? nil : length(limit)
    }

    mutating func guide() -> LayoutTree.Guide { LayoutTree.Guide.allCases.randomElement(using: &self) ?? .middle }
    mutating func axis() -> Axis { chance(0.5) ? .horizontal : .vertical }

    /// Lengths in order, each of which may be missing.
    mutating func bounds(endless: Bool = true) -> LayoutTree.Bounds {
        let sorted = [length(), length(), length()].sorted()
        return LayoutTree.Bounds(
            minimum: chance(0.5) ? nil : sorted[0], ideal: chance(0.7) ? nil : sorted[1],
            maximum: chance(0.4) ? nil : endless && chance(0.5) ? .infinity : sorted[2])
    }
}

extension LayoutTree {
    static func random(_ numbers: inout SeededGenerator, depth: Int = 4) -> LayoutTree {
        if depth == 0 || numbers.chance(0.12) { return leaf(&numbers) }
        func child() -> LayoutTree { random(&numbers, depth: depth - 1) }
        func children() -> [LayoutTree] { (0..<Int.random(in: 0...4, using: &numbers)).map { _ in child() } }
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<7:
            return .stack(
                numbers.axis(), numbers.guide(), spacing: numbers.chance(0.5) ? nil : numbers.length(20),
                children())
        case 7..<9: return .depth(numbers.guide(), numbers.guide(), children())
        case 9..<11:
            return .frame(
                width: numbers.length(orNilWith: 0.4), height: numbers.length(orNilWith: 0.4), numbers.guide(), numbers.guide(), child())
        case 11..<13:
            return .flexibleFrame(width: numbers.bounds(), height: numbers.bounds(), numbers.guide(), numbers.guide(), child())
        case 13..<15:
            return .padding(
                top: numbers.length(20), leading: numbers.length(20), bottom: numbers.length(20),
                trailing: numbers.length(20) - (numbers.chance(0.1) ? 10 : 0), child())
        case 15: return .fixedSize(horizontal: numbers.chance(0.6), vertical: numbers.chance(0.6), child())
        case 16: return .aspectRatio(numbers.chance(0.3) ? nil : 0.2 + numbers.length(40) / 10, numbers.chance(0.5) ? .fit : .fill, child())
        case 17:
            return .guide(
                numbers.axis(), numbers.guide(), share: Double.random(in: 0...1, using: &numbers), plus: numbers.length(20) - 10, child())
        default: return .priority(Double(Int.random(in: -2...2, using: &numbers)), child())
        }
    }

    private static func leaf(_ numbers: inout SeededGenerator) -> LayoutTree {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0, 1: return .color
        case 2: return .spacer(numbers.length(30, orNilWith: 0.5))
        case 3: return .divider
        default:
            func bounds() -> Bounds {
                let sorted = [numbers.length(), numbers.length(), numbers.length()].sorted()
                return Bounds(minimum: sorted[0], ideal: sorted[1], maximum: numbers.chance(0.3) ? .infinity : sorted[2])
            }
            return .flexible(width: bounds(), height: bounds())
        }
    }
}

extension LayoutTree: CustomStringConvertible {
    var description: String {
        func words(_ bounds: Bounds) -> String {
            [bounds.minimum, bounds.ideal, bounds.maximum].map { $0.map { "\($0)" } ?? "–" }.joined(separator: "…")
        }
        let inner = children.map(\.description).joined(separator: ", ")
        return switch self {
        case .color: "color"
        case .flexible(let width, let height): "flexible(\(words(width)), \(words(height)))"
        case .spacer(let length): "spacer(\(length.map { "\($0)" } ?? ""))"
        case .divider: "divider"
        case .stack(let axis, let guide, let spacing, _): "\(axis)(\(guide), \(spacing.map { "\($0)" } ?? "–"))[\(inner)]"
        case .depth(let x, let y, _): "depth(\(x), \(y))[\(inner)]"
        case .frame(let width, let height, let x, let y, _):
            "frame(\(width.map { "\($0)" } ?? "–"), \(height.map { "\($0)" } ?? "–"), \(x), \(y))[\(inner)]"
        case .flexibleFrame(let width, let height, let x, let y, _): "frame(\(words(width)), \(words(height)), \(x), \(y))[\(inner)]"
        case .padding(let top, let leading, let bottom, let trailing, _): "padding(\(top), \(leading), \(bottom), \(trailing))[\(inner)]"
        case .fixedSize(let horizontal, let vertical, _): "fixedSize(\(horizontal), \(vertical))[\(inner)]"
        case .aspectRatio(let ratio, let mode, _): "aspectRatio(\(ratio.map { "\($0)" } ?? "–"), \(mode))[\(inner)]"
        case .priority(let priority, _): "priority(\(priority))[\(inner)]"
        case .guide(let axis, let guide, let share, let plus, _): "guide(\(axis) \(guide) = \(share) × length + \(plus))[\(inner)]"
        }
    }
}
