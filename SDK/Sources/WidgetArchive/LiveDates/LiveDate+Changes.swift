import Foundation
import VitrineDrawing

extension LiveDate {
    /// Whether a timer of an interval has come to its end, or to its pause: what it reads then, it reads for good.
    package func isFinished(at moment: Date) -> Bool {
        if case .interval = style { nextChange(after: moment) == nil } else { false }
    }

    /// The next moment at which it may read otherwise; nil when it reads so for good.
    package func nextChange(after moment: Date) -> Date? {
        let now = moment.bounded
        switch style.bounded {
        case .timer(let date): return Self.step(1, from: date, after: now)
        case .interval(let start, let end, let pause, _, let clock):
            if now < start { return start }
            return now >= min(end, pause ?? end) ? nil : Self.step(max(clock.precision, 1), from: end, after: now)
        case .stopwatch(let start, let clock):
            // A tenth of a second is the finest step worth a picture.
            return now < start ? start : Self.step(max(clock.precision, 0.1), from: start, after: now)
        case .relative(let date), .offset(let date):
            return Self.step(Self.stride(abs(date.timeIntervalSince(now)), style), from: date, after: now)
        case .difference(let anchor, let fields, let count, _):
            return Self.step(Self.stride(fields, count, abs(anchor.timeIntervalSince(now))), from: anchor, after: now)
        case .reference(let date, let fields, _, let threshold):
            if let next = relativeStyle(date, fields, threshold, now)?.discreteInput(after: now), next > now {
                // Days turn at midnight, which is at most an hour off.
                return min(next, now.addingTimeInterval(3600))
            }
            return Self.step(fields.contains(.second) ? 1 : 60, from: date, after: now)
        case .sampled(let samples): return samples.first { $0.from > now }?.from
        }
    }

    /// The first moment after `now` that lies whole steps from `anchor`.
    private static func step(_ seconds: TimeInterval, from anchor: Date, after now: Date) -> Date? {
        let steps = (now.timeIntervalSince(anchor) / seconds).rounded(.down) + 1
        let next = anchor.addingTimeInterval(steps * seconds)
        // Far from the anchor a step may be lost in rounding.
        return next > now ? next : now.addingTimeInterval(seconds)
    }

    private static func stride(_ distance: TimeInterval, _ style: Style) -> TimeInterval {
        var smallest = distance < 3600 ? 1.0 : distance < 86_400 ? 60 : 3600
        if case .offset = style, distance >= 60 { smallest = distance < 3600 ? 60 : 3600 }
        return smallest
    }

    /// Seconds of the smallest unit that can be seen at this distance.
    private static func stride(_ fields: [Field], _ count: Int, _ distance: TimeInterval) -> TimeInterval {
        let sizes: [Field: TimeInterval] = [.hour: 3600, .minute: 60, .second: 1]
        let allowed = fields.sorted()
        let largest = allowed.firstIndex { distance >= (sizes[$0] ?? 86_400) } ?? allowed.count - 1
        guard allowed.indices.contains(largest) else { return 3600 }
        let smallest = allowed[min(largest + max(count, 1) - 1, allowed.count - 1)]
        // Days end at midnight, not whole days from the anchor.
        return sizes[smallest] ?? 3600
    }
}
