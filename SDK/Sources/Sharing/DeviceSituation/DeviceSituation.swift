import Foundation

/// A device's place, how it reaches the network, and what its owner lets apps read, as its home screen says it to every process of its apps.
package struct DeviceSituation: Codable, Hashable, Sendable {
    /// A place on Earth.
    package struct Place: Codable, Hashable, Sendable {
        /// Degrees to the north.
        package var latitude: Double
        /// Degrees to the east.
        package var longitude: Double
        /// Metres above the sea; nil is not known.
        package var altitude: Double?
        /// The name that people give the place.
        package var name: String?

        /// Reads `48.137,11.575` or, with metres above the sea, `48.137,11.575,520`; nil where that names no place on Earth.
        package init?(_ text: String) {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            let numbers = parts.compactMap(Double.init)
            guard numbers.count == parts.count, (2...3).contains(numbers.count), numbers.allSatisfy(\.isFinite),
                abs(numbers[0]) <= 90, abs(numbers[1]) <= 180
            else { return nil }
            (latitude, longitude, altitude) = (numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : nil)
        }

        /// The place as it is read.
        package var text: String { ([latitude, longitude] + [altitude].compactMap { $0 }).map { "\($0)" }.joined(separator: ",") }
    }

    /// The kind of network that the device is on.
    package enum Network: String, Codable, Hashable, Sendable, CaseIterable {
        case wifi
        /// The device is on a cellular network, which costs money: Apple calls that expensive.
        case cellular
        /// A wireless network that somebody's phone makes: as expensive as that phone's.
        case hotspot
        /// There is none.
        case none

        package var isExpensive: Bool { self == .cellular || self == .hotspot }
    }

    /// The calendars and reminders that apps may read.
    package enum Calendars: String, Codable, Hashable, Sendable, CaseIterable {
        /// The owner does not allow any.
        case denied
        /// A made-up week that comes again and again, and a few reminders.
        case sample
    }

    /// The device's place; nil: people do not allow apps to know.
    package var place: Place?
    package var network = Network.wifi
    /// Low Data Mode: what can wait is not to be sent.
    package var lowData = false
    package var calendars = Calendars.denied

    package init() {}

    private enum CodingKeys: String, CodingKey { case place, network, lowData, calendars }

    /// What an older version did not write is as on a new device.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        place = try values.decodeIfPresent(Place.self, forKey: .place)
        network = try values.decodeIfPresent(Network.self, forKey: .network) ?? .wifi
        lowData = try values.decodeIfPresent(Bool.self, forKey: .lowData) ?? false
        calendars = try values.decodeIfPresent(Calendars.self, forKey: .calendars) ?? .denied
    }

    // MARK: Between processes

    /// The variable that names the file to a process.
    package static let variable = "VITRINE_SITUATION"
    /// The variable that says the place to a process whose home screen says nothing.
    package static let placeVariable = "VITRINE_LOCATION"
    /// The variable that says the calendars to a process whose home screen says nothing.
    package static let calendarsVariable = "VITRINE_CALENDARS"

    /// The file in which a process finds the situation; nil where it is told of none.
    package static func file(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
        environment[variable].map { URL(fileURLWithPath: $0) }
    }

    /// The present situation; nil where none is told.
    package static func current(_ file: URL? = file()) -> DeviceSituation? {
        file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(DeviceSituation.self, from: $0) }
    }

    /// Tells every process that the file was named to.
    package func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }
}
