import Foundation

/// A JPEG of 1600 × 1067 pixels.
public struct Photograph: Sendable {
    public var bytes: Data
    /// Another one for other bytes.
    public var tag: String

    public init(bytes: Data, tag: String) {
        self.bytes = bytes
        self.tag = tag
    }
}
