import Foundation
import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

/// The content that the pictures of one widget have in common.
public protocol SceneContent {
    /// The state that a picture shows.
    associatedtype State: Sendable
    associatedtype Body: View
    /// The locale of the pictures whose names have no language.
    static var usualLocale: String { get }
    /// The scenes that are looked at most: their references have two pixels a point, all others one.
    static var looked: Set<String> { get }
    @MainActor static func view(_ state: State) -> Body
}

/// One picture of a widget: what it shows, in which tile, in which surroundings.
public struct PictureScene<Content: SceneContent>: Sendable, CustomStringConvertible {
    public typealias State = @Sendable (Locale) -> Content.State

    /// The surroundings on which a picture depends beside its state.
    public struct Surroundings: Sendable {
        public var scheme = RenderEnvironment.Scheme.light
        public var mode = RenderEnvironment.Mode.fullColor
        public var locale = Content.usualLocale
        public var typeSize = "large"
        public var isPlaceholder = false
        /// Names are hidden, as on a locked device.
        public var isLocked = false
        public var device = Device.standard
    }

    public let name: String
    public let state: State
    public let family: WidgetFamilyName
    public let surroundings: Surroundings

    public init(
        _ name: String, _ family: WidgetFamilyName, _ scheme: RenderEnvironment.Scheme = .light,
        _ mode: RenderEnvironment.Mode = .fullColor, locale: String = Content.usualLocale, typeSize: String = "large",
        isPlaceholder: Bool = false, isLocked: Bool = false, _ state: @escaping State
    ) {
        let size = family.rawValue.replacingOccurrences(of: "system", with: "").replacingOccurrences(of: "accessory", with: "").lowercased()
        let parts: [String?] = [
            name, size, scheme == .light ? nil : scheme.rawValue, mode == .fullColor ? nil : mode.rawValue,
            locale == Content.usualLocale ? nil : String(locale.prefix(2)), typeSize == "large" ? nil : typeSize,
            isLocked ? "locked" : nil,
        ]
        self.name = parts.compactMap(\.self).joined(separator: "-")
        self.state = state
        self.family = family
        surroundings = Surroundings(
            scheme: scheme, mode: mode, locale: locale, typeSize: typeSize, isPlaceholder: isPlaceholder, isLocked: isLocked)
    }

    public var description: String { name }

    /// Pixels a point of a reference.
    public var referenceScale: Double { Content.looked.contains(name) ? 2 : 1 }

    /// The picture at two pixels a point.
    @MainActor public func draw() throws -> Picture { try draw(on: surroundings.device) }

    /// Draws the picture on a screen of another size, or at another scale.
    @MainActor public func draw(on device: Device, scale: Double = 2) throws -> Picture {
        var device = device
        device.scale = scale
        var settings = PictureSettings(
            family: family, scheme: surroundings.scheme, mode: surroundings.mode, device: device, locale: surroundings.locale,
            timeZone: "Europe/Rome", typeSize: surroundings.typeSize)
        settings.environment.hidesPrivateContent = surroundings.isLocked
        if surroundings.mode == .accented {
            // The board's amber.
            settings.appearance = .tinted(RGBA(1, 0.75, 0.43))
        }
        let view = Content.view(state(Locale(identifier: surroundings.locale)))
        return try render(view.redacted(reason: surroundings.isPlaceholder ? .placeholder : []), settings)
    }
}
