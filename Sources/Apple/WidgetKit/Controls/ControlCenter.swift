import Foundation

/// A control that a person has placed.
public struct ControlInfo: Hashable, Sendable {
    /// What a server sends pushes to.
    public struct PushInfo: Hashable, Sendable {
        public let token: Data
    }
    public let kind: String
    public let pushInfo: PushInfo?
}

/// Told when the tokens for pushes to controls change.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Where controls are reloaded; none are shown here, so there is nothing to do.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}
