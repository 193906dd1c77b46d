import Foundation
import VitrineAppIntents

/// A control that a person has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    /// The identifier that tells the control from another of its kind.
    public let id: String
    /// The kind with which the control was declared.
    public let kind: String
    /// The information by which a server sends pushes; nil without a push handler.
    public let pushInfo: ControlPushInfo?

    /// Returns the control's settings; nil where it has none of this type. No control is placed here, so that none can be asked.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

/// The information by which a server sends a control's pushes.
public struct ControlPushInfo: Hashable, Sendable {
    /// The push token.
    public let token: Data
}

/// A handler that is told when the tokens for pushes to controls change.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Reloads controls; none are shown here, so there is nothing to do.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}
