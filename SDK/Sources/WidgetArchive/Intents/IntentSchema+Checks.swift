import Foundation

/// The limits on what one configuration may hold; far more than any sheet lets people enter.
package enum IntentLimits {
    /// UTF-8 bytes of one text, one id, one URL.
    package static let textBytes = 16_384
    /// Bytes of all whole items of one configuration.
    package static let objectBytes = 262_144
    /// Bytes of a whole configuration as it is sent.
    package static let configurationBytes = 1_048_576
    /// Items of a list that its parameter does not limit.
    package static let items = 256
}

extension IntentSchema {
    /// The names of the parameters that a sheet shows for these values in this family, in their order.
    package func rows(for values: IntentValues, family: WidgetFamilyName) -> [String] {
        guard let summary else { return parameters.map(\.name) }
        let known = Set(parameters.map(\.name))
        return summary.shown(for: values, family: family).filter(known.contains)
    }

    /// Judges values that came from outside. Nothing chosen for a parameter that needs a value means its default.
    /// - Returns: the values as they are to be stored.
    package func checked(_ values: IntentValues, family: WidgetFamilyName) throws(IntentValueError) -> IntentValues {
        var checked = IntentValues()
        for (name, value) in values.values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw .unknownParameter(name, known: parameters.map(\.name))
            }
            if value == .none, !parameter.isOptional { continue }
            try parameter.check(value, family: family)
            checked[name] = value
        }
        checked.objects = try objects(of: checked, among: values.objects)
        return checked
    }
}

extension IntentSchema {
    /// Whole items, only of the values, and only as large as items are.
    private func objects(of values: IntentValues, among objects: [IntentObject]) throws(IntentValueError) -> [IntentObject] {
        guard !objects.isEmpty else { return [] }
        let wanted = Set(values.values.values.flatMap(\.entityIDs))
        var kept: [IntentObject] = [], seen: Set<String> = []
        for object in objects where wanted.contains(object.key) && seen.insert("\(object.type)/\(object.key)").inserted {
            kept.append(object)
        }
        let bytes = (try? JSONEncoder().encode(kept).count) ?? .max
        guard bytes <= IntentLimits.objectBytes else {
            throw .tooLong(parameter: kept.first?.title ?? "", bytes: bytes, limit: IntentLimits.objectBytes)
        }
        return kept
    }
}

extension IntentValue {
    fileprivate var entityIDs: [String] {
        switch self {
        case .entity(let id): [id]
        case .list(let items): items.flatMap(\.entityIDs)
        default: []
        }
    }
}

extension IntentParameterSchema {
    /// The kind of values that the parameter takes, in words.
    package var kindWords: String {
        let one =
            switch kind {
            case .string: "a text"
            case .bool: "yes or no"
            case .date, .dateOnly, .timeOnly: "a date"
            case .url: "a URL"
            case .int: "a whole number"
            case .double: "a number"
            case .measurement(let units, _): units.expected
            case .money(let currencies): currencies.expected
            case .choice: "a choice"
            case .entity: "an item"
            }
        return isList ? "a list, each \(one)" : one
    }

    func check(_ value: IntentValue, family: WidgetFamilyName) throws(IntentValueError) {
        if value == .none { return }
        guard isList else { return try checkOne(value) }
        guard case .list(let items) = value else { throw wrong(value) }
        let limit = min(sizes[family]?.maximum ?? IntentLimits.items, IntentLimits.items)
        guard items.count <= limit else { throw .tooMany(parameter: name, count: items.count, limit: limit) }
        for item in items { try checkOne(item) }
    }

    private func wrong(_ value: IntentValue) -> IntentValueError {
        .wrongType(parameter: name, found: value.kindName, expected: kindWords)
    }

    private func checkOne(_ value: IntentValue) throws(IntentValueError) {
        switch (kind, value) {
        case (.string, .string(let text)), (.entity, .entity(let text)): try checkLength(text)
        case (.url, .url(let url)): try checkLength(url.absoluteString)
        case (.bool, .bool): break
        case (.date, .date(let date)), (.dateOnly, .date(let date)), (.timeOnly, .date(let date)):
            guard date.timeIntervalSinceReferenceDate.isFinite else { throw wrong(value) }
        case (.int(let minimum, let maximum), .int(let number)):
            guard number >= minimum ?? .min, number <= maximum ?? .max else {
                throw .outOfRange(parameter: name, found: "\(number)", range: Self.range(minimum, maximum))
            }
        case (.double(let minimum, let maximum), .double(let number)):
            try check(number, minimum, maximum)
        case (.double(let minimum, let maximum), .int(let number)):
            try check(Double(number), minimum, maximum)
        case (.measurement(let units, let minimum), .measurement(let number, let unit)):
            guard units.contains(where: { $0.name == unit }) else {
                throw .notACase(parameter: name, found: unit, cases: units.map(\.name))
            }
            try check(number, minimum, nil)
        // The number is in the dimension's base unit, as configurations were stored before units were.
        case (.measurement(_, let minimum), .double(let number)): try check(number, minimum, nil)
        case (.measurement(_, let minimum), .int(let number)): try check(Double(number), minimum, nil)
        case (.money(let currencies), .string(let text)):
            guard let money = IntentMoney(words: text, currencies) else {
                throw .wrongType(parameter: name, found: "“\(text.prefix(60))”", expected: kindWords)
            }
            guard money.amount >= currencies.minimum ?? money.amount, money.amount <= currencies.maximum ?? money.amount else {
                throw .outOfRange(
                    parameter: name, found: money.words, range: Self.range(currencies.minimum, currencies.maximum))
            }
        case (.choice(let cases), .choice(let raw)):
            guard cases.contains(where: { $0.value == value }) else {
                let names = cases.compactMap { if case .choice(let name) = $0.value { name } else { nil } }
                throw .notACase(parameter: name, found: raw, cases: names)
            }
        default: throw wrong(value)
        }
    }

    private func check(_ number: Double, _ minimum: Double?, _ maximum: Double?) throws(IntentValueError) {
        guard number.isFinite, number >= minimum ?? -.infinity, number <= maximum ?? .infinity else {
            throw .outOfRange(parameter: name, found: "\(number)", range: Self.range(minimum, maximum))
        }
    }

    private func checkLength(_ text: String) throws(IntentValueError) {
        let bytes = text.utf8.count
        guard bytes <= IntentLimits.textBytes else { throw .tooLong(parameter: name, bytes: bytes, limit: IntentLimits.textBytes) }
    }

    private static func range<Number>(_ minimum: Number?, _ maximum: Number?) -> String {
        switch (minimum, maximum) {
        case (let low?, let high?): "\(low) to \(high)"
        case (let low?, nil): "\(low) and more"
        case (nil, let high?): "\(high) and less"
        case (nil, nil): "finite numbers"
        }
    }
}
