import SwiftUI

/// The message shown where there is no appointment to show.
struct SalonMessage {
    let symbol: String
    let title: Text
    /// Shorter, for the small tile.
    let brief: Text?
    let words: Text?
    /// One word for the lock screen's circle.
    let word: Text
    /// A button, where one helps.
    let action: Text?

    /// Makes the message of a state; nil where there are appointments.
    init?(_ state: SalonState) {
        switch state {
        case .signedOut:
            self.init(
                "person.crop.circle", Text("Signed out", bundle: .module), brief: Text("Sign in to see your day.", bundle: .module),
                words: Text("Sign in to see your appointments.", bundle: .module), word: Text("Sign in", bundle: .module),
                action: Text("Sign in", bundle: .module))
        case .unavailable:
            let words = Text("Open the app to load your day.", bundle: .module)
            self.init(
                "calendar", Text("No appointments yet", bundle: .module), brief: words, words: words, word: Text("Open", bundle: .module))
        case .day(let day):
            let format = DayFormat(day)
            let brief = day.next.map { Text("Next: \(format.nextBriefly($0.start))", bundle: .module) }
            switch day.phase {
            case .busy: return nil
            case .clear:
                self.init(
                    "cup.and.saucer.fill", Text("All clear today", bundle: .module), brief: brief, words: nil,
                    word: Text("Clear", bundle: .module))
            case .over:
                self.init(
                    "checkmark.circle.fill", Text("Done for today", bundle: .module), brief: brief, words: nil,
                    word: Text("Done", bundle: .module))
            }
        }
    }

    private init(_ symbol: String, _ title: Text, brief: Text?, words: Text?, word: Text, action: Text? = nil) {
        self.symbol = symbol
        self.title = title
        self.brief = brief
        self.words = words
        self.word = word
        self.action = action
    }
}
