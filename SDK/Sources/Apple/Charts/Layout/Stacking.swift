import Foundation
import VitrineSwiftUI

/// The key of a series: marks with the same key make one line, or one layer of a stack.
struct SeriesKey: Hashable {
    let kind: Mark.Kind
    let series: _Datum?
    let foreground: _Datum?
    let symbol: _Datum?
    let line: _Datum?
    let position: _Datum?

    init(_ mark: Mark) {
        kind = mark.kind
        series = mark.series?.start
        foreground = mark.style.fields.foregroundBy?.start
        symbol = mark.style.fields.symbolBy?.start
        line = mark.style.fields.lineStyleBy?.start
        position = mark.style.fields.positionBy?.value.start
    }
}

/// Bars and areas on top of each other.
enum Stacking {
    private struct Place: Hashable {
        let kind: Mark.Kind
        let carrier: _Datum?
        let position: _Datum?
        let method: MarkStackingMethod.Storage
    }

    private struct End: Hashable {
        let place: Place
        let isNegative: Bool
    }

    private struct Sums {
        var positive = 0.0
        var negative = 0.0
        var total = 0.0
    }

    /// Gives each mark that grows from the baseline its two ends. Values above and below zero stack apart.
    /// - Parameter order: the values that the scale of foreground styles names, by their place there.
    static func apply(to marks: inout [Mark], order: [_Datum: Int]) {
        var ranks: [SeriesKey: Int] = [:]
        var growing: [(index: Int, rank: Int, value: Double, place: Place)] = []
        var sums: [Place: Sums] = [:]
        for index in marks.indices {
            let mark = marks[index]
            guard let axis = mark.growthAxis, let value = mark[axis].value?.start.quantity else { continue }
            let method = mark.stacking.storage
            guard method != .unstacked else {
                marks[index].stacked = (0, value)
                continue
            }
            let key = SeriesKey(mark)
            let rank = ranks[key] ?? ranks.count
            ranks[key] = rank
            let place = Place(
                kind: mark.kind, carrier: mark[axis == .vertical ? .horizontal : .vertical].value?.start, position: key.position,
                method: method)
            growing.append((index, rank, value, place))
            sums[place, default: Sums()].total += abs(value)
        }
        // Each stack has its series in the same order, whatever the order of the data: as the scale of their styles names them, others behind.
        func rank(_ one: (index: Int, rank: Int, value: Double, place: Place)) -> (Int, Int, Int) {
            let named = order.isEmpty ? nil : SeriesKey(marks[one.index]).foreground.flatMap { order[$0] }
            return (named ?? order.count, one.rank, one.index)
        }
        if ranks.count > 1 { growing.sort { rank($0) < rank($1) } }
        var outermost: [End: Int] = [:]
        for (index, _, value, place) in growing {
            if value != 0, let below = outermost.updateValue(index, forKey: End(place: place, isNegative: value < 0)) {
                marks[below].isOutermost = false
            }
            var sum = sums[place] ?? Sums()
            let from = value < 0 ? sum.negative : sum.positive
            let to = from + value
            if value < 0 { sum.negative = to } else { sum.positive = to }
            sums[place] = sum
            switch place.method {
            case .normalized: marks[index].stacked = sum.total > 0 ? (from / sum.total, to / sum.total) : (0, 0)
            case .center: marks[index].stacked = (from - sum.total / 2, to - sum.total / 2)
            default: marks[index].stacked = (from, to)
            }
        }
    }
}
