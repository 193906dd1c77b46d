import Foundation
import SwiftUI
import TripsCore
import VitrineWidgetArchive
import WidgetTesting

/// One picture of the widget: what is booked, in which tile, in which surroundings.
public struct Scene: Sendable, CustomStringConvertible {
    public let name: String
    public let booking: WidgetBooking?
    public let family: WidgetFamilyName
    public let scheme: RenderEnvironment.Scheme
    public let locale: String
    public let isPlaceholder: Bool
    public let typeSize: String
    public let isRightToLeft: Bool

    init(
        _ name: String, _ booking: WidgetBooking?, _ family: WidgetFamilyName, _ scheme: RenderEnvironment.Scheme = .light,
        locale: String = "en_GB", isPlaceholder: Bool = false, typeSize: String = "large", isRightToLeft: Bool = false
    ) {
        let size = family.rawValue.replacingOccurrences(of: "system", with: "").lowercased()
        self.name = [
            name, size, scheme == .dark ? "dark" : nil, locale == "en_GB" ? nil : String(locale.prefix(2)),
            typeSize == "large" ? nil : typeSize, isRightToLeft ? "right-to-left" : nil,
        ].compactMap(\.self).joined(separator: "-")
        self.typeSize = typeSize
        self.isRightToLeft = isRightToLeft
        self.booking = booking
        self.family = family
        self.scheme = scheme
        self.locale = locale
        self.isPlaceholder = isPlaceholder
    }

    public var description: String { name }

    /// The picture at two pixels a point.
    @MainActor public func draw() throws -> Picture {
        var device = Device.standard
        device.scale = 2
        var settings = PictureSettings(family: family, scheme: scheme, device: device, locale: locale, typeSize: typeSize)
        settings.environment.forcesRightToLeft = isRightToLeft
        settings.contentMarginsDisabled = true
        let entry = BookingEntry(date: Date(timeIntervalSince1970: 1_781_000_000), data: booking)
        let view = MyTripsView(entry: entry).redacted(reason: isPlaceholder ? .placeholder : [])
        return try render(view, settings)
    }
}
