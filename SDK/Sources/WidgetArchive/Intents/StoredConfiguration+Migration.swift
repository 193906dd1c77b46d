import Foundation

extension StoredConfiguration {
    /// Stores values for a schema; numbers of SiriKit's enumerations are kept, because the App Intent after it may go by them.
    package init(_ schema: IntentSchema, _ values: IntentValues) {
        self.init(system: schema.system, intent: schema.intent, values: values)
        for parameter in schema.parameters {
            guard case .choice(let cases) = parameter.kind, let value = values[parameter.name] else { continue }
            numbers[parameter.name] = cases.first { $0.value == value }?.number
        }
    }

    /// A SiriKit intent's configuration for the App Intent in its place: values go over by name and type. An enumeration's case goes over
    /// by its name, else by its number; an item by its identifier; a list by its elements.
    /// - Returns: nil where the App Intent takes nothing over from this intent; and what fell to its default, in sentences.
    package func migrated(to schema: IntentSchema, family: WidgetFamilyName) -> (configuration: StoredConfiguration?, notes: [String]) {
        guard system == .siriKit, schema.system == .appIntents, schema.migratesFrom == intent else { return (nil, []) }
        var moved = IntentValues(), notes: [String] = []
        for (name, value) in values.values.sorted(by: { $0.key < $1.key }) where value != .none {
            guard let parameter = schema.parameters.first(where: { $0.name == name }) else {
                notes.append("“\(name)” has no parameter in \(schema.intent); it was let go.")
                continue
            }
            guard let fitting = migrated(value, to: parameter) else {
                notes.append("“\(name)” was \(value.kindName) and now takes \(parameter.kindWords); it has its default.")
                continue
            }
            do throws(IntentValueError) {
                try parameter.check(fitting, family: family)
                moved[name] = fitting
            } catch {
                notes.append("\(error) It has its default.")
            }
        }
        return (StoredConfiguration(system: .appIntents, intent: schema.intent, values: moved), notes)
    }

    private func migrated(_ value: IntentValue, to parameter: IntentParameterSchema) -> IntentValue? {
        guard parameter.isList else { return migratedOne(value, to: parameter) }
        guard case .list(let items) = value else { return nil }
        let moved = items.compactMap { migratedOne($0, to: parameter) }
        // Half a list would be taken for what somebody chose.
        return moved.count == items.count ? .list(moved) : nil
    }

    private func migratedOne(_ value: IntentValue, to parameter: IntentParameterSchema) -> IntentValue? {
        switch (value, parameter.kind) {
        case (.string, .string), (.bool, .bool), (.url, .url), (.int, .int), (.double, .double), (.int, .double), (.date, .date),
            (.date, .dateOnly), (.date, .timeOnly), (.int, .measurement), (.double, .measurement), (.string, .money):
            return value
        case (.double(let number), .int):
            return Int(exactly: number).map { .int($0) }
        case (.entity(let key), .entity):
            // The item is found by its identifier; one without an identifier can no longer be found.
            guard let object = values.objects.first(where: { $0.key == key }) else { return value }
            return object.identifier.map { .entity(id: $0) }
        case (.choice(let name), .choice(let cases)):
            if cases.contains(where: { $0.value == .choice(name) }) { return value }
            guard let number = numbers[parameter.name] else { return nil }
            return cases.map(\.value).first { $0 == .choice("\(number)") }
        default: return nil
        }
    }
}
