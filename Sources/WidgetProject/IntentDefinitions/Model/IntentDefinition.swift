/// The content of an `.intentdefinition` file, as far as widgets use it.
package struct IntentDefinition: Hashable, Sendable {
    /// The file's name without its ending: the table of its translations.
    package var table: String
    /// The closed choices that the file defines, in its order.
    package var enumerations: [DefinedEnumeration]
    /// The types of objects that the file defines, in its order.
    package var types: [DefinedType]
    /// The intents that the file defines, in its order, without those that are Apple's own.
    package var intents: [DefinedIntent]
    /// Sentences about what was left out, each with its place.
    package var warnings: [String]
}

/// A text with the key under which translations have it.
package struct DefinedText: Hashable, Sendable {
    /// The key; nil where the file gives none.
    package var id: String?
    /// The text in the language the file is written in.
    package var text: String
}

/// A closed choice.
package struct DefinedEnumeration: Hashable, Sendable {
    /// A case of the enumeration.
    package struct Case: Hashable, Sendable {
        /// The case's name in the file, from which that in Swift is made.
        package var name: String
        /// The case's number, its raw value in Swift; 0 stands for nothing chosen.
        package var index: Int
        /// The words that people choose it by.
        package var title: DefinedText
    }
    /// The name by which parameters of the file refer to it.
    package var name: String
    /// The enumeration's name in Swift.
    package var className: String
    /// The words for the choice as a whole.
    package var title: DefinedText
    /// The cases in the order of the file; `unknown`, which stands for nothing chosen, is among them.
    package var cases: [Case]
}

/// A type of object with properties of its own.
package struct DefinedType: Hashable, Sendable {
    /// The name by which parameters of the file refer to it.
    package var name: String
    /// The class's name in Swift.
    package var className: String
    /// The words for an object of the type.
    package var title: DefinedText
    /// The properties beside those that every `INObject` has.
    package var properties: [DefinedProperty]
}

/// A property of an object or of a response.
package struct DefinedProperty: Hashable, Sendable {
    /// The property's name in the file.
    package var name: String
    /// The type of the property's value, or of each of its values.
    package var type: ParameterType
    /// Whether the property has several values.
    package var isList: Bool
}

/// An intent of the app's own.
package struct DefinedIntent: Hashable, Sendable {
    /// The response of the intent's handler.
    package struct Response: Hashable, Sendable {
        /// One of the outcomes that a response has.
        package struct Code: Hashable, Sendable {
            /// The outcome's name in the file, from which a case in Swift is made.
            package var name: String
            /// Whether the outcome counts as success.
            package var isSuccess: Bool
            /// The response's properties that its sentences name, in their order.
            package var properties: [String]
        }
        /// The outcomes in the order of the file; Swift has those of every response besides.
        package var codes: [Code]
        /// The properties of the response.
        package var properties: [DefinedProperty]
    }
    /// The intent's name in the file.
    package var name: String
    /// The class's name in Swift.
    package var className: String
    /// The words for the intent as a whole.
    package var title: DefinedText
    /// A sentence for the intent; nil where the file has none.
    package var description: DefinedText?
    /// Whether widgets may be configured by it.
    package var isForWidgets: Bool
    /// The parameters in the order of the edit sheet.
    package var parameters: [DefinedParameter]
    /// The response of the intent's handler.
    package var response: Response
}
