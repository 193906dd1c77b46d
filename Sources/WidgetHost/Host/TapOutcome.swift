import Foundation

/// What came of a tap on a tile.
package struct TapOutcome: Hashable, Sendable {
    /// The link that was opened, if one was.
    package var url: URL?
    /// What the control's intent threw, in a sentence. The widget shows nothing of it, as on iOS; who has sent the tap is told.
    package var failure: String?

    package init(url: URL? = nil, failure: String? = nil) {
        self.url = url
        self.failure = failure
    }
}

/// What a control's intent threw.
struct IntentFailure: Error {
    let words: String
}
