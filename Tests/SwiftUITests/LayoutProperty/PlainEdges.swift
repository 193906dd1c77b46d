import SwiftUI

/// The distances that a view wants from its neighbours: on each side by what they are between.
struct PlainEdges {
    /// An empty key stands for a distance whatever the neighbour is.
    typealias Side = [String: Double]
    var top: Side = ["edge below text": 0]
    var bottom: Side = ["edge above text": 0]
    var leading: Side = ["edge right of text": 0]
    var trailing: Side = ["edge left of text": 0]

    static let ordinary = PlainEdges()

    /// An empty stack stands right beside its neighbours.
    static let nothing = PlainEdges(top: ["": 0], bottom: ["": 0], leading: ["": 0], trailing: ["": 0])

    static func spacer(_ axis: Axis?) -> PlainEdges {
        var edges = PlainEdges(top: [:], bottom: [:], leading: [:], trailing: [:])
        if axis != .horizontal { (edges.top, edges.bottom) = (["": 0], ["": 0]) }
        if axis != .vertical { (edges.leading, edges.trailing) = (["": 0], ["": 0]) }
        return edges
    }

    func union(_ other: PlainEdges) -> PlainEdges {
        PlainEdges(
            top: top.merging(other.top, uniquingKeysWith: max), bottom: bottom.merging(other.bottom, uniquingKeysWith: max),
            leading: leading.merging(other.leading, uniquingKeysWith: max),
            trailing: trailing.merging(other.trailing, uniquingKeysWith: max))
    }

    func ordinary(top: Bool, leading: Bool, bottom: Bool, trailing: Bool) -> PlainEdges {
        PlainEdges(
            top: top ? Self.ordinary.top : self.top, bottom: bottom ? Self.ordinary.bottom : self.bottom,
            leading: leading ? Self.ordinary.leading : self.leading, trailing: trailing ? Self.ordinary.trailing : self.trailing)
    }

    func gap(to next: PlainEdges, along axis: Axis) -> Double {
        let (before, after) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        let shared = before.filter { !$0.key.isEmpty }.compactMap { key, value in after[key].map { value + $0 } }
        return shared.max() ?? [before[""], after[""]].compactMap { $0 }.max() ?? 8
    }
}
