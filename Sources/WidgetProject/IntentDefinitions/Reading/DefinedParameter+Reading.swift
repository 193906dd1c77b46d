extension DefinedParameter {
    private static let key = "INIntentParameter"

    init(_ place: DefinitionPlace, _ known: KnownTypes, _ warnings: inout [String]) throws(DefinitionError) {
        let key = Self.key
        name = try place.name("\(key)Name")
        title = try DefinedText(place, "\(key)DisplayName", or: name)
        type = try ParameterType(place, prefix: key, known)
        isList = try place.flag("\(key)SupportsMultipleValues")
        sizes = try Self.sizes(place)
        isConfigurable = try place.flag("\(key)Configurable")
        hasOptions = try place.flag("\(key)SupportsDynamicEnumeration")
        let searches = try place.flag("\(key)SupportsSearch")
        isSearchable = hasOptions && searches
        isResolvable = try place.flag("\(key)SupportsResolution")
        let metadata = try place.optionalPlace("\(key)Metadata")
        defaultValue = try isList ? nil : metadata.flatMap { (metadata) throws(DefinitionError) in try Self.initial(metadata, type, known) }
        parent = try place.optionalPlace("\(key)Relationship").flatMap { (inner) throws(DefinitionError) in
            try Parent(inner, known, &warnings)
        }
    }

    /// The sizes in which Xcode knows lists, and what a widget of that size may hold.
    private static func sizes(_ place: DefinitionPlace) throws(DefinitionError) -> [String: Int] {
        let classes = [
            "Small", "Medium", "Large", "ExtraLarge", "AccessoryCorner", "AccessoryCircular", "AccessoryRectangular", "AccessoryInline",
        ]
        guard try place.flag("\(key)FixedSizeArray") else { return [:] }
        var sizes: [String: Int] = [:]
        for inner in try place.places("\(key)ArraySizes") {
            let name = try inner.text("\(key)ArraySizeSizeClass")
            guard classes.contains(name) else {
                throw .unknownName(file: inner.file, place: inner.place("\(key)ArraySizeSizeClass"), name: name, known: classes)
            }
            guard let size = try inner.optionalWhole("\(key)ArraySizeSize") else {
                throw .missing(file: inner.file, place: inner.place("\(key)ArraySizeSize"))
            }
            guard (0...1000).contains(size) else { throw inner.wrong("\(key)ArraySizeSize", .whole(size), "0 to 1000") }
            sizes[name] = size
        }
        return sizes
    }

    private static func initial(
        _ metadata: DefinitionPlace, _ type: ParameterType, _ known: KnownTypes
    ) throws(DefinitionError) -> Default? {
        let key = "\(key)MetadataDefaultValue"
        guard let value = metadata.value(key) else { return nil }
        switch type {
        case .string, .url:
            let text = DefinedText(id: try metadata.optionalText("\(key)ID"), text: try metadata.text(key))
            return text.text.isEmpty ? nil : .text(text)
        case .boolean: return .bool(try metadata.flag(key))
        case .integer: return try metadata.optionalWhole(key).map { .whole($0) }
        case .decimal: return try metadata.optionalNumber(key).map { .real($0) }
        case .enumeration(let className):
            guard let cases = known.enumerations.values.first(where: { $0.className == className })?.cases else { return nil }
            let found =
                switch value {
                case .text(let name): cases.first { $0.name == name }
                case .whole(let index): cases.first { $0.index == index }
                default: cases.first { _ in false }
                }
            guard let found else {
                throw metadata.wrong(key, value, "a case of \(className): \(cases.map(\.name).joined(separator: ", "))")
            }
            return found.index == 0 ? nil : .choice(found.name)
        // Xcode offers none for these.
        case .dateComponents, .object, .unchosen: return nil
        }
    }
}

extension DefinedParameter.Parent {
    /// Reads the condition; nil, with a warning, for one that is not known: then the parameter is always shown.
    init?(_ place: DefinitionPlace, _ known: KnownTypes, _ warnings: inout [String]) throws(DefinitionError) {
        let key = "INIntentParameterRelationship"
        guard let parent = try place.optionalText("\(key)ParentName") else { return nil }
        parameter = parent
        let name = try place.optionalText("\(key)PredicateName") ?? "HasAnyValue"
        var values = try place.list("\(key)PredicateValues")
        if values.isEmpty, let value = place.value("\(key)PredicateValue") { values = [value] }
        switch name {
        case "HasAnyValue": condition = .anyValue
        case "BooleanHasExactValue":
            // Xcode writes no value for false.
            guard case .bool(let value) = values.first ?? .bool(false) else {
                throw place.wrong("\(key)PredicateValue", values.first ?? .other, "true or false")
            }
            condition = .bool(value)
        case "EnumHasExactValue":
            var names: [String] = []
            for value in values {
                guard case .text(let name) = value else { throw place.wrong("\(key)PredicateValue", value, "a case's name") }
                names.append(name)
            }
            condition = .choices(names)
        default:
            warnings.append(
                "\(place.file): \(place.place("\(key)PredicateName")) is “\(name)”, which is not known here; the parameter is always shown."
            )
            return nil
        }
    }
}

extension ParameterType {
    /// `prefix` is what the keys of the place begin with.
    init(_ place: DefinitionPlace, prefix: String, _ known: KnownTypes) throws(DefinitionError) {
        if let name = try place.optionalText("\(prefix)EnumType") {
            guard let found = known.enumerations[name] else {
                throw .unknownName(
                    file: place.file, place: place.place("\(prefix)EnumType"), name: name, known: known.enumerations.keys.sorted())
            }
            self = .enumeration(found.className)
            return
        }
        let type = try place.text("\(prefix)Type")
        let metadata = try place.optionalPlace("\(prefix)Metadata")
        let lowest = "\(prefix)MetadataMinimumValue", highest = "\(prefix)MetadataMaximumValue"
        switch type {
        case "String": self = .string
        case "Boolean": self = .boolean
        case "URL": self = .url
        case "Integer":
            let minimum = try metadata?.optionalWhole(lowest), maximum = try metadata?.optionalWhole(highest)
            self = .integer(minimum: minimum, maximum: maximum)
        case "Decimal":
            let minimum = try metadata?.optionalNumber(lowest), maximum = try metadata?.optionalNumber(highest)
            self = .decimal(minimum: minimum, maximum: maximum)
        case "DateComponents":
            switch try metadata?.optionalText("\(prefix)MetadataType") {
            case "Date"?: self = .dateComponents(.date)
            case "Time"?: self = .dateComponents(.time)
            default: self = .dateComponents(.dateTime)
            }
        case "Object":
            guard let name = try place.optionalText("\(prefix)ObjectType") else {
                // Nobody chose one in Xcode, which takes the class of all objects then.
                self = .object("INObject")
                return
            }
            guard let className = known.objects[name] else {
                throw .unknownName(
                    file: place.file, place: place.place("\(prefix)ObjectType"), name: name, known: known.objects.keys.sorted())
            }
            self = .object(className)
        default:
            if let unchosen = UnchosenType(rawValue: type) {
                self = .unchosen(unchosen)
                return
            }
            throw .unsupportedType(file: place.file, place: place.place("\(prefix)Type"), type: type, supported: Self.supported)
        }
    }
}
