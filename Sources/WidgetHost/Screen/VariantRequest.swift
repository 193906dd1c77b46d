import Foundation
import VitrineWidgetArchive

/// A tile's widget in surroundings that the tile is not in: one cell of its matrix. What is nil is as the tile has it.
package struct VariantRequest: Hashable, Sendable {
    package var scheme: RenderEnvironment.Scheme?
    package var mode: PictureRequest.Mode?
    package var typeSize: String?
    package var locale: String?
    package var rightToLeft: Bool?
    package var boldText: Bool?
    package var luminance: HomeEnvironment.Luminance?
    package var locked: Bool?
    /// The scale in pixels per point.
    package var scale: Double

    package init(scale: Double) { self.scale = scale }

    /// What the device would be set to.
    /// - Throws: `EnvironmentChange.Refusal`.
    func environment(_ now: HomeEnvironment) throws(EnvironmentChange.Refusal) -> HomeEnvironment {
        var change = EnvironmentChange()
        (change.typeSize, change.locale, change.rightToLeft, change.boldText) = (typeSize, locale, rightToLeft, boldText)
        (change.luminance, change.locked) = (luminance, locked)
        change.appearance = scheme.map { $0 == .dark ? .dark : .light }
        switch mode {
        case .fullColor: change.rendering = .fullColor
        case .tinted: change.rendering = .tinted
        case .clear: change.rendering = .clear
        case .vibrant, nil: break
        }
        return try change.applied(to: now)
    }
}
