import SwiftUI

/// The message shown where there are no metrics.
struct Message {
    let symbol: String
    let title: Text
    let words: Text
    /// The words for what a tap leads to, where that is not plain.
    let action: Text?

    /// Makes the message of a content; nil for metrics.
    init?(_ content: WidgetState.Content) {
        switch content {
        case .metrics: return nil
        case .empty:
            self.init(
                "chart.bar.fill", Text("No metrics chosen", bundle: .module), Text("Touch and hold, then Edit Widget.", bundle: .module))
        case .shopGone:
            self.init(
                "bag.fill", Text("Shop no longer available", bundle: .module),
                Text("Touch and hold, then Edit Widget.", bundle: .module))
        case .signedOut:
            self.init("lock.fill", Text("Signed out", bundle: .module), Text("Open the app to sign in.", bundle: .module))
        case .retired:
            self.init(
                "info.circle", Text("No longer active", bundle: .module), Text("Add the new one.", bundle: .module),
                action: Text("How to", bundle: .module))
        }
    }

    private init(_ symbol: String, _ title: Text, _ words: Text, action: Text? = nil) {
        self.symbol = symbol
        self.title = title
        self.words = words
        self.action = action
    }
}
