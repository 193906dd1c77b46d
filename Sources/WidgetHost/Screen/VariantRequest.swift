import Foundation
import WidgetArchive

/// A tile's widget in surroundings that the tile is not in: one cell of its matrix. What is nil is as the tile has it.
public struct VariantRequest: Hashable, Sendable {
    public var scheme: RenderEnvironment.Scheme?
    public var mode: PictureRequest.Mode?
    public var typeSize: String?
    public var locale: String?
    public var rightToLeft: Bool?
    public var boldText: Bool?
    public var luminance: HomeEnvironment.Luminance?
    public var locked: Bool?
    /// Pixels per point.
    public var scale: Double

    public init(scale: Double) { self.scale = scale }

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
