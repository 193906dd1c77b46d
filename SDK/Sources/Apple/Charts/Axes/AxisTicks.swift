import Foundation
import VitrineSwiftUI

/// The values at which one set of axis marks stands, and the step between them.
struct AxisTicks {
    var data: [_Datum] = []
    /// The step for the digits of numbers.
    var step = 1.0
    /// The step for the words of dates.
    var stride = DateStride(.day, 1)
    /// Whether neither values nor a step were declared.
    private(set) var isAutomatic = false

    /// The most marks of a y axis that nobody counted, whatever its height.
    private static let mostAlong = 5

    /// The marks for a scale; an automatic domain grows to round ends.
    /// - Parameter desiredCount: what the room allows; nil for a y axis, whose marks do not depend on it.
    init(_ values: AxisMarkValues, _ draft: inout ScaleDraft, desiredCount room: Double?, _ environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        switch draft.kind {
        case .category:
            switch values.storage {
            case .values(let wanted): data = wanted
            case .automatic(_, let count?) where count > 0 && draft.names.count > count:
                let every = (draft.names.count + count - 1) / count
                data = draft.names.enumerated().filter { $0.offset % every == 0 }.map { .category($0.element) }
            default: data = draft.names.map { .category($0) }
            }
        case .date: dates(values, &draft, room ?? Double(Self.mostAlong), calendar)
        case .number: numbers(values, &draft, room)
        }
    }

    private mutating func numbers(_ values: AxisMarkValues, _ draft: inout ScaleDraft, _ room: Double?) {
        func readable(_ count: Int?) -> Double {
            // Along a y axis so many are the most that there are.
            guard let room else {
                return Ticks.step(around: draft.low, draft.high, atMost: count.map { min(max($0, 2), Ticks.limit / 2) } ?? Self.mostAlong)
            }
            let count = count.map { Double(max($0, 1)) } ?? room
            return Ticks.step(for: draft.high - draft.low, desiredCount: count)
        }
        var quantities: [Double]
        switch values.storage {
        case .values(let wanted):
            quantities = wanted.compactMap { $0.kind == .number ? $0.quantity : nil }
            if !draft.isFixed, let first = quantities.min(), let last = quantities.max() {
                draft.low = min(draft.low, first)
                draft.high = max(draft.high, last)
            }
            let sorted = Set(quantities).sorted()
            step = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? abs(quantities.first ?? 1)
            data = quantities.map { .number($0) }
            return
        case .automatic(let minimum, let count):
            if draft.transform.kind == .log || isSymmetric(draft) {
                quantities = powersOfTen(values, &draft)
                data = quantities.map { .number($0) }
                step = quantities.filter { $0 > 0 }.min() ?? 1
                return
            }
            step = readable(count)
            // Between whole numbers there is nothing to mark.
            if draft.isWhole { step = max(step, 1) }
            if let minimum, minimum > step { step = Ticks.step(for: minimum, desiredCount: 1) >= minimum ? minimum : step }
        case .stride(let wanted):
            step =
                wanted > 0 && (draft.high - draft.low) / wanted < Double(Ticks.limit)
                ? wanted : readable(nil)
        case .calendar:
            step = readable(nil)
        }
        if !draft.isFixed {
            let around = Ticks.around(draft.low, draft.high, step: step)
            if let first = around.first, values.roundsLower ?? true { draft.low = min(draft.low, first) }
            if let last = around.last, values.roundsUpper ?? true { draft.high = max(draft.high, last) }
        }
        quantities = Ticks.inside(draft.low, draft.high, step: step)
        // Numbers too close for their own precision: the ends are all there is to say.
        if quantities.isEmpty { quantities = [draft.low, draft.high] }
        data = quantities.map { .number($0) }
    }

    private func isSymmetric(_ draft: ScaleDraft) -> Bool {
        if case .symmetricLog = draft.transform.kind { true } else { false }
    }

