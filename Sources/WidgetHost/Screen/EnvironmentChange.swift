import Foundation
import VitrineDeviceSituation
import VitrineWidgetArchive

/// What somebody sets of a device; what is nil stays as it is.
package struct EnvironmentChange: Codable, Hashable, Sendable {
    package var device: String?
    package var screen: HomeEnvironment.Screen?
    package var appearance: HomeEnvironment.Appearance?
    package var rendering: HomeEnvironment.Rendering?
    package var tint: String?
    package var locked: Bool?
    package var luminance: HomeEnvironment.Luminance?
    package var typeSize: String?
    package var boldText: Bool?
    package var rightToLeft: Bool?
    package var locale: String?
    package var timeZone: String?
    /// `48.137,11.575`, with metres above the sea `48.137,11.575,520`, or `denied`. Another place has no name unless one is given.
    package var location: String?
    /// What people call the place.
    package var locationName: String?
    package var network: DeviceSituation.Network?
    /// Low Data Mode.
    package var lowData: Bool?
    package var calendars: DeviceSituation.Calendars?

    package init() {}

    /// Why something cannot be set.
    package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        package let field: String
        package let description: String
    }

    /// - Throws: `Refusal` for a word that is none of a field's; `DecodingError` for what is no word, number or switch at all.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // One of a field's few words, in capitals or not.
        func choice<Choice: RawRepresentable & CaseIterable>(_ field: CodingKeys) throws -> Choice? where Choice.RawValue == String {
            guard let word = try values.decodeIfPresent(String.self, forKey: field) else { return nil }
            guard let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
                throw Self.refusal(field.stringValue, word, "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return choice
        }
        device = try values.decodeIfPresent(String.self, forKey: .device)
        screen = try choice(.screen)
        appearance = try choice(.appearance)
        rendering = try choice(.rendering)
        tint = try values.decodeIfPresent(String.self, forKey: .tint)
        locked = try values.decodeIfPresent(Bool.self, forKey: .locked)
        luminance = try choice(.luminance)
        typeSize = try values.decodeIfPresent(String.self, forKey: .typeSize)
        boldText = try values.decodeIfPresent(Bool.self, forKey: .boldText)
        rightToLeft = try values.decodeIfPresent(Bool.self, forKey: .rightToLeft)
        locale = try values.decodeIfPresent(String.self, forKey: .locale)
        timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
        location = try values.decodeIfPresent(String.self, forKey: .location)
        locationName = try values.decodeIfPresent(String.self, forKey: .locationName)
        network = try choice(.network)
        lowData = try values.decodeIfPresent(Bool.self, forKey: .lowData)
        calendars = try choice(.calendars)
    }

    /// - Throws: `Refusal`, which names the field; nothing is changed then.
    package func applied(to environment: HomeEnvironment) throws(Refusal) -> HomeEnvironment {
        var changed = environment
        if let device {
            guard let known = Device.named(device) else {
                throw Self.refusal("device", device, "one of \(Device.list)")
            }
            changed.device = known
        }
        if let tint {
            guard let color = TintColor(tint) else { throw Self.refusal("tint", tint, "a colour as “#” and six hexadecimal digits") }
            changed.tint = color
        }
        if let typeSize {
            guard RenderEnvironment.typeSizes.contains(typeSize) else {
                throw Self.refusal("typeSize", typeSize, "one of \(RenderEnvironment.typeSizes.joined(separator: ", "))")
            }
            changed.typeSize = typeSize
        }
        if let locale {
            guard let known = LocaleWords.identifier(locale) else {
                throw Self.refusal("locale", locale, "a language with or without a region, e.g. it_IT")
            }
            changed.locale = known
        }
        if let timeZone {
            guard timeZone.utf8.count <= 60, TimeZone(identifier: timeZone) != nil else {
                throw Self.refusal("timeZone", timeZone, "a name of the time zone database, e.g. Europe/Rome")
            }
            changed.timeZone = timeZone
        }
        changed.situation = try applied(to: changed.situation)
        changed.screen = screen ?? changed.screen
        changed.appearance = appearance ?? changed.appearance
        changed.rendering = rendering ?? changed.rendering
        changed.isLocked = locked ?? changed.isLocked
        changed.luminance = luminance ?? changed.luminance
        changed.boldText = boldText ?? changed.boldText
        changed.rightToLeft = rightToLeft ?? changed.rightToLeft
        if changed.screen == .lock, !changed.device.offersLockScreen {
            throw missing("lock screen with widgets", changed.device, by: screen)
        }
        if changed.screen == .standby, !changed.device.offersStandBy { throw missing("StandBy", changed.device, by: screen) }
        return changed
    }

    /// What a place is where people do not allow apps to know it.
    package static let denied = "denied"

    private func applied(to situation: DeviceSituation) throws(Refusal) -> DeviceSituation {
        var changed = situation
        changed.network = network ?? changed.network
        changed.lowData = lowData ?? changed.lowData
        changed.calendars = calendars ?? changed.calendars
        if let location {
            let place = DeviceSituation.Place(location)
            guard place != nil || location == Self.denied else {
                throw Self.refusal("location", location, "degrees to the north and to the east, e.g. 48.137,11.575, or \(Self.denied)")
            }
            changed.place = place
        }
        if let locationName {
            guard locationName.utf8.count <= 100, changed.place != nil || locationName.isEmpty else {
                throw Self.refusal("locationName", locationName, "a short name of a place that is set")
            }
            changed.place?.name = locationName.isEmpty ? nil : locationName
        }
        return changed
    }

    /// A change of the device alone leads back to the home screen: that is the page's to say, so it is refused here.
    private func missing(_ what: String, _ device: Device, by screen: HomeEnvironment.Screen?) -> Refusal {
        Refusal(
            field: screen == nil ? "device" : "screen",
            description: "\(screen == nil ? "device" : "screen"): \(device.name) has no \(what) here; ask for the home screen too.")
    }

    private static func refusal(_ field: String, _ value: String, _ wanted: String) -> Refusal {
        Refusal(field: field, description: "\(field) is “\(value.prefix(60))”; it has to be \(wanted).")
    }
}
