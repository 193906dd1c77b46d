import Foundation

/// An appointment's place beside those it overlaps.
public struct PlacedBlock: Hashable, Sendable {
    public let appointment: Appointment
    /// The column, counted from the leading edge.
    public let column: Int
    public let columns: Int
    /// Minutes of the window.
    public let from: Double
    public let to: Double
    /// Further appointments that this block stands for, as there is no room beside it.
    public var more = 0
}

/// Puts appointments that overlap beside each other.
public enum BlockColumns {
    /// Names are not readable in narrower ones.
    public static let most = 3

    /// - Parameter least: minutes that a block takes at least, so that there is room for its words.
    public static func place(_ appointments: [Appointment], in window: HourWindow, least: Double) -> [PlacedBlock] {
        let total = Double(HourWindow.hours) * 60
        var groups: [[PlacedBlock]] = []
        var group: [PlacedBlock] = []
        var ends: [Double] = []
        func close() {
            groups.append(group)
            group = []
            ends = []
        }
        for appointment in appointments where appointment.start < window.end && appointment.end > window.start {
            var from = window.minutes(to: appointment.start)
            let to = min(max(window.minutes(to: appointment.end), from + least), total)
            from = min(from, max(to - least, 0))
            if !ends.isEmpty, ends.allSatisfy({ $0 <= from }) { close() }
            if let column = ends.firstIndex(where: { $0 <= from }) ?? (ends.count < most ? ends.count : nil) {
                if column == ends.count { ends.append(to) } else { ends[column] = to }
                group.append(PlacedBlock(appointment: appointment, column: column, columns: 0, from: from, to: to))
            } else if let last = group.lastIndex(where: { $0.column == most - 1 }) {
                // No room beside the others: the last column's block tells that there are more.
                let block = group[last]
                ends[most - 1] = max(block.to, to)
                group[last] = PlacedBlock(
                    appointment: block.appointment, column: block.column, columns: 0, from: block.from, to: max(block.to, to),
                    more: block.more + 1)
            }
        }
        close()
        return groups.flatMap { group in
            let columns = (group.map(\.column).max() ?? 0) + 1
            return group.map {
                PlacedBlock(appointment: $0.appointment, column: $0.column, columns: columns, from: $0.from, to: $0.to, more: $0.more)
            }
        }
    }
}
