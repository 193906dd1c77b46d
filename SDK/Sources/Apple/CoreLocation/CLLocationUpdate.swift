import Foundation
import Synchronization
import VitrineDeviceSituation

/// A place as `liveUpdates` tells it, or why it tells none.
public struct CLLocationUpdate: Sendable {
    /// The activity of the person whose location is tracked.
    public enum LiveConfiguration: Hashable, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    /// The place; nil where it is not known or not allowed.
    public let location: CLLocation?
    /// Whether the device is stationary: always where the location is known, as nobody moves here.
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

    /// The place, and each that the home screen says from then on, until whoever listens is cancelled. Where there is no home screen nobody
    /// moves: one update, and the end.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(file: DeviceSituation.file()) { .current }
    }

    /// Updates as they come.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        private let file: URL?
        private let find: @Sendable () -> DevicePlace?

        /// - Parameter file: what changes when another place may be found.
        init(file: URL?, find: @escaping @Sendable () -> DevicePlace?) { (self.file, self.find) = (file, find) }

        public func makeAsyncIterator() -> Iterator {
            let (updates, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
            let teller = Teller(find, continuation)
            // Watched first, so that no change goes by in between.
            guard let watch = SituationWatch(file, { teller.tell() }) else {
                teller.tell()
                continuation.finish()
                return Iterator(updates: updates.makeAsyncIterator(), watch: nil)
            }
            teller.tell()
            return Iterator(updates: updates.makeAsyncIterator(), watch: watch)
        }

        /// Ends with the task that waits.
        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = CLLocationUpdate
            fileprivate var updates: AsyncStream<CLLocationUpdate>.Iterator
            /// Watches as long as somebody listens.
            fileprivate let watch: SituationWatch?

            public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
        }
    }

    /// Tells each place once.
    private final class Teller: Sendable {
        private let find: @Sendable () -> DevicePlace?
        private let continuation: AsyncStream<CLLocationUpdate>.Continuation
        /// The outer nil: nothing was told yet.
        private let told = Mutex<DevicePlace??>(nil)

        init(_ find: @escaping @Sendable () -> DevicePlace?, _ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
            (self.find, self.continuation) = (find, continuation)
        }

        func tell() {
            told.withLock { told in
                let now = find()
                guard told != .some(now) else { return }
                told = .some(now)
                continuation.yield(CLLocationUpdate(location: now?.location()))
            }
        }
    }
}

/// Says for how long places are wanted.
open class CLServiceSession: NSObject, @unchecked Sendable {
    /// The authorization that a session needs.
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    /// What keeps a session from giving locations.
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

    /// What keeps a session from giving locations, told once.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public func makeAsyncIterator() -> Iterator { Iterator(left: Diagnostic(isDenied: DevicePlace.current == nil)) }

        /// An iterator over a single element.
        public struct Iterator: AsyncIteratorProtocol {
            var left: Diagnostic?

            public mutating func next() async -> Diagnostic? {
                defer { left = nil }
                return left
            }
        }
    }

    /// Makes a session that lasts until it is released.
    public init(authorization: AuthorizationRequirement) {}
    /// Makes a session that lasts until it is released; the key names words of the property list.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    public var diagnostics: Diagnostics { Diagnostics() }

    open func invalidate() {}
}

/// Goes on being told of places in the background, which nothing here is.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() {}

    open func invalidate() {}
}
