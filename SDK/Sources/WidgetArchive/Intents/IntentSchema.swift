import Foundation

/// The schema of an edit sheet: the parameters of a configurable widget, in their order, in the language asked for.
package struct IntentSchema: Codable, Hashable, Sendable {
    /// The intent's type as source has it.
    package var intent: String
    package var title: String
    package var description: String?
    package var parameters: [IntentParameterSchema]
    /// The summary that says what the sheet shows, by conditions on values; nil shows every parameter.
    package var summary: IntentSummary?
    /// The system the intent belongs to.
    package var system: IntentSystem
    /// The class of the SiriKit intent whose configurations it takes over.
    package var migratesFrom: String?

    package init(
        intent: String, title: String, description: String?, parameters: [IntentParameterSchema], summary: IntentSummary?,
        system: IntentSystem = .appIntents, migratesFrom: String? = nil
    ) {
        self.system = system
        self.migratesFrom = migratesFrom
        self.intent = intent
        self.title = title
        self.description = description
        self.parameters = parameters
        self.summary = summary
    }
}

/// One parameter of a configurable widget.
public struct IntentParameterSchema: Codable, Hashable, Sendable {
    /// The kind of a parameter's values, with their limits.
    public enum Kind: Codable, Hashable, Sendable {
        case string, bool, date, dateOnly, timeOnly, url
        /// Limits include both ends; nil has none.
        case int(minimum: Int?, maximum: Int?)
        case double(minimum: Double?, maximum: Double?)
        /// A value of so much of one of these units; a number alone is in the first of them.
        case measurement([IntentUnit], minimum: Double?)
        /// An amount of money, as `IntentMoney` writes it.
        case money(IntentCurrencies)
        /// The cases of an enumeration.
        case choice([IntentOption])
        /// Something of the app's own, chosen by its id.
        case entity
    }
    /// The control with which a number is set.
    package enum Style: String, Codable, Hashable, Sendable {
        /// The number is set by a field.
        case field
        /// The number is set by a field with a minus and a plus.
        case stepper
        /// The number is set by a knob on a line.
        case slider
    }
    /// The number of values that a list may hold.
    package struct Size: Codable, Hashable, Sendable {
        package var minimum: Int
        package var maximum: Int

        package init(minimum: Int, maximum: Int) {
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    package var name: String
    package var title: String
    package var description: String?
    package var kind: Kind
    /// Whether the parameter may be left without a value.
    package var isOptional: Bool
    package var isList: Bool
    /// The sizes of a list, by family; a family that is not there has no limit.
    package var sizes: [WidgetFamilyName: Size]
    /// The value when none was chosen, as far as the source says it; an entity's is asked of its query.
    package var defaultValue: IntentValue?
    /// Whether the extension offers the values, which are asked for when the edit sheet opens.
    package var hasOptions: Bool
    /// The options can be searched by words.
    package var isSearchable: Bool
    /// Names of parameters that its options depend on.
    package var dependsOn: [String]
    /// The class of a SiriKit intent's items.
    package var itemType: String?
    /// The control with which a number is set, where its system says so.
    package var style: Style?

    package init(
        name: String, title: String, description: String? = nil, kind: Kind, isOptional: Bool = false, isList: Bool = false,
        sizes: [WidgetFamilyName: Size] = [:], defaultValue: IntentValue? = nil, hasOptions: Bool = false, isSearchable: Bool = false,
        dependsOn: [String] = [], itemType: String? = nil, style: Style? = nil
    ) {
        self.style = style
        self.itemType = itemType
        self.name = name
        self.title = title
        self.description = description
        self.kind = kind
        self.isOptional = isOptional
        self.isList = isList
        self.sizes = sizes
        self.defaultValue = defaultValue
        self.hasOptions = hasOptions
        self.isSearchable = isSearchable
        self.dependsOn = dependsOn
    }
}

/// A value that can be chosen, and how it is shown.
public struct IntentOption: Codable, Hashable, Sendable {
    package var value: IntentValue
    package var title: String
    package var subtitle: String?
    /// An SF Symbol's name.
    package var symbol: String?
    /// The whole item, where a SiriKit handler gave it.
    package var object: IntentObject?
    /// A case's number in its `.intentdefinition`.
    package var number: Int?

    package init(
        value: IntentValue, title: String, subtitle: String? = nil, symbol: String? = nil, object: IntentObject? = nil,
        number: Int? = nil
    ) {
        self.number = number
        self.object = object
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
    }
}

/// Options under one heading.
package struct IntentOptionSection: Codable, Hashable, Sendable {
    package var title: String?
    package var options: [IntentOption]

    package init(title: String? = nil, options: [IntentOption]) {
        self.title = title
        self.options = options
    }
}

/// The options for one parameter now.
package struct IntentOptions: Codable, Hashable, Sendable {
    /// A word above the search field.
    package var prompt: String?
    package var sections: [IntentOptionSection]

    package init(prompt: String? = nil, sections: [IntentOptionSection]) {
        self.prompt = prompt
        self.sections = sections
    }
}

/// A configuration that the gallery offers ready made.
package struct IntentRecommendationSchema: Codable, Hashable, Sendable {
    package var title: String
    package var values: IntentValues

    package init(title: String, values: IntentValues) {
        self.title = title
        self.values = values
    }
}

/// The summary of an edit sheet: a sentence with parameters in it and rows below, or one of several by a condition.
public indirect enum IntentSummary: Codable, Hashable, Sendable {
    /// A part of a summary's sentence.
    public enum Piece: Codable, Hashable, Sendable {
        /// Words as they are shown.
        case words(String)
        /// The place where a parameter's value is shown; the parameter's name.
        case parameter(String)
    }
    /// The comparison of a condition. A missing value is neither more nor less than anything, and contains nothing.
    public enum Comparison: Codable, Hashable, Sendable {
        /// The subject is one of these.
        case equals([IntentValue])
        /// The subject is none of these.
        case differs([IntentValue])
        case hasValue, hasNoValue
        /// The subject is more than a number, later than a date, or after a text; `orEquals` where it may be the same.
        case exceeds(IntentValue, orEquals: Bool)
        /// The subject is less than a number, before a date, or before a text; `orEquals` where it may be the same.
        case staysBelow(IntentValue, orEquals: Bool)
        case contains(String), lacks(String), begins(String), ends(String)
    }
    /// The subject that a condition looks at.
    public enum Subject: Codable, Hashable, Sendable {
        /// The value of a parameter; the parameter's name.
        case parameter(String)
        /// The family of the widget that is edited.
        case family
    }
    /// A summary, and for which values of the subject it stands.
    public struct Branch: Codable, Hashable, Sendable {
        /// The values to one of which the subject is equal.
        package var values: [IntentValue]
        package var summary: IntentSummary

        package init(values: [IntentValue], summary: IntentSummary) {
            self.values = values
            self.summary = summary
        }
    }

    /// A sentence, and the names of the parameters that stand in rows below it.
    case sentence([Piece], rows: [String])
    /// A summary where a condition holds, another or none where it does not.
    case when(Subject, Comparison, then: IntentSummary, otherwise: IntentSummary?)
    /// The summary of the first branch that has the subject's value, or else another or none.
    case choose(Subject, [Branch], otherwise: IntentSummary?)
    /// Several summaries, one after the other.
    case together([IntentSummary])

    /// The names of the parameters that the sheet shows for these values in this family, in their order. A family is compared as a choice.
    package func shown(for values: IntentValues, family: WidgetFamilyName) -> [String] {
        switch self {
        case .sentence(let pieces, let rows):
            let named = pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
            return named + rows.filter { !named.contains($0) }
        case .when(let subject, let comparison, let then, let otherwise):
            let holds = comparison.holds(for: Self.value(of: subject, values, family))
            return (holds ? then : otherwise)?.shown(for: values, family: family) ?? []
        case .choose(let subject, let branches, let otherwise):
            let value = Self.value(of: subject, values, family)
            let branch = branches.first { $0.values.contains(value) }?.summary ?? otherwise
            return branch?.shown(for: values, family: family) ?? []
        case .together(let parts): return parts.flatMap { $0.shown(for: values, family: family) }
        }
    }

    private static func value(of subject: Subject, _ values: IntentValues, _ family: WidgetFamilyName) -> IntentValue {
        switch subject {
        case .parameter(let name): values[name] ?? .none
        case .family: .choice(family.rawValue)
        }
    }
}
