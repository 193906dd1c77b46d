import SwiftUI

/// The appointment of a later day, in words.
struct NextWords {
    let day: DaySheet
    let next: Appointment

    private var when: Text { Text("Next: \(DayFormat(day).next(next.start))", bundle: .module) }
    /// “Next: Sat 9:30”.
    var briefly: Text { Text("Next: \(DayFormat(day).nextBriefly(next.start))", bundle: .module) }
    private var name: String { CustomerName(next.customer).short }

    /// “Next: Sat 13, 9:30”, below it “Chiara M., Balayage”.
    func twoLines(hidesNames: Bool) -> Text {
        hidesNames ? when : when + Text(verbatim: "\n" + [name, next.treatment].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// “Next: Sat 13, 9:30 · Chiara M.”
    func oneLine(hidesNames: Bool) -> Text { hidesNames || name.isEmpty ? when : when + Text(verbatim: " · \(name)") }
}
