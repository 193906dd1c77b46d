/// An error that tells why a preview cannot be shown.
public struct PreviewUnavailable: Error, Hashable, Sendable {
    /// Makes the error, of which nothing more is known.
    public init() {}
}

/// A result builder for the body of a preview, which gives the one value that the body states.
@resultBuilder public enum PreviewMacroBodyBuilder {
    /// The value of the body's one statement, unchanged.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

/// A result builder for the body of a preview's modifier, which gives the one value that the body states.
@resultBuilder public enum PreviewBodyBuilder {
    /// The value of the body's one statement, unchanged.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
}
