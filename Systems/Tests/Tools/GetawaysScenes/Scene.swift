import Foundation
import GetawaysCore
import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

/// One picture of the widget: what it shows, in which tile, in which surroundings.
public struct Scene: Sendable, CustomStringConvertible {
    public typealias Entry = @Sendable (DealsTile) throws -> DealEntry

    public let name: String
    public let entry: Entry
    public let family: WidgetFamilyName
    public let mode: RenderEnvironment.Mode
    public let locale: String
    public let typeSize: String
    public let isPlaceholder: Bool

    init(
        _ name: String, _ family: WidgetFamilyName, _ mode: RenderEnvironment.Mode = .fullColor, locale: String = "en_GB",
        typeSize: String = "large", isPlaceholder: Bool = false, _ entry: @escaping Entry
    ) {
        let size = family.rawValue.replacingOccurrences(of: "system", with: "").lowercased()
        let parts: [String?] = [
            name, size, mode == .fullColor ? nil : mode.rawValue, locale == "en_GB" ? nil : String(locale.prefix(2)),
            typeSize == "large" ? nil : typeSize,
        ]
        self.name = parts.compactMap(\.self).joined(separator: "-")
        self.entry = entry
        self.family = family
        self.mode = mode
        self.locale = locale
        self.typeSize = typeSize
        self.isPlaceholder = isPlaceholder
    }

    public var description: String { name }

    /// The picture at two pixels a point.
    @MainActor public func draw() throws -> Picture {
        var device = Device.standard
        device.scale = 2
        var settings = PictureSettings(family: family, mode: mode, device: device, locale: locale, typeSize: typeSize)
        settings.contentMarginsDisabled = true
        if mode == .accented {
            // The board's amber.
            settings.appearance = .tinted(RGBA(1, 0.75, 0.43))
        }
        // Where the device lacks this family, the rendering says so.
        let size = device.size(of: family) ?? PointSize(width: 1, height: 1)
        let tile = DealsTile(size: CGSize(width: size.width, height: size.height), scale: device.scale)
        return try render(DealsView(entry: entry(tile)).redacted(reason: isPlaceholder ? .placeholder : []), settings)
    }
}
