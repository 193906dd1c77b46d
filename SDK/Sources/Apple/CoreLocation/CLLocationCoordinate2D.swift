import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// A radius in metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// Metres in a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Metres in a second; negative where it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from true north; negative where it is not known.
public typealias CLLocationDirection = Double
/// Degrees; negative where it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// A latitude and a longitude in degrees, by WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// North of the equator.
    public var latitude: CLLocationDegrees
    /// East of Greenwich.
    public var longitude: CLLocationDegrees

    /// Makes the place where the equator meets Greenwich's meridian.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place by its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place by its degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether both angles are ones that a place can have.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No distance filter: every change is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No heading filter: every turn is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// An accuracy as exact as can be, for those who drive.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy as exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy, no better than people allowed.
public let kCLLocationAccuracyReduced = Double.greatestFiniteMagnitude
/// A distance as far as can be said.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
/// A time as long as can be said.
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude
