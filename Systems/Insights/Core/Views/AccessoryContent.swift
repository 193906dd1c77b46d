import SwiftUI

/// The content of a lock-screen family for a state: its first metric, or a message.
enum AccessoryContent {
    case metric(MetricType, MetricFigures?)
    case message(symbol: String, word: Text, title: Text, words: Text)

    init(_ state: WidgetState) {
        switch state.content {
        case .metrics(let slots):
            for case .metric(let metric, let figures) in slots {
                self = .metric(metric, figures)
                return
            }
            self = .choose
        case .empty: self = .choose
        case .shopGone:
            self = .message(
                symbol: "bag.fill", word: Text("Choose", bundle: .module), title: Text("No shop", bundle: .module),
                words: Text("Touch and hold the lock screen to choose.", bundle: .module))
        case .signedOut:
            self = .message(
                symbol: "lock.fill", word: Text("Sign in", bundle: .module), title: Text("Signed out", bundle: .module),
                words: Text("Open the app to sign in.", bundle: .module))
        case .retired:
            self = .message(
                symbol: "info.circle", word: Text("How to", bundle: .module), title: Text("No longer active", bundle: .module),
                words: Text("Add the new one.", bundle: .module))
        }
    }

    private static var choose: AccessoryContent {
        .message(
            symbol: "chart.bar.fill", word: Text("Choose", bundle: .module), title: Text("No metric", bundle: .module),
            words: Text("Touch and hold the lock screen to choose.", bundle: .module))
    }
}
