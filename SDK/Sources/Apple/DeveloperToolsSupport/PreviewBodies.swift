/// Why a preview cannot be shown.
public struct PreviewUnavailable: Error, Hashable, Sendable {
    /// Makes the error, of which nothing more is known.
    public init() {}
}

/// What the body of a preview gives: the last of its statements.
@resultBuilder public enum PreviewMacroBodyBuilder {
    /// What it gives.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

/// What the body of a preview's modifier gives: the last of its statements.
@resultBuilder public enum PreviewBodyBuilder {
    /// What it gives.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
}
