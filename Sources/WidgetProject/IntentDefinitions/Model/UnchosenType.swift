/// Types of values that no edit sheet here asks for, by the names that files have for them.
package enum UnchosenType: String, CaseIterable, Hashable, Sendable {
    case placemark = "Placemark"
    case currencyAmount = "CurrencyAmount"
    case person = "Person"
    case file = "File"
    /// A length of time in seconds.
    case timeInterval = "TimeInterval"
    case energy = "Energy"
    case length = "Length"
    case mass = "Mass"
    case speed = "Speed"
    case temperature = "Temperature"
    case volume = "Volume"

    /// The type of one value, and of one in a collection.
    var swiftType: String {
        switch self {
        case .placemark: "CLPlacemark"
        case .currencyAmount, .person, .file: "IN\(rawValue)"
        case .timeInterval: "NSNumber"
        case .energy, .length, .mass, .speed, .temperature, .volume: "Measurement<Unit\(rawValue)>"
        }
    }
}
