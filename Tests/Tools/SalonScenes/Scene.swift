import Drawing
import Foundation
import SalonCore
import SwiftUI
import WidgetArchive
import WidgetTesting

/// One picture of the widget: what it shows, in which tile, in which surroundings.
public struct Scene: Sendable, CustomStringConvertible {
    public typealias State = @Sendable (Locale) -> SalonState

    /// What a picture depends on beside what it shows.
    public struct Surroundings: Sendable {
        public var scheme = RenderEnvironment.Scheme.light
        public var mode = RenderEnvironment.Mode.fullColor
        public var locale = "en_GB"
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

    init(
        _ name: String, _ family: WidgetFamilyName, _ scheme: RenderEnvironment.Scheme = .light,
        _ mode: RenderEnvironment.Mode = .fullColor,
        locale: String = "en_GB", typeSize: String = "large", isPlaceholder: Bool = false, isLocked: Bool = false, _ state: @escaping State
    ) {
        let size = family.rawValue.replacingOccurrences(of: "system", with: "").replacingOccurrences(of: "accessory", with: "").lowercased()
        let parts: [String?] = [
            name, size, scheme == .light ? nil : scheme.rawValue, mode == .fullColor ? nil : mode.rawValue,
            locale == "en_GB" ? nil : String(locale.prefix(2)), typeSize == "large" ? nil : typeSize, isLocked ? "locked" : nil,
        ]
        self.name = parts.compactMap(\.self).joined(separator: "-")
        self.state = state
        self.family = family
        surroundings = Surroundings(
            scheme: scheme, mode: mode, locale: locale, typeSize: typeSize, isPlaceholder: isPlaceholder, isLocked: isLocked)
    }

    public var description: String { name }

    /// The picture at two pixels a point.
    @MainActor public func draw() throws -> Picture { try draw(on: surroundings.device) }

    /// Pixels a point of a reference: two of what is looked at most, one of the rest, so that they are small.
    public var referenceScale: Double {
        ["next-small", "next-medium", "next-large"].contains(name) ? 2 : 1
    }

    /// The same on a screen of another size, or with other pixels.
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
        let state = state(Locale(identifier: surroundings.locale))
        var date = SampleAppointments.at(13, 18)
        if case .day(let day) = state { date = day.now }
        return try render(
            SalonView(entry: SalonEntry(date: date, state: state)).redacted(reason: surroundings.isPlaceholder ? .placeholder : []),
            settings)
    }
}
