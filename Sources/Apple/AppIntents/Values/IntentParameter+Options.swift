import Foundation
import WidgetArchive

// The forms of `@Parameter` for one type, or with one more thing said.

extension String {
    /// How a text is entered; the sheet's fields are plain ones, whatever is asked for.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Hashable, Sendable {
            case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, webSearch, `default`
        }
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description), default: defaultValue.map { Value._wrapped($0) })
    }
}

extension Bool {
    /// What yes and no are called where the value is chosen.
    public struct IntentDisplayName: Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.names = displayName
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// - Parameters:
    ///   - size: how many values there may be.
    ///   - query: finds the items, instead of their type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title, description, defaultValue, size, [:], query)
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title, description, defaultValue, nil, size, query)
    }

    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        self.init(title, description, defaultValue, size, [:], optionsProvider)
    }

    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        self.init(title, description, defaultValue, nil, size, optionsProvider)
    }

    private convenience init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?,
        _ size: IntentCollectionSize?, _ sizes: [IntentWidgetFamily: IntentCollectionSize], _ options: any DynamicOptionsProvider
    ) {
        var facts = ParameterFacts(title, description)
        facts.size = size
        facts.sizes = sizes
        facts.options = options
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}
