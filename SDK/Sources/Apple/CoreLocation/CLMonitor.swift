import Foundation

/// Watches whether conditions hold. Nobody moves here: what is added stays as it was assumed, and no event comes.
public actor CLMonitor {
    /// Being within a distance of a place.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        public var center: CLLocationCoordinate2D
        /// The radius in metres.
        public var radius: CLLocationDistance

        /// A circle on the ground.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    /// Certain beacons are heard.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        /// The identifier that the owner's beacons share.
        public var uuid: UUID
        public var major: UInt16?
        public var minor: UInt16?

        /// Makes a condition for all beacons of an owner.
        public init(uuid: UUID) { self.uuid = uuid }

        /// Makes a condition for a group of an owner's beacons.
        public init(uuid: UUID, major: UInt16) {
            self.uuid = uuid
            self.major = major
        }

        /// Makes a condition for one beacon.
        public init(uuid: UUID, major: UInt16, minor: UInt16) {
            self.uuid = uuid
            self.major = major
            self.minor = minor
        }
    }

    /// The event that a condition came to hold, or no longer does.
    public struct Event: Sendable {
        /// Whether a condition holds.
        public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }

        public let identifier: String
        public let state: State
        public let date: Date
        /// The very condition that held.
        public var refinement: (any CLCondition)? { nil }
        public var accuracyLimited: Bool { false }
        public var authorizationDenied: Bool { DevicePlace.current == nil }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var conditionLimitExceeded: Bool { false }
        public var conditionUnsupported: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// A condition with what was last known of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// Events as they come; none do.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        public func makeAsyncIterator() -> Iterator { Iterator() }

        /// An iterator that is over at once.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }
    }

    public let name: String
    private var records: [String: Record] = [:]

    /// Makes the monitor of a name; each name has its own.
    public init(_ name: String) async { self.name = name }

    public var events: Events { Events() }
    public var identifiers: [String] { records.keys.sorted() }

    public func add(_ condition: any CLCondition, identifier: String) { add(condition, identifier: identifier, assuming: .unknown) }

    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        records[identifier] = Record(condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date()))
    }

    public func remove(_ identifier: String) { records[identifier] = nil }
    public func record(for identifier: String) -> Record? { records[identifier] }
}
