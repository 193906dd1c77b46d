import Foundation

/// The cloud cover at three heights, from 0 to 1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    public var low: Double
    public var medium: Double
    public var high: Double
}

/// The amounts of precipitation by type, as water but for snow.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    /// The amount of all precipitation.
    public var precipitation: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// The amount of snow, and how much water that is.
public struct SnowfallAmount: Codable, Equatable, Sendable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
    public var minimumLiquidEquivalent: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var maximumLiquidEquivalent: Measurement<UnitLength>
}

/// The UV index.
public struct UVIndex: Codable, Equatable, Sendable {
    public var value: Int
    public var category: ExposureCategory

    /// The category of exposure, in words.
    public enum ExposureCategory: String, Codable, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
        case low, moderate, high, veryHigh, extreme

        /// The indices that are called so, by the World Health Organization's guide of 2002.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public static func < (one: Self, other: Self) -> Bool { one.rangeValue.lowerBound < other.rangeValue.lowerBound }
        public var description: String { rawValue.inWords }
        public var accessibilityDescription: String { description }
    }
}

/// The wind: its speed and direction.
public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: CompassDirection
    /// Clockwise from north.
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    /// One of sixteen directions.
    public enum CompassDirection: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest,
            southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// One to three letters.
        public var abbreviation: String {
            let letters = [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ]
            return Self.allCases.firstIndex(of: self).map { letters[$0] } ?? ""
        }

        public var description: String { rawValue.inWords }
        public var accessibilityDescription: String { description }

        init(degrees: Double) {
            let sector = Int((degrees / 22.5).rounded()) % 16
            self = Self.allCases[sector < 0 ? sector + 16 : sector]
        }
    }

    init(direction: Measurement<UnitAngle>, speed: Measurement<UnitSpeed>, gust: Measurement<UnitSpeed>? = nil) {
        compassDirection = CompassDirection(degrees: direction.converted(to: .degrees).value)
        self.direction = direction
        self.speed = speed
        self.gust = gust
    }
}
