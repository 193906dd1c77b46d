import Foundation
import ShopifyQL

/// Which times a period has, which of two periods belong together, and their order.
extension PlainEvaluator {
    /// The labels that occur in a period, in order, found by walking through it.
    func labels(_ period: (Date, Date), _ times: [TimeDimension]) -> [[String]] {
        let step: Double? =
            times.contains(.second)
            ? 1 : times.contains(.minute) ? 60 : times.contains(.hour) || times.contains(.hourOfDay) ? 900 : nil
        var found: [[String]] = []
        var seen: Set<[String]> = []
        var date = period.0
        while date < period.1 {
            let label = times.map { time.label($0, date).text }
            if seen.insert(label).inserted { found.append(label) }
            if let step {
                date += step - (date.timeIntervalSince1970.truncatingRemainder(dividingBy: step))
            } else {
                date = times.isEmpty ? period.1 : time.unit(.day, date).1
            }
        }
        return found
    }

    func counterparts(
        _ slots: [[String]], _ other: [[String]], _ period: (Date, Date), _ times: [TimeDimension]
    ) -> [[String]: [String]] {
        let cyclic: Set<TimeDimension> = [.hourOfDay, .dayOfWeek, .weekOfYear, .monthOfYear]
        if times.allSatisfy(cyclic.contains) { return Dictionary(uniqueKeysWithValues: slots.filter(other.contains).map { ($0, $0) }) }
        let startsDay = [base.0, period.0].allSatisfy { time.calendar.startOfDay(for: $0) == $0 }
        let sub = times.contains { [.hour, .minute, .second, .hourOfDay].contains($0) }
        guard sub, startsDay else { return Dictionary(uniqueKeysWithValues: zip(slots, other).map { ($0, $1) }) }
        // Hours meet those of the same clock time of the same day of the period.
        func places(_ slots: [[String]]) -> [String: [String]] {
            let index = times.firstIndex { [.hour, .minute, .second].contains($0) } ?? 0
            var days: [Substring] = []
            var seen: [String: Int] = [:]
            var places: [String: [String]] = [:]
            for slot in slots {
                let day = slot[index].prefix(10)
                if days.last != day { days.append(day) }
                let clock = "\(days.count) \(slot[index].dropFirst(11).prefix(8))"
                seen[clock, default: 0] += 1
                places["\(clock) \(seen[clock] ?? 0)"] = slot
            }
            return places
        }
        let mine = places(slots)
        let others = places(other)
        return Dictionary(uniqueKeysWithValues: mine.compactMap { place, slot in others[place].map { (slot, $0) } })
    }

    func precedes(_ one: Group, _ other: Group) -> Bool {
        for name in keyNames {
            let (first, second) = (PlainCondition.Operand(key(name, one)), PlainCondition.Operand(key(name, other)))
            let isTime = TimeDimension(rawValue: name) != nil
            let result = isTime ? timeOrder(first.text, second.text) : PlainOrder.compare(first, second, descending: false)
            if result != 0 { return result < 0 }
        }
        return false
    }

    private func timeOrder(_ one: String?, _ other: String?) -> Int {
        guard let one, let other, one != other else { return 0 }
        if let first = Int(one), let second = Int(other) { return first < second ? -1 : 1 }
        // Days sort as their texts do.
        guard one.utf8.count > 10 else { return one < other ? -1 : 1 }
        let reader = ISO8601DateFormatter()
        if let first = reader.date(from: one), let second = reader.date(from: other) { return first < second ? -1 : 1 }
        return one < other ? -1 : 1
    }
}
