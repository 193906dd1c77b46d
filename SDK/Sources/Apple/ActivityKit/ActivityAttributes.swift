import Foundation
import FoundationMissing

/// The attributes of a Live Activity, and the type of the state that changes while it lives.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// The state of a Live Activity for one moment.
// Apple's is Sendable whatever its state is: a state that is public in a package is not, unless it says so.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
    public var state: State
    /// The date after which the system shows it as out of date.
    public var staleDate: Date?
    /// The relevance: where there is room for one activity, the one with the highest score is shown.
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Equatable {}

/// The life-cycle state of a Live Activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

/// The way in which Live Activities are updated from a server.
public struct PushType: Hashable, Sendable {
    let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ id: String) -> PushType { PushType(name: "channel \(id)") }
}

/// The style of a Live Activity, which says how long it lives.
public enum ActivityStyle: Hashable, Sendable {
    /// The activity lives until it is ended.
    case standard
    /// The activity lives until the person looks away.
    case transient
}

/// The time at which an ended Live Activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    let date: Date?
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The alert by which a device calls for attention at an update.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        let name: String
        public static let `default` = AlertSound(name: "default")
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// An error that tells why a Live Activity was not begun.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted

    public var errorDescription: String? {
        switch self {
        case .unsupported: "This device shows no Live Activities."
        default: "The Live Activity was not begun: \(self)."
        }
    }
}

extension ActivityAuthorizationError: CustomNSError {
    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorizationError" }

    /// The error's number, from 0 in the order of the cases.
    public var errorCode: Int {
        switch self {
        case .attributesTooLarge: 0
        case .unsupported: 1
        case .denied: 2
        case .globalMaximumExceeded: 3
        case .targetMaximumExceeded: 4
        case .unsupportedTarget: 5
        case .visibility: 6
        case .persistenceFailure: 7
        case .missingProcessIdentifier: 8
        case .unentitled: 9
        case .malformedActivityIdentifier: 10
        case .reconnectNotPermitted: 11
        }
    }

    /// The reason for which the activity was not begun.
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "Its attributes and its state are larger than 4 KB together."
        case .unsupported, .unsupportedTarget: "There is no place that shows Live Activities."
        case .denied: "The person has turned Live Activities off for this app."
        case .globalMaximumExceeded: "The device shows as many as it can."
        case .targetMaximumExceeded: "The app shows as many as it may."
        case .visibility: "The app is not in front."
        case .persistenceFailure: "It could not be stored."
        case .missingProcessIdentifier, .unentitled: "The process may not begin one."
        case .malformedActivityIdentifier, .reconnectNotPermitted: "It cannot be found again."
        }
    }

    /// A suggestion of what could be done about the error.
    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Keep less in the attributes and the state."
        case .denied: "Turn Live Activities on in the settings."
        case .globalMaximumExceeded, .targetMaximumExceeded: "End another one first."
        case .visibility: "Begin it while the app is in front."
        default: nil
        }
    }
}
