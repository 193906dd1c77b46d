/// What an `.intentdefinition` file says, as far as widgets use it.
public struct IntentDefinition: Hashable, Sendable {
    /// The file's name without its ending: the table of its translations.
    public var table: String
    /// The closed choices that the file defines, in its order.
    public var enumerations: [DefinedEnumeration]
    /// The types of objects that the file defines, in its order.
    public var types: [DefinedType]
    /// The intents that the file defines, in its order, without those that are Apple's own.
    public var intents: [DefinedIntent]
    /// What was left out, each in a sentence with its place.
    public var warnings: [String]
}

/// A text with the key under which translations have it.
public struct DefinedText: Hashable, Sendable {
    /// The key; nil where the file gives none.
    public var id: String?
    /// The text in the language the file is written in.
    public var text: String
}

/// A closed choice.
public struct DefinedEnumeration: Hashable, Sendable {
    /// One of the things to choose from.
    public struct Case: Hashable, Sendable {
        /// The case's name in the file, from which that in Swift is made.
        public var name: String
        /// The case's number, its raw value in Swift; 0 stands for nothing chosen.
        public var index: Int
        /// The words that people choose it by.
        public var title: DefinedText
    }
    /// The name by which parameters of the file refer to it.
    public var name: String
    /// The enumeration's name in Swift.
    public var className: String
    /// The words for the choice as a whole.
    public var title: DefinedText
    /// In the order of the file; `unknown`, which stands for nothing chosen, is among them.
    public var cases: [Case]
}

/// A type of object with properties of its own.
public struct DefinedType: Hashable, Sendable {
    /// The name by which parameters of the file refer to it.
    public var name: String
    /// The class's name in Swift.
    public var className: String
    /// The words for an object of the type.
    public var title: DefinedText
    /// Beside what every `INObject` has.
    public var properties: [DefinedProperty]
}

/// A property of an object or of a response.
public struct DefinedProperty: Hashable, Sendable {
    /// The property's name in the file.
    public var name: String
    /// What its value is, or each of its values.
    public var type: ParameterType
    /// Whether it has several values.
    public var isList: Bool
}

/// An intent of the app's own.
public struct DefinedIntent: Hashable, Sendable {
    /// What its handler answers.
    public struct Response: Hashable, Sendable {
        /// One of the outcomes that a response has.
        public struct Code: Hashable, Sendable {
            /// The outcome's name in the file, from which a case in Swift is made.
            public var name: String
            /// Whether the outcome counts as success.
            public var isSuccess: Bool
            /// The response's properties that its sentences name, in their order.
            public var properties: [String]
        }
        /// The outcomes in the order of the file; Swift has those of every response besides.
        public var codes: [Code]
        /// What a response has of its own.
        public var properties: [DefinedProperty]
    }
    /// The intent's name in the file.
    public var name: String
    /// The class's name in Swift.
    public var className: String
    /// The words for the intent as a whole.
    public var title: DefinedText
    /// A sentence for the intent; nil where the file has none.
    public var description: DefinedText?
    /// Whether widgets may be configured by it.
    public var isForWidgets: Bool
    /// In the order of the edit sheet.
    public var parameters: [DefinedParameter]
    /// What its handler answers.
    public var response: Response
}
