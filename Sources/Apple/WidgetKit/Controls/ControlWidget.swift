import Foundation
import VitrineAppIntents
import VitrineSwiftUI

// Controls compile with their bundle. This host has no Control Center, and says so by name when the bundle is read.

/// A control: a button or a switch in Control Center.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    init()
    var body: Body { get }
}

/// What a control is, as its `body` says it.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    var body: Body { get }
    /// The control's name for good; empty where there is none.
    var _kind: String { get }
}

extension ControlWidgetConfiguration {
    public var _kind: String { body._kind }
}

extension Never: ControlWidgetConfiguration {
    public var _kind: String { "" }
}

/// A control with one thing said in addition; nothing shows it.
public struct _ModifiedControlConfiguration<Base: ControlWidgetConfiguration> {
    let base: Base
}

extension _ModifiedControlConfiguration: ControlWidgetConfiguration {
    // Nothing asks for it: `_kind` asks the base.
    public var body: Never { fatalError("_ModifiedControlConfiguration has no body") }
    public var _kind: String { base._kind }
}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(base: self)
    }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(base: self)
    }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { _ModifiedControlConfiguration(base: self) }
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(base: self)
    }
}

/// Is told the token with which a server reloads controls.
public protocol ControlPushHandler: Sendable {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// A control that people have placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    public struct PushInfo: Hashable, Sendable {
        public let token: Data
    }
    public let kind: String
    public let pushInfo: PushInfo?
    public var id: String { kind }
}

/// Reloads controls; none are placed here.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    init() {}

    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A bundle's control where a widget is asked for.
public struct _ControlInBundle<Control: ControlWidget> {
    private let kind: String

    @MainActor init(_ control: Control) { kind = control.body._kind }
    public init() { kind = "" }
}

extension _ControlInBundle: Widget {
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public func _collect(_ definitions: inout _WidgetDefinitions) {
        definitions.undrawn.append("The control “\(kind)” (\(Control.self)) is declared and not shown: there is no Control Center here")
    }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _ControlInBundle<Content> {
        _ControlInBundle(content)
    }
}
