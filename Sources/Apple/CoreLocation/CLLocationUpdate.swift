import Foundation

/// A place as `liveUpdates` tells it, or why it tells none.
public struct CLLocationUpdate: Sendable {
    /// What whoever is told is doing.
    public enum LiveConfiguration: Hashable, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    /// The place; nil where it is not known or not allowed.
    public let location: CLLocation?
    /// Nobody moves here.
    public var stationary: Bool { location != nil }
    public var isStationary: Bool { stationary }
    public var authorizationDenied: Bool { location == nil }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var accuracyLimited: Bool { false }
    public var locationUnavailable: Bool { false }
    public var serviceSessionRequired: Bool { false }

    /// One update with what is known: nobody moves here.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(place: .current) }

    /// Updates as they come.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let location: CLLocation?

        init(place: DevicePlace?) { location = place?.location() }

        public func makeAsyncIterator() -> Iterator { Iterator(left: CLLocationUpdate(location: location)) }

        /// One update, and no more.
        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = CLLocationUpdate
            var left: CLLocationUpdate?

            public mutating func next() async throws -> CLLocationUpdate? {
                defer { left = nil }
                return left
            }
        }
    }
}

/// Says for how long places are wanted.
open class CLServiceSession: NSObject, @unchecked Sendable {
    /// How much has to be allowed.
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    /// What is in the way.
    public struct Diagnostic: Sendable {
        let isDenied: Bool

        public var authorizationDenied: Bool { isDenied }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
        public var fullAccuracyDenied: Bool { isDenied }
        public var alwaysAuthorizationDenied: Bool { true }
    }

    /// What is in the way, once.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public func makeAsyncIterator() -> Iterator { Iterator(left: Diagnostic(isDenied: DevicePlace.current == nil)) }

        /// One, and no more.
        public struct Iterator: AsyncIteratorProtocol {
            var left: Diagnostic?

            public mutating func next() async -> Diagnostic? {
                defer { left = nil }
                return left
            }
        }
    }

    /// Until it is released.
    public init(authorization: AuthorizationRequirement) {}
    /// Until it is released; the key names words of the property list.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    public var diagnostics: Diagnostics { Diagnostics() }

    open func invalidate() {}
}

/// Goes on being told of places in the background, which nothing here is.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() {}

    open func invalidate() {}
}
