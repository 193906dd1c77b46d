/// A parameter of an intent.
public struct DefinedParameter: Hashable, Sendable {
    /// Shown only when another parameter has a value.
    public struct Parent: Hashable, Sendable {
        public enum Condition: Hashable, Sendable {
            case anyValue
            /// Case names of an enumeration.
            case choices([String])
            case bool(Bool)
        }
        public var parameter: String
        public var condition: Condition
    }

    public enum Default: Hashable, Sendable {
        case text(DefinedText)
        case bool(Bool)
        case whole(Int)
        case real(Double)
        /// A case of an enumeration.
        case choice(String)
    }

    public var name: String
    public var title: DefinedText
    public var type: ParameterType
    public var isList: Bool
    /// How many values a list has, by the class of the widget's size (`Small`, `AccessoryInline` …).
    public var sizes: [String: Int]
    /// People may set it.
    public var isConfigurable: Bool
    public var defaultValue: Default?
    /// Its values are offered by the handler.
    public var hasOptions: Bool
    public var isSearchable: Bool
    /// The handler may look at its value before the intent is handled.
    public var isResolvable: Bool
    public var parent: Parent?
}

/// What a parameter's value is.
public enum ParameterType: Hashable, Sendable {
    case string, boolean, url
    /// What nobody can choose here: its parameter is declared and never has a value.
    case unchosen(UnchosenType)
    case integer(minimum: Int?, maximum: Int?)
    case decimal(minimum: Double?, maximum: Double?)
    case dateComponents(DateKind)
    /// An enumeration of the file, by its class.
    case enumeration(String)
    /// A type of the file, by its class.
    case object(String)

    public enum DateKind: String, Hashable, Sendable { case date, time, dateTime }

    /// The names that files have for them.
    static let supported =
        ["String", "Boolean", "Integer", "Decimal", "DateComponents", "URL", "Object"] + UnchosenType.allCases.map(\.rawValue)

    var isUnchosen: Bool { if case .unchosen = self { true } else { false } }
}
