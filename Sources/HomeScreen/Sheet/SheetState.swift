import Foundation
import VitrineWidgetArchive
import WidgetHost

/// A tile's edit sheet as the page draws it: which rows there are, what stands in them and how far they go is settled here.
struct SheetState: Encodable {
    /// How a value is entered.
    enum Control: String, Encodable {
        case choose, `switch`, text, url, whole, number, measure, date, day, time
    }

    struct Option: Encodable, Hashable {
        var value: PlainValue
        var title: String
        var subtitle: String?

        init(_ option: IntentOption) {
            value = PlainValue(option.value)
            (title, subtitle) = (option.title, option.subtitle)
        }
    }

    struct Row: Encodable {
        var parameter: String
        var title: String
        var note: String?
        var control: Control
        /// Null where nothing is set.
        var value: PlainValue
        /// The value in words; nil where the control itself shows it.
        var words: String?
        /// May be left without a value.
        var isOptional: Bool
        /// Options are asked for, with the words typed if it is searchable.
        var hasOptions: Bool
        var isSearchable: Bool
        /// What can be chosen, where that is known without asking.
        var options: [Option]
        var minimum: Double?
        var maximum: Double?
        /// How a number is set; nil where its system does not say.
        var style: IntentParameterSchema.Style?
        /// What a measurement can be in; its value is its figures and one of these.
        var units: [Option]?
        /// What stands in an empty field.
        var example: String?
        /// The parameters whose values decide what can be chosen.
        var dependsOn: [String]
        /// The items of a list; each is entered by `control`.
        var items: [Option]?
        var least: Int?
        var most: Int?
    }

    struct Group: Encodable {
        var heading: String?
        var rows: [Row]
    }

    var tile: String
    var title: String
    var note: String?
    var isConfigurable: Bool
    /// The values of all parameters, also those without a row; sent back with what was changed.
    var values: [String: PlainValue]
    var groups: [Group]

    init(tile: String, _ known: SheetMemory.Known) {
        self.tile = tile
        let configuration = known.configuration
        title = configuration.schema?.title ?? ""
        note = configuration.schema?.description
        isConfigurable = configuration.schema != nil
        values = configuration.values.values.mapValues(PlainValue.init)
        groups = []
        guard let schema = configuration.schema else { return }
        // Sent back they would be refused: no row of the sheet can have changed them.
        values = values.filter { name, _ in schema.parameters.contains { $0.name == name } }
        for name in schema.rows(for: configuration.values, family: configuration.family) {
            guard let parameter = schema.parameters.first(where: { $0.name == name }) else { continue }
            let row = Row(parameter, known)
            if parameter.isList {
                groups.append(Group(heading: parameter.heading(in: configuration.family), rows: [row]))
            } else if let last = groups.indices.last, groups[last].rows.allSatisfy({ $0.items == nil }) {
                groups[last].rows.append(row)
            } else {
                groups.append(Group(heading: groups.isEmpty ? schema.title : nil, rows: [row]))
            }
        }
    }
}

extension SheetState.Row {
    init(_ parameter: IntentParameterSchema, _ known: SheetMemory.Known) {
        let configuration = known.configuration
        (self.parameter, title, note) = (parameter.name, parameter.title, parameter.description)
        (isOptional, hasOptions, isSearchable) = (parameter.isOptional, parameter.hasOptions, parameter.isSearchable)
        (control, dependsOn, style) = (parameter.control, parameter.dependsOn, parameter.style)
        options = parameter.fixedOptions.map(SheetState.Option.init)
        switch parameter.kind {
        case .int(let low, let high): (minimum, maximum) = (low.map(Double.init), high.map(Double.init))
        case .double(let low, let high): (minimum, maximum) = (low, high)
        case .measurement(let all, let low):
            minimum = low
            units = all.map { SheetState.Option(IntentOption(value: .string($0.name), title: $0.symbol)) }
        case .money(let currencies): example = "3 \(currencies.standard ?? currencies.codes.first ?? "EUR")"
        default: break
        }
        let shown = configuration.shown[parameter.name] ?? []
        func option(_ value: IntentValue) -> IntentOption {
            let now = (shown + parameter.fixedOptions).first { $0.value == value }
            // An item that cannot be looked up now is shown under its id: then what it was called last is better.
            if let now, now.title != value.words { return now }
            return known.option(parameter.name, value) ?? now ?? IntentOption(value: value, title: value.words ?? "")
        }
        let set = configuration.values[parameter.name] ?? .none
        if parameter.isList {
            value = PlainValue(set)
            items = set.items.map { SheetState.Option(option($0)) }
            let size = parameter.sizes[configuration.family]
            (least, most) = (size?.minimum, min(size?.maximum ?? IntentLimits.items, IntentLimits.items))
        } else {
            value = PlainValue(set)
            if set != .none, control == .choose { words = option(set).title }
        }
    }
}

extension IntentParameterSchema {
    var control: SheetState.Control {
        if hasOptions { return .choose }
        return switch kind {
        case .choice, .entity: .choose
        case .bool: isOptional || isList ? .choose : .switch
        case .string: .text
        case .url: .url
        case .int: .whole
        case .double: .number
        case .measurement: .measure
        case .money: .text
        case .date: .date
        case .dateOnly: .day
        case .timeOnly: .time
        }
    }

    /// What can be chosen, where that is known without asking.
    var fixedOptions: [IntentOption] {
        switch kind {
        case .choice(let cases): cases
        case .bool where control == .choose:
            [IntentOption(value: .bool(true), title: "Yes"), IntentOption(value: .bool(false), title: "No")]
        default: []
        }
    }

    /// “Metrics, up to 2 on small”
    func heading(in family: WidgetFamilyName) -> String {
        guard let size = sizes[family] else { return title }
        let count =
            switch (size.minimum, size.maximum) {
            case (let low, let high) where low == high: "\(high)"
            case (...0, let high): "up to \(high)"
            case (let low, let high): "\(low) to \(high)"
            }
        return "\(title), \(count) on \(family.words)"
    }
}

extension IntentValue {
    /// The items of a list; the value itself where it is none.
    var items: [IntentValue] {
        switch self {
        case .list(let items): items
        case .none: []
        default: [self]
        }
    }

    /// What it says by itself.
    var words: String? {
        switch self {
        case .string(let text), .choice(let text), .entity(let text): text
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .measurement(let number, let unit): "\(number.figures) \(unit)"
        case .bool(let bool): bool ? "Yes" : "No"
        case .url(let url): url.absoluteString
        case .date(let date): date.formatted(.iso8601)
        case .none, .list: nil
        }
    }
}
