import ShopifyQL

/// An expression for the slot of a row's time. Release 18.16 has no function that searches a list of edges: segments of equal
/// length that follow each other are one division.
struct ClickHouseSlots {
    /// Segments of one length, one after the other, in slots that follow each other.
    private struct Run {
        var start: Int64
        var end: Int64
        let length: Int64
        let slot: Int
        var count: Int
    }

    /// The expression of the slot; nil where there is only one.
    let expression: String?
    /// The first and the last second of all segments; the last does not belong to them.
    let start: Int64
    let end: Int64
    /// The number of branches that the expression has.
    let branches: Int
    /// Whether there are times between the segments, which lie in slot −1.
    let hasGaps: Bool

    init(_ segments: [TimeSegment]) {
        start = segments.first?.start ?? 0
        end = segments.last?.end ?? 0
        var runs: [Run] = []
        var hasGaps = false
        for segment in segments {
            let length = segment.end - segment.start
            if let last = runs.last, last.end < segment.start {
                runs.append(Run(start: last.end, end: segment.start, length: segment.start - last.end, slot: -1, count: 1))
                hasGaps = true
            }
            if let last = runs.last, last.length == length, last.slot >= 0, last.slot + last.count == segment.slot {
                runs[runs.count - 1].end = segment.end
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(start: segment.start, end: segment.end, length: length, slot: segment.slot, count: 1))
            }
        }
        self.hasGaps = hasGaps
        branches = runs.count
        func value(_ run: Run) -> String {
            run.count == 1 ? "toInt32(\(run.slot))" : "toInt32(\(run.slot) + intDiv(at - \(run.start), \(run.length)))"
        }
        guard runs.count > 1 || runs.first.map({ $0.count > 1 }) == true, let last = runs.last else {
            expression = nil
            return
        }
        expression =
            runs.count == 1
            ? value(last)
            : "multiIf(" + runs.dropLast().map { "at < \($0.end), \(value($0)), " }.joined() + value(last) + ")"
    }
}
