import Foundation

/// A storey of a building, the ground floor being 0.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    /// The number of storeys above the ground.
    public let level: Int

    /// The ground floor.
    public override init() { level = 0 }

    init(level: Int) { self.level = level }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The source that a place was had from.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    /// A program made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether the location came from an accessory.
    public let isProducedByAccessory: Bool

    /// Makes a source of whether it is software and whether it is an accessory.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place with its height, the direction and speed of who is there, and when that was.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    /// The storey; nil where it is not known.
    public let floor: CLFloor?
    public let sourceInformation: CLLocationSourceInformation?

    /// Metres above the ellipsoid. The geoid is not known here: the same as above the sea.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }

    /// Makes a location of zeros, of which nothing is known.
    public override convenience init() {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1,
            timestamp: Date())
    }

    /// All that can be known of a place.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        floor = nil
        sourceInformation = sourceInfo
    }

    /// A place of which nothing says where it was had from.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        floor = nil
        sourceInformation = nil
    }

    /// A place that somebody moves through.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place whose exactness is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1,
            courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place by its degrees, exactly and now; its height is not known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
        altitude = number("altitude")
        horizontalAccuracy = number("horizontalAccuracy")
        verticalAccuracy = number("verticalAccuracy")
        course = number("course")
        courseAccuracy = number("courseAccuracy")
        speed = number("speed")
        speedAccuracy = number("speedAccuracy")
        timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
        floor = nil
        sourceInformation = nil
    }

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let values = [
            "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude,
            "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy, "course": course,
            "courseAccuracy": courseAccuracy, "speed": speed, "speedAccuracy": speedAccuracy,
            "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in values { coder.encode(value, forKey: key) }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Metres along the ground, as the crow flies; heights do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}

/// A part of a direction of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction in which a device points. None is ever measured here.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// Degrees clockwise from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees clockwise from true north.
    public let trueHeading: CLLocationDirection
    /// Degrees by which it may be wrong.
    public let headingAccuracy: CLLocationDirection
    public let x: CLHeadingComponentValue
    public let y: CLHeadingComponentValue
    public let z: CLHeadingComponentValue
    public let timestamp: Date

    /// North, as a heading that was not measured has it: `headingAccuracy` is negative.
    public override init() {
        (magneticHeading, trueHeading, headingAccuracy) = (0, -1, -1)
        (x, y, z) = (0, 0, 0)
        timestamp = .now
    }

    init(magnetic: Double, north: Double, accuracy: Double, field: (Double, Double, Double), timestamp: Date) {
        magneticHeading = magnetic
        trueHeading = north
        headingAccuracy = accuracy
        (x, y, z) = field
        self.timestamp = timestamp
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stay at a place.
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    public let arrivalDate: Date
    public let departureDate: Date
    public let coordinate: CLLocationCoordinate2D
    public let horizontalAccuracy: CLLocationAccuracy

    /// A stay of which nothing is known.
    public override init() {
        (arrivalDate, departureDate) = (.distantPast, .distantFuture)
        (coordinate, horizontalAccuracy) = (CLLocationCoordinate2D(latitude: 0, longitude: 0), -1)
    }

    init(arrival: Date, departure: Date, coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
        arrivalDate = arrival
        departureDate = departure
        self.coordinate = coordinate
        horizontalAccuracy = accuracy
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
