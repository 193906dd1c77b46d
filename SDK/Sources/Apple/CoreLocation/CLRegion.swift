import Foundation

/// Whether somebody is within a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The proximity of a beacon.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A part of the ground with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    /// Whether entering the region is reported.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported.
    open var notifyOnExit = true

    /// A region without a name.
    public override init() { identifier = "" }

    init(identifier: String) { self.identifier = identifier }

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = anew()
        (other.notifyOnEntry, other.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return other
    }

    /// The same part of the ground, as nobody has changed it.
    fileprivate func anew() -> CLRegion { CLRegion(identifier: identifier) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circular region: everything within a distance of a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// A circle on the ground.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is no farther from the middle than the radius.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }

    override fileprivate func anew() -> CLRegion { CLCircularRegion(center: center, radius: radius, identifier: identifier) }
}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// The condition that a beacon is one of those meant.
open class CLBeaconIdentityCondition: NSObject, CLCondition, NSCopying, @unchecked Sendable {
    /// The identifier that the owner's beacons share.
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
    }

    /// Makes a condition for all beacons of an owner.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// Makes a condition for a group of an owner's beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    /// Makes a condition for one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The condition that a beacon is one of those meant.
open class CLBeaconIdentityConstraint: CLBeaconIdentityCondition, @unchecked Sendable {}

/// A condition that a monitor watches.
public protocol CLCondition: Sendable {}

/// Being within a distance of a place.
open class CLCircularGeographicCondition: NSObject, CLCondition, NSCopying, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// A circle on the ground.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A region wherever certain beacons are heard.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether one is told whenever the display wakes up.
    open var notifyEntryStateOnDisplay = false
    public var uuid: UUID { beaconIdentityConstraint.uuid }
    public var major: NSNumber? { beaconIdentityConstraint.major }
    public var minor: NSNumber? { beaconIdentityConstraint.minor }

    /// Makes a region wherever these are heard.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Makes a region wherever any beacon of one owner is heard.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Makes a region wherever a beacon of one group is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    /// Makes a region wherever one beacon is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    override fileprivate func anew() -> CLRegion {
        let other = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        other.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return other
    }
}

/// A beacon that was heard. None ever is here.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    /// The accuracy in metres.
    public let accuracy: CLLocationAccuracy
    /// The strength of the beacon's signal, in decibels.
    public let rssi: Int
    public let timestamp: Date

    /// A beacon of which nothing is known.
    public convenience override init() {
        self.init(uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), major: 0, minor: 0, timestamp: .now)
    }

    init(uuid: UUID, major: NSNumber, minor: NSNumber, timestamp: Date) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        proximity = .unknown
        accuracy = -1
        rssi = 0
        self.timestamp = timestamp
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
