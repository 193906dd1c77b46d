extension DefinedIntent {
    init(_ place: DefinitionPlace, _ known: KnownTypes, _ warnings: inout [String]) throws(DefinitionError) {
        name = try place.name("INIntentName")
        let prefix = try place.prefix("INIntentClassPrefix")
        className = try place.optionalName("INIntentClassName") ?? "\(prefix)\(name)Intent"
        title = try DefinedText(place, "INIntentTitle", or: name)
        description = try place.optionalText("INIntentDescription") == nil ? nil : DefinedText(place, "INIntentDescription", or: "")
        isForWidgets = try place.flag("INIntentEligibleForWidgets")
        var read: [(priority: Int, parameter: DefinedParameter)] = []
        var names: Set<String> = []
        for inner in try place.places("INIntentParameters") {
            let parameter = try DefinedParameter(inner, known, &warnings)
            guard names.insert(parameter.name).inserted else {
                throw .repeated(file: inner.file, place: inner.place("INIntentParameterName"), name: parameter.name)
            }
            if case .unchosen(let type) = parameter.type {
                warnings.append(
                    "\(inner.file): \(inner.place("INIntentParameterType")) is “\(type.rawValue)”: nobody can choose one here, and "
                        + "\(className).\(parameter.name) has no value, as on a device before one is chosen.")
            }
            read.append((try inner.optionalWhole("INIntentParameterDisplayPriority") ?? .max, parameter))
        }
        parameters = read.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
            .map(\.element.parameter)
        for (index, parameter) in parameters.enumerated() {
            guard let parent = parameter.parent, !names.contains(parent.parameter) else { continue }
            throw .unknownName(
                file: place.file, place: "\(place.place("INIntentParameters"))[\(index)].INIntentParameterRelationship",
                name: parent.parameter, known: names.sorted())
        }
        response = try Response(place.optionalPlace("INIntentResponse"), known, &warnings)
    }
}

extension DefinedIntent.Response {
    init(_ place: DefinitionPlace?, _ known: KnownTypes, _ warnings: inout [String]) throws(DefinitionError) {
        codes = []
        properties = []
        guard let place else { return }
        for inner in try place.places("INIntentResponseParameters") {
            do {
                properties.append(try DefinedProperty(inner, prefix: "INIntentResponseParameter", known))
            } catch .unsupportedType(let file, let at, let type, let supported) {
                let error = DefinitionError.unsupportedType(file: file, place: at, type: type, supported: supported)
                warnings.append("\(error) The response's property is left out.")
            }
        }
        var names: Set<String> = []
        for inner in try place.places("INIntentResponseCodes") {
            let name = try inner.name("INIntentResponseCodeName")
            guard names.insert(name).inserted else {
                throw .repeated(file: inner.file, place: inner.place("INIntentResponseCodeName"), name: name)
            }
            let sentences = [
                try inner.optionalText("INIntentResponseCodeFormatString"),
                try inner.optionalText("INIntentResponseCodeConciseFormatString"),
            ]
            var named: [String] = []
            for property in sentences.compactMap({ $0 }).flatMap(Self.names)
            where !named.contains(property) && properties.contains(where: { $0.name == property }) {
                named.append(property)
            }
            codes.append(Code(name: name, isSuccess: try inner.flag("INIntentResponseCodeSuccess"), properties: named))
        }
    }

    /// The names that stand as `${name}` in a sentence.
    private static func names(in sentence: String) -> [String] {
        var names: [String] = []
        var rest = sentence[...]
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            names.append(String(rest[start.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return names
    }
}
