import SwiftUI

extension Appointment {
    /// “13:30 – 14:15. Chiara M.. Cut and finish”; under way “Now, until 14:15”. Names are left out where they are hidden.
    func sentence(_ day: DaySheet, hidesNames: Bool) -> Text {
        let format = DayFormat(day)
        let when =
            isUnderWay(at: day.now)
            ? Text("Now, until \(format.time(end))", bundle: .module) : Text(verbatim: format.interval(start, end))
        guard !hidesNames else { return when }
        return when + Text(verbatim: ": " + [customer, treatment].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}

extension SalonState {
    /// The whole tile in words.
    func sentence(hidesNames: Bool) -> Text {
        if let message = SalonMessage(self) {
            var parts: [Text] = []
            if case .day(let day) = self { parts.append(Text(verbatim: DayFormat(day).date(day.now))) }
            parts.append(message.title)
            if let words = message.words ?? message.brief { parts.append(words) }
            if case .day(let day) = self { parts += day.notes }
            return Self.joined(parts)
        }
        guard case .day(let day) = self else { return Text(verbatim: "") }
        var parts = day.counted
        if let first = day.first { parts.append(first.sentence(day, hidesNames: hidesNames)) }
        return Self.joined(parts)
    }

    fileprivate static func joined(_ parts: [Text]) -> Text {
        parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + Text(verbatim: ". ") + $1 }
    }
}

extension DaySheet {
    /// The date, how many are left and until when, for a tile whose appointments are read one by one.
    var dateSentence: Text { SalonState.joined(phase == .busy ? counted : counted.prefix(1) + notes) }

    fileprivate var counted: [Text] {
        let format = DayFormat(self)
        var parts = [Text(verbatim: format.date(now)), Text("\(format.number(left.count)) left today", bundle: .module)]
        if let closing { parts.append(Text("until \(format.time(closing))", bundle: .module)) }
        return parts + notes
    }

    /// “as of 09:48”: when an old copy is from, in all families alike.
    var age: Text? { asOf.map { Text("as of \(DayFormat(self).stamp($0))", bundle: .module) } }

    /// “Rome time”: whose times these are, where the device's clock shows others.
    var zone: Text? {
        guard isElsewhere else { return nil }
        let format = DayFormat(self)
        return format.place.map { Text("\($0) time", bundle: .module) } ?? Text(verbatim: format.zoneName)
    }

    /// “Rome”: the same where there is no room for more.
    var shortZone: Text? { isElsewhere ? Text(verbatim: DayFormat(self).place ?? DayFormat(self).zoneName) : nil }

    /// The notes that are shown beside the appointments, however small the tile: the age first.
    var notes: [Text] { [age, zone].compactMap { $0 } }

    /// The notes on one line; nil where there are none.
    var noteLine: Text? { Self.line(notes) }

    /// “13:30 · as of 09:48 · Rome time”.
    static func line(_ parts: [Text]) -> Text? {
        parts.dropFirst().reduce(parts.first) { line, part in line.map { $0 + Text(verbatim: " · ") + part } }
    }
}
