import VitrineSwiftUI
import VitrineWidgetArchive

extension RenderEnvironment {
    /// Toggles of one picture whose other state is archived; beyond them a tap is shown when the widget has answered.
    static let mostFlippedToggles = 8

    /// What else of a picture is archived, so that a lock and a tap are shown at once: only where they make a difference.
    func reactions(to taps: [TapRegion], _ traits: RenderedTraits) -> [RenderEnvironment] {
        var found: [RenderEnvironment] = []
        if traits.contains(.privateContent), !hidesPrivateContent {
            var locked = self
            locked.hidesPrivateContent = true
            found.append(locked)
        }
        let performs = taps.contains { if case .perform = $0.action { true } else { false } }
        guard performs, !isInvalidated else { return found }
        var tapped = self
        tapped.isInvalidated = true
        if traits.contains(.invalidatable) { found.append(tapped) }
        for toggle in Set(taps.compactMap(\.toggle)).sorted().prefix(Self.mostFlippedToggles) {
            tapped.flippedToggle = toggle
            found.append(tapped)
        }
        return found
    }
}
