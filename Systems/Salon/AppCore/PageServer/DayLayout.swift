import Foundation
import SalonCore

/// The places of a day's appointments: hours down, stylists across, in slots of five minutes.
struct DayLayout {
    /// The length of a slot in minutes.
    static let slot = 5
    /// Appointments that stand beside each other at most; further ones share the last place.
    static let lanes = 4
    /// The hours that are shown at least.
    static let usual = 8..<19

    struct Block {
        var event: CalendarEvent
        /// Slots from the top.
        var start: Int
        var length: Int
        var lane: Int
        var lanes: Int
    }

    let hours: Range<Int>
    /// The blocks by stylist.
    private(set) var columns: [String: [Block]] = [:]

    /// - Parameters:
    ///   - events: of one day, in any order; cancelled ones have no place.
    ///   - minute: of a moment, after the day's midnight.
    init(_ events: [CalendarEvent], minute: (Date) -> Int) {
        let placed = events.filter { $0.status == .booked }.map { event in
            let start = min(max(minute(event.start), 0), 1_439)
            return (event, start, min(max(minute(event.end), start + Self.slot), 1_440))
        }
        let first = placed.map { $0.1 / 60 }.min() ?? Self.usual.lowerBound
        let last = placed.map { ($0.2 + 59) / 60 }.max() ?? Self.usual.upperBound
        hours = min(first, Self.usual.lowerBound)..<min(24, max(last, Self.usual.upperBound))
        for (stylist, group) in Dictionary(grouping: placed, by: \.0.stylist) {
            columns[stylist] = Self.placed(group.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }, from: hours.lowerBound * 60)
        }
    }

    var slots: Int { hours.count * 60 / Self.slot }

    /// The slot at a minute of the day; nil outside of the hours that are shown.
    func slot(at minute: Int) -> Int? {
        let slot = (minute - hours.lowerBound * 60) / Self.slot
        return minute >= hours.lowerBound * 60 && slot < slots ? slot : nil
    }

    /// Side by side where they overlap, each group of overlapping ones as wide as the column.
    private static func placed(_ events: [(CalendarEvent, Int, Int)], from top: Int) -> [Block] {
        var blocks: [Block] = [], group = 0, ends: [Int] = [], groupEnd = 0
        for (event, start, end) in events {
            if start >= groupEnd {
                for index in group..<blocks.count { blocks[index].lanes = ends.count }
                (group, ends) = (blocks.count, [])
            }
            var lane = ends.firstIndex { $0 <= start } ?? ends.count
            if lane == ends.count, ends.count < lanes { ends.append(end) }
            lane = min(lane, lanes - 1)
            ends[lane] = max(ends[lane], end)
            groupEnd = max(groupEnd, end)
            let begin = (start - top) / slot
            blocks.append(Block(event: event, start: begin, length: max(1, (end - top + slot - 1) / slot - begin), lane: lane, lanes: 1))
        }
        for index in group..<blocks.count { blocks[index].lanes = ends.count }
        return blocks
    }

    /// The classes by which blocks stand where they do: the page's policy allows no styles of single elements.
    static let style: String = {
        let day = 1_440 / slot
        var rules = (0...day).map { ".r\($0){grid-row-start:\($0 + 1)}" } + (1...day).map { ".s\($0){grid-row-end:span \($0)}" }
        for count in 1...lanes {
            rules += (0..<count).map { ".l\($0)of\(count){grid-column:\($0 * 12 / count + 1)/span \(12 / count)}" }
        }
        rules += (1...24).map { ".h\($0){grid-template-rows:repeat(\($0 * 60 / slot),var(--slot))}" }
        rules += (1...12).map { ".columns\($0){--columns:\($0)}" }
        return rules.joined(separator: "\n")
    }()
}
