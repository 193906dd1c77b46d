/// Traits of a picture: what it would show otherwise in a place that hides private content, or while a tap is under way.
package struct RenderedTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A view is marked by `privacySensitive()`.
    public static let privateContent = RenderedTraits(rawValue: 1)
    /// A view is marked by `invalidatableContent()`.
    public static let invalidatable = RenderedTraits(rawValue: 2)
}

private enum FlippedToggleKey: EnvironmentKey { static let defaultValue: Int? = nil }

extension EnvironmentValues {
    /// The toggle that shows the other one of its states, counted in the order of the views.
    package var flippedToggle: Int? {
        get { self[FlippedToggleKey.self] }
        set { self[FlippedToggleKey.self] = newValue }
    }
}
