import Foundation

/// An app's shortcuts. They compile with the app; nothing offers shortcuts here.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that people say without meaning a shortcut.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
    /// The phrases that are not the shortcuts': none.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    public typealias OptionsCollection = AppShortcutOptionsCollection
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    public typealias Summary = AppShortcutParameterPresentationSummary
    public typealias Title = AppShortcutParameterPresentationTitle
}

/// The colour of an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// One shortcut of an app.
public struct AppShortcut: Sendable {
    public let intent: any AppIntent

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.intent = intent
    }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) { self.intent = intent }

    /// A shortcut that is shown with values of one of its parameters.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.intent = intent
    }
}

/// A word that stands for something in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// A phrase that people say for a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// Words without values.
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Collects an app's shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The intents of a package.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of its own for an app's intents. Those here are performed in the widget's extension or in the app.
public protocol AppIntentsExtension {
    init()
}

/// The configuration of an extension, which says nothing.
public struct _AppIntentsExtensionConfiguration: Sendable {}

extension AppIntentsExtension {
    /// The configuration of the extension, which says nothing.
    public var configuration: some Sendable { _AppIntentsExtensionConfiguration() }
    /// Ends at once, as nobody starts such an extension here.
    public static func main() {}
}

extension NSUserActivity {
    /// The settings of the widget whose tap opened the app. Taps here open an app by their link alone, so that there are none.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? { nil }
}
