import Foundation

/// What an intent gives back.
public protocol IntentResult: Sendable {
    associatedtype Value: Sendable
    var value: Value? { get }
}

extension Never: IntentResult {
    public var value: Never? { nil }
}

/// Gives back a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}
/// Gives back words to say.
public protocol ProvidesDialog: IntentResult {}
/// Gives back an intent to go on with, which opens the app.
public protocol OpensIntent: IntentResult {}
/// Gives back a view to show.
public protocol ShowsSnippetView: IntentResult {}

/// Every kind of result in one.
public struct IntentResultContainer<Value: Sendable>: IntentResult {
    public let value: Value?
    public let dialog: IntentDialog?
    /// The intent to go on with.
    public let opened: (any AppIntent)?
}

/// A result that may name an intent to go on with.
@_spi(Vitrine) public protocol OpeningResult {
    var next: (any AppIntent)? { get }
}

@_spi(Vitrine) extension IntentResultContainer: OpeningResult {
    public var next: (any AppIntent)? { opened }
}

extension IntentResultContainer: ProvidesDialog, OpensIntent, ShowsSnippetView {}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self(value: nil, dialog: nil, opened: nil) }
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog, opened: nil) }
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self { Self(value: nil, dialog: nil, opened: opensIntent) }
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self {
        Self(value: nil, dialog: dialog, opened: opensIntent)
    }
}

extension IntentResult {
    public static func result<Given: _IntentValue>(value: Given) -> Self where Self == IntentResultContainer<Given> {
        Self(value: value, dialog: nil, opened: nil)
    }
    public static func result<Given: _IntentValue>(value: Given, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Given> {
        Self(value: value, dialog: dialog, opened: nil)
    }
}
