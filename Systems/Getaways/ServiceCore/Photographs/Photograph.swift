import Foundation

/// A JPEG of 1600 × 1067 pixels.
struct Photograph: Sendable {
    var bytes: Data
    /// Another one for other bytes.
    var tag: String
}
