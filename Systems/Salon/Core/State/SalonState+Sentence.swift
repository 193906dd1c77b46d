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
            if case .day(let day) = self, let age = day.age { parts.append(age) }
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
    var dateSentence: Text { SalonState.joined(phase == .busy ? counted : counted.prefix(1) + [age].compactMap { $0 }) }

    fileprivate var counted: [Text] {
        let format = DayFormat(self)
        var parts = [Text(verbatim: format.date(now)), Text("\(format.number(left.count)) left today", bundle: .module)]
        if let closing { parts.append(Text("until \(format.time(closing))", bundle: .module)) }
        if let age { parts.append(age) }
        return parts
    }

    /// When an old copy is from.
    fileprivate var age: Text? { asOf.map { Text("as of \(DayFormat(self).stamp($0))", bundle: .module) } }
}
