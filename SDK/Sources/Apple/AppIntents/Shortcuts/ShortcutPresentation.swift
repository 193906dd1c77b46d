import Foundation
import FoundationMissing

// How an app's shortcuts are shown by the values of a parameter. They compile with the app; nothing shows shortcuts here.

/// A phrase that people say without meaning a shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// Makes a phrase of a text.
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// Words with the app's name in them.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    }
}

/// Several phrases that are not a shortcut's.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]

    /// Makes a list of these phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// Collects what people say and do not mean a shortcut by.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
    /// Takes several phrases.
    public static func buildExpression(_ phrases: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] { phrases.phrases }
    /// Makes a list of a single phrase.
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] { [phrase] }
    /// A list of them.
    public static func buildExpression(_ phrases: [NegativeAppShortcutPhrase]) -> [NegativeAppShortcutPhrase] { phrases }
    /// Puts all phrases together.
    public static func buildBlock(_ phrases: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] { phrases.flatMap { $0 } }
}

/// The title of a shortcut, with a value and without.
public struct AppShortcutParameterPresentationTitle<Intent: AppIntent>: Sendable {
    /// Makes a title for with a value, and for without.
    public init(specific: LocalizedStringResource, generic: LocalizedStringResource, table: String? = nil) {}
}

/// A sentence with a parameter in it.
public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Words without a parameter.
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// Words with a parameter in them.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// The words that describe a shortcut with a value.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    /// A sentence with the parameter in it.
    public init(_ summary: AppShortcutParameterPresentationSummaryString<Intent>, table: String? = nil) {}
}

/// A shortcut with the values of one of its parameters.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    /// Makes a presentation by the values that these collections offer.
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value>
        optionsCollections: () -> [any AppShortcutOptionsCollectionProtocol]
    ) {}
}

/// Values that shortcuts are shown with, without their provider's type.
public protocol AppShortcutOptionsCollectionProtocol<Provider>: AppShortcutOptionsCollectionSpecification {
    associatedtype Provider: DynamicOptionsProvider

    /// The provider that offers the values.
    var dynamicOptionsProvider: Provider { get }
    /// A symbol above them.
    var systemImageName: String { get }
    /// The words shown above the values.
    var title: LocalizedStringResource { get }
}

/// Collections of values that shortcuts are shown with.
public protocol AppShortcutOptionsCollectionSpecification: Sendable {}

/// Values that shortcuts are shown with.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    /// The provider that offers the values.
    public let dynamicOptionsProvider: Provider
    /// The words shown above the values.
    public let title: LocalizedStringResource
    /// A symbol above them.
    public let systemImageName: String

    /// Makes a collection of the values that a provider offers.
    public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String) {
        dynamicOptionsProvider = provider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Builds a collection of collections of options.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
    /// Puts several collections together, in their order.
    public static func buildBlock(
        _ collections: any AppShortcutOptionsCollectionProtocol...
    ) -> [any AppShortcutOptionsCollectionProtocol] { collections }
}

/// Shortcuts of several providers in one.
public protocol AppShortcutsContent {
    /// The shortcuts.
    var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
    /// The shortcut alone, as a list.
    public var appShortcuts: [AppShortcut] { [self] }
}

extension Array: AppShortcutsContent where Element == AppShortcut {
    /// The list itself.
    public var appShortcuts: [AppShortcut] { self }
}