    /// The values 1, 10, 100 …; within two decades also 2 and 5 times those. Symmetric scales have them on both sides of zero.
    private func powersOfTen(_ values: AxisMarkValues, _ draft: inout ScaleDraft) -> [Double] {
        if isSymmetric(draft) {
            let top = max(abs(draft.low), abs(draft.high), 1)
            let highest = min(max(log10(top).rounded(.up), 0), 100)
            let powers = Swift.stride(from: 0, through: highest, by: max((highest / 4).rounded(.up), 1)).map { pow(10, $0) }
            let all = powers.reversed().map { -$0 } + [0] + powers
            if !draft.isFixed {
                if let first = all.last(where: { $0 <= draft.low }) { draft.low = first }
                if let last = all.first(where: { $0 >= draft.high }) { draft.high = last }
            }
            return all.filter { $0 >= draft.low && $0 <= draft.high }
        }
        guard draft.low > 0, draft.high > draft.low else { return [] }
        var first = log10(draft.low).rounded(.down), last = log10(draft.high).rounded(.up)
        if !draft.isFixed {
            if values.roundsLower ?? true { draft.low = pow(10, first) }
            if values.roundsUpper ?? true { draft.high = pow(10, last) }
        }
        (first, last) = (max(first, -100), min(last, 100))
        guard first <= last else { return [] }
        let jump = max(((last - first) / 8).rounded(.up), 1)
        let factors: [Double] = last - first <= 2 ? [1, 2, 5] : [1]
        let all = Swift.stride(from: first, through: last, by: jump).flatMap { power in factors.map { $0 * pow(10, power) } }
        return all.filter { $0 >= draft.low * (1 - 1e-9) && $0 <= draft.high * (1 + 1e-9) }
    }

    private mutating func dates(_ values: AxisMarkValues, _ draft: inout ScaleDraft, _ room: Double, _ calendar: Calendar) {
        var calendar = calendar
        switch values.storage {
        case .values(let wanted):
            let quantities = wanted.compactMap { $0.kind == .date ? $0.quantity : nil }
            if !draft.isFixed, let first = quantities.min(), let last = quantities.max() {
                draft.low = min(draft.low, first)
                draft.high = max(draft.high, last)
            }
            data = quantities.map { .date($0) }
            let sorted = quantities.sorted()
            let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 86400
            stride = DateStride.readable.last { $0.seconds <= gap * 1.05 } ?? DateStride(.second, 1)
            return
        case .automatic(_, let count):
            stride = .best(for: draft.high - draft.low, desiredCount: count.map { Double(max($0, 1)) } ?? room)
            isAutomatic = true
            // Hours of which each has its bin are counted from the first one: 17, 23, 5, 11, in fourteen pictures of iOS 16.1.
            if draft.isBinned, !draft.isFixed, stride.seconds < 86400,
                (draft.high - draft.low) / stride.seconds < Double(Ticks.limit)
            {
                data = Swift.stride(from: draft.low, through: draft.high, by: stride.seconds).map { .date($0) }
                return
            }
        case .calendar(let wanted, let own):
            if let own { calendar = own }
            let fits = (draft.high - draft.low) / max(wanted.seconds, 0.001) < Double(Ticks.limit)
            stride = fits ? wanted : .best(for: draft.high - draft.low, desiredCount: room)
        case .stride(let seconds):
            data = Ticks.inside(draft.low, draft.high, step: seconds).map { .date($0) }
            stride = DateStride.readable.last { $0.seconds <= seconds * 1.05 } ?? DateStride(.second, 1)
            return
        }
        if !draft.isFixed {
            let around = stride.around(draft.low, draft.high, calendar)
            if let first = around.first, values.roundsLower ?? false { draft.low = min(draft.low, first) }
            if let last = around.last, values.roundsUpper ?? false { draft.high = max(draft.high, last) }
        }
        data = stride.inside(draft.low, draft.high, calendar).map { .date($0) }
    }
}
