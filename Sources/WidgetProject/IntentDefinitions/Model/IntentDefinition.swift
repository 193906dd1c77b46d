/// What an `.intentdefinition` file says, as far as widgets use it.
public struct IntentDefinition: Hashable, Sendable {
    /// The file's name without its ending: the table of its translations.
    public var table: String
    public var enumerations: [DefinedEnumeration]
    public var types: [DefinedType]
    public var intents: [DefinedIntent]
    /// What was left out, each in a sentence with its place.
    public var warnings: [String]
}

/// A text with the key under which translations have it.
public struct DefinedText: Hashable, Sendable {
    public var id: String?
    public var text: String
}

/// A closed choice.
public struct DefinedEnumeration: Hashable, Sendable {
    public struct Case: Hashable, Sendable {
        public var name: String
        public var index: Int
        public var title: DefinedText
    }
    public var name: String
    /// As Swift has it.
    public var className: String
    public var title: DefinedText
    /// In the order of the file; `unknown`, which stands for nothing chosen, is among them.
    public var cases: [Case]
}

/// A type of object with properties of its own.
public struct DefinedType: Hashable, Sendable {
    public var name: String
    public var className: String
    public var title: DefinedText
    /// Beside what every `INObject` has.
    public var properties: [DefinedProperty]
}

/// A property of an object or of a response.
public struct DefinedProperty: Hashable, Sendable {
    public var name: String
    public var type: ParameterType
    public var isList: Bool
}

/// An intent of the app's own.
public struct DefinedIntent: Hashable, Sendable {
    public struct Response: Hashable, Sendable {
        public struct Code: Hashable, Sendable {
            public var name: String
            public var isSuccess: Bool
            /// The response's properties that its sentences name, in their order.
            public var properties: [String]
        }
        public var codes: [Code]
        public var properties: [DefinedProperty]
    }
    public var name: String
    public var className: String
    public var title: DefinedText
    public var description: DefinedText?
    public var isForWidgets: Bool
    /// In the order of the edit sheet.
    public var parameters: [DefinedParameter]
    public var response: Response
}
