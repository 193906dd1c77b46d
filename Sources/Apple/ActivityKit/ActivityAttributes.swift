import Foundation
import FoundationMissing

/// What a Live Activity is about, and the state that changes while it lives.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// The state of a Live Activity for one moment.
public struct ActivityContent<State: Codable & Hashable>: Sendable where State: Sendable {
    public var state: State
    /// After this the system shows it as out of date.
    public var staleDate: Date?
    /// Higher goes first where there is room for one.
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Equatable {}

/// Where a Live Activity is in its life.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

/// How Live Activities are updated from a server.
public struct PushType: Hashable, Sendable {
    let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ id: String) -> PushType { PushType(name: "channel \(id)") }
}

/// When an ended Live Activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    let date: Date?
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How a device calls for attention at an update.
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

/// Why a Live Activity was not begun.
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
