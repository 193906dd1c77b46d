import Foundation
import VitrineDeviceSituation
import VitrineDrawing
import VitrineWidgetArchive

/// Everything that somebody can set of the device on which the widgets are shown.
package struct HomeEnvironment: Hashable, Sendable {
    package enum Screen: String, Codable, Hashable, Sendable, CaseIterable { case home, lock, standby }
    /// `auto` follows the time of day.
    package enum Appearance: String, Codable, Hashable, Sendable, CaseIterable { case light, dark, auto }
    /// How the home screen shows its widgets.
    package enum Rendering: String, Codable, Hashable, Sendable, CaseIterable { case fullColor, tinted, clear }
    package enum Luminance: String, Codable, Hashable, Sendable, CaseIterable { case full, reduced }

    package var device = Device.standard
    /// The one that is looked at.
    package var screen = Screen.home
    package var appearance = Appearance.light
    package var rendering = Rendering.fullColor {
        didSet { if rendering != .fullColor { keepsAccented = true } }
    }
    package var tint = TintColor.standard
    package var isLocked = false
    package var luminance = Luminance.full
    /// The text size, by SwiftUI's `DynamicTypeSize` case name.
    package var typeSize = "large"
    package var boldText = false
    /// Whether words run right to left whatever the language, as in Xcode's pseudolanguage.
    package var rightToLeft = false
    /// Apple's form, e.g. `en_GB`.
    package var locale = "en_GB"
    /// An identifier of the time zone database.
    package var timeZone = TimeZone.current.identifier
    /// The device's place, and how it reaches the network.
    package var situation = DeviceSituation()
    /// The home screen was tinted or clear once: from then on archives have what that needs.
    package private(set) var keepsAccented = false

    package init() {}

    /// Hours of the device's day between which `auto` is light. Ours: iOS takes sunrise and sunset, for which it asks where it is.
    static let lightHours = 7..<19

    /// What `appearance` is at a moment.
    package func scheme(at date: Date) -> RenderEnvironment.Scheme {
        switch appearance {
        case .light: .light
        case .dark: .dark
        case .auto: Self.lightHours.contains(hour(of: date)) ? .light : .dark
        }
    }

    /// The time at which `auto` is next something else; nil where it is not `auto`.
    func nextScheme(after date: Date) -> Date? {
        guard appearance == .auto else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        return [Self.lightHours.lowerBound, Self.lightHours.upperBound]
            .compactMap {
                calendar.nextDate(after: date, matching: DateComponents(hour: $0, minute: 0, second: 0), matchingPolicy: .nextTime)
            }
            .min()
    }

    private func hour(of date: Date) -> Int {
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        // Beyond 10¹¹ seconds there is no time of day to tell.
        let seconds = min(max(date.timeIntervalSince1970, -1e11), 1e11) + Double(zone.secondsFromGMT(for: date))
        return Int((seconds / 3600).rounded(.down).truncatingRemainder(dividingBy: 24) + 24) % 24
    }
}

/// A tint as six hexadecimal digits after “#”.
package struct TintColor: Hashable, Sendable, Codable {
    /// The board's amber.
    package static let standard = TintColor(red: 0xff, green: 0xb3, blue: 0x40)

    package let red, green, blue: UInt8

    private init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Reads a tint; nil when the text is not `#RRGGBB`.
    package init?(_ text: String) {
        guard text.utf8.count == 7, text.hasPrefix("#"),
            text.dropFirst().utf8.allSatisfy({
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20
            }),
            let value = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = TintColor(text) ?? .standard
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    package var text: String { "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    var color: RGBA { RGBA(Float(red) / 255, Float(green) / 255, Float(blue) / 255) }
}

extension HomeEnvironment: Codable {
    private enum CodingKeys: String, CodingKey {
        case device, screen, appearance, rendering, tint, isLocked, luminance, typeSize, boldText, rightToLeft, locale, timeZone,
            keepsAccented, situation
    }

    /// What is missing, or no longer known, is as on a new device.
    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) {
            value = (try? values.decode(Value.self, forKey: key)) ?? value
        }
        device = (try? values.decode(String.self, forKey: .device)).flatMap(Device.named) ?? device
        read(.screen, &screen)
        read(.appearance, &appearance)
        read(.rendering, &rendering)
        read(.tint, &tint)
        read(.isLocked, &isLocked)
        read(.luminance, &luminance)
        read(.typeSize, &typeSize)
        read(.boldText, &boldText)
        read(.rightToLeft, &rightToLeft)
        read(.locale, &locale)
        read(.timeZone, &timeZone)
        read(.keepsAccented, &keepsAccented)
        read(.situation, &situation)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(device.name, forKey: .device)
        try values.encode(screen, forKey: .screen)
        try values.encode(appearance, forKey: .appearance)
        try values.encode(rendering, forKey: .rendering)
        try values.encode(tint, forKey: .tint)
        try values.encode(isLocked, forKey: .isLocked)
        try values.encode(luminance, forKey: .luminance)
        try values.encode(typeSize, forKey: .typeSize)
        try values.encode(boldText, forKey: .boldText)
        try values.encode(rightToLeft, forKey: .rightToLeft)
        try values.encode(locale, forKey: .locale)
        try values.encode(timeZone, forKey: .timeZone)
        try values.encode(keepsAccented, forKey: .keepsAccented)
        try values.encode(situation, forKey: .situation)
    }
}
