/// A parameter of an intent.
package struct DefinedParameter: Hashable, Sendable {
    /// The condition of a parameter that is shown only when another one has a value.
    package struct Parent: Hashable, Sendable {
        /// A condition on the other parameter's value.
        package enum Condition: Hashable, Sendable {
            /// The other parameter has a value, whichever.
            case anyValue
            /// The other parameter's value is one of these cases of an enumeration, by name.
            case choices([String])
            /// The other parameter's value is this one.
            case bool(Bool)
        }
        /// The other parameter's name.
        package var parameter: String
        /// The condition under which the parameter is shown.
        package var condition: Condition
    }

    /// The value of a new widget, before anybody chose one.
    package enum Default: Hashable, Sendable {
        /// A text or an address, with the key under which translations have it.
        case text(DefinedText)
        case bool(Bool)
        /// A whole number.
        case whole(Int)
        /// Any other number.
        case real(Double)
        /// A case of an enumeration.
        case choice(String)
    }

    /// The parameter's name, by which the intent's class has a property.
    package var name: String
    /// The words that the edit sheet shows for it.
    package var title: DefinedText
    /// The type of the parameter's value, or of each of its values.
    package var type: ParameterType
    /// Whether the parameter has several values.
    package var isList: Bool
    /// The number of a list's values, by the class of the widget's size (`Small`, `AccessoryInline` …).
    package var sizes: [String: Int]
    /// Whether people may set the parameter.
    package var isConfigurable: Bool
    /// The parameter's value before anybody chose one; nil for a list, and where the file names none.
    package var defaultValue: Default?
    /// Whether the handler offers the values to choose from.
    package var hasOptions: Bool
    /// Whether its options can be searched by words, which only what the handler offers can be.
    package var isSearchable: Bool
    /// Whether the handler may look at the value before the intent is handled.
    package var isResolvable: Bool
    /// The other parameter that decides whether it is shown; nil where it always is.
    package var parent: Parent?
}

/// The type of a parameter's value.
package enum ParameterType: Hashable, Sendable {
    case string, boolean, url
    /// A type that nobody can choose here: its parameter is declared and never has a value.
    case unchosen(UnchosenType)
    /// A whole number, and its limits, which are allowed themselves; nil where there is none.
    case integer(minimum: Int?, maximum: Int?)
    /// A number, and its limits, which are allowed themselves; nil where there is none.
    case decimal(minimum: Double?, maximum: Double?)
    /// A date, a time, or both.
    case dateComponents(DateKind)
    /// An enumeration of the file, by its class.
    case enumeration(String)
    /// A type of the file, by its class.
    case object(String)

    /// The components of a date that are chosen.
    package enum DateKind: String, Hashable, Sendable { case date, time, dateTime }

    /// The names that files have for them.
    static let supported =
        ["String", "Boolean", "Integer", "Decimal", "DateComponents", "URL", "Object"] + UnchosenType.allCases.map(\.rawValue)

    var isUnchosen: Bool { if case .unchosen = self { true } else { false } }
}
