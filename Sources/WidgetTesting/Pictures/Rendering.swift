import Foundation
import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive
import VitrineWidgetKit

/// Everything a picture depends on beside the view.
public struct PictureSettings: Sendable {
    /// The family the view is laid out for.
    public var family = WidgetFamilyName.systemSmall
    /// The device whose sizes, margins and corners the tile has.
    public var device = Device.standard
    /// The rest of what the view is drawn in: colours, language, time zone, pixels per point.
    public var environment = RenderEnvironment()
    /// The tile's corners are cut off, as on the home screen.
    public var cutsCorners = true
    /// The colour behind the tile: accented and vibrant widgets are white on it. Nil leaves it transparent.
    public var backdrop: RGBA?
    /// The appearance in which the place shows the tile, e.g. its tints.
    public var appearance = TileAppearance.plain
    /// Whether a missing container background is told: iOS shows a warning then; a part of a widget drawn alone needs none.
    public var warnsWithoutBackground = false
    /// The view reaches to the tile's edges, as with `contentMarginsDisabled()` on the configuration.
    public var contentMarginsDisabled = false
    /// A size in points that no family has, for a view that is no whole widget; nil is the family's.
    public var size: PointSize?

    /// Settings of a family on a device.
    /// - Parameters:
    ///   - family: the family the view is laid out for.
    ///   - scheme: light or dark.
    ///   - mode: nil is as an iPhone's place shows the family: accessories vibrant, on a lock screen's wallpaper, all others in full colour.
    ///   - device: the device whose sizes, margins, corners and pixels per point hold.
    ///   - locale: in Apple's form, e.g. `en_GB`.
    ///   - timeZone: an identifier of the time zone database.
    ///   - typeSize: the text size, by SwiftUI's `DynamicTypeSize` case name.
    public init(
        family: WidgetFamilyName = .systemSmall, scheme: RenderEnvironment.Scheme = .light, mode: RenderEnvironment.Mode? = nil,
        device: Device = .standard, locale: String = "en_GB", timeZone: String = "UTC", typeSize: String = "large"
    ) {
        self.family = family
        self.device = device
        environment.scheme = scheme
        if let mode {
            environment.mode = mode
        } else if family.isAccessory {
            environment.mode = .vibrant
            appearance = .place(drawing: .vibrant)
        }
        environment.locale = locale
        environment.timeZone = timeZone
        environment.typeSize = typeSize
        environment.displayScale = device.scale
    }

    /// The same settings for another family and scheme; of an accessory as a lock screen shows it.
    func with(_ family: WidgetFamilyName, _ scheme: RenderEnvironment.Scheme) -> Self {
        var settings = self
        settings.family = family
        settings.environment.scheme = scheme
        if family.isAccessory, environment.mode == .fullColor {
            settings.environment.mode = .vibrant
            settings.appearance = .place(drawing: .vibrant)
        }
        return settings
    }

    /// - Throws: when the device has no such family.
    func request(kind: String) throws -> WidgetRequest {
        guard var request = device.request(kind: kind, family: family, environments: [environment]) else {
            throw NoSuchFamily(family: family, device: device.name)
        }
        if let size { request.displaySize = size }
        return request
    }
}

/// A device was asked for a family it does not have.
public struct NoSuchFamily: Error, CustomStringConvertible {
    /// The family that was asked for.
    public let family: WidgetFamilyName
    /// The name of the device.
    public let device: String

    public var description: String { "\(device) has no \(family.rawValue) widgets; take another device or family." }
}

/// Draws a view as the content of a widget, in this process.
@MainActor public func render<Content: View>(_ view: Content, _ settings: PictureSettings = PictureSettings()) throws -> Picture {
    let request = try settings.request(kind: "View")
    let archived = try archive(
        view, for: request, warnsWithoutBackground: settings.warnsWithoutBackground, contentMarginsDisabled: settings.contentMarginsDisabled
    )
    return Picture(
        archived, cornerRadius: settings.cutsCorners ? request.cornerRadius : nil, backdrop: settings.backdrop,
        appearance: settings.appearance)
}

/// Draws a view as the content of a widget of a family, on the standard device.
@MainActor public func render<Content: View>(
    _ view: Content, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme = .light, mode: RenderEnvironment.Mode? = nil,
    device: Device = .standard, locale: String = "en_GB", timeZone: String = "UTC", typeSize: String = "large"
) throws -> Picture {
    try render(
        view,
        PictureSettings(
            family: family, scheme: scheme, mode: mode, device: device, locale: locale, timeZone: timeZone, typeSize: typeSize))
}
