import Foundation

extension IntentDefinition {
    /// Reads a file.
    /// - Throws: `DefinitionError`, with the file and the place in it.
    package init(_ file: URL) throws(DefinitionError) {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        guard size <= DefinitionPlace.largest else { throw .tooLarge(file: file.path, bytes: size, limit: DefinitionPlace.largest) }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file: file.path, reason: error.localizedDescription)
        }
        try self.init(data, file: file.path)
    }

    /// Reads a file's bytes; `file` is its path, for errors and for the table's name.
    package init(_ data: Data, file: String) throws(DefinitionError) {
        let root = try DefinitionPlace(data, file: file)
        table = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        var names = UsedNames()
        enumerations = []
        for place in try root.places("INEnums") {
            let read = try DefinedEnumeration(place)
            try names.use(read.className, at: place, "INEnumName")
            enumerations.append(read)
        }
        // Types may have properties of one another, so all their names come first.
        let typePlaces = try root.places("INTypes")
        var known = KnownTypes(enumerations: enumerations)
        for place in typePlaces {
            let name = try place.name("INTypeName")
            let className = try DefinedType.className(place, name)
            try names.use(className, at: place, "INTypeName")
            known.objects[name] = className
        }
        types = []
        warnings = []
        for place in typePlaces { types.append(try DefinedType(place, known, &warnings)) }
        intents = []
        for place in try root.places("INIntents") {
            // Apple's own intents have their classes in the framework.
            guard try place.optionalText("INIntentType") != "System" else { continue }
            do {
                let intent = try DefinedIntent(place, known, &warnings)
                try names.use(intent.className, at: place, "INIntentName")
                intents.append(intent)
            } catch DefinitionError.unsupportedType(let file, let at, let type, let supported) {
                let error = DefinitionError.unsupportedType(file: file, place: at, type: type, supported: supported)
                guard try !place.flag("INIntentEligibleForWidgets") else { throw error }
                warnings.append("\(error) The intent is for no widget; it is left out.")
            }
        }
    }
}

/// Names of the file that parameters may refer to.
struct KnownTypes {
    /// Class by name.
    var enumerations: [String: DefinedEnumeration]
    var objects: [String: String] = [:]

    init(enumerations: [DefinedEnumeration]) {
        self.enumerations = Dictionary(enumerations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Every class is declared once.
private struct UsedNames {
    var names: Set<String> = []

    mutating func use(_ name: String, at place: DefinitionPlace, _ key: String) throws(DefinitionError) {
        guard names.insert(name).inserted else { throw .repeated(file: place.file, place: place.place(key), name: name) }
    }
}

extension DefinedText {
    /// `key` and `keyID`; the fallback where there is no text.
    init(_ place: DefinitionPlace, _ key: String, or fallback: String) throws(DefinitionError) {
        self.init(id: try place.optionalText("\(key)ID"), text: try place.optionalText(key) ?? fallback)
    }
}

extension DefinedEnumeration {
    init(_ place: DefinitionPlace) throws(DefinitionError) {
        name = try place.name("INEnumName")
        let prefix = try place.prefix("INEnumClassPrefix")
        className = try place.optionalName("INEnumClassName") ?? prefix + name
        title = try DefinedText(place, "INEnumDisplayName", or: name)
        if let type = try place.optionalText("INEnumType"), type != "Regular" {
            throw .unsupportedType(file: place.file, place: place.place("INEnumType"), type: type, supported: ["Regular"])
        }
        cases = []
        var names: Set<String> = [], indices: Set<Int> = []
        for inner in try place.places("INEnumValues") {
            let name = try inner.name("INEnumValueName")
            // Xcode writes no index for 0.
            let index = try inner.optionalWhole("INEnumValueIndex") ?? 0
            guard names.insert(name).inserted else { throw .repeated(file: inner.file, place: inner.place("INEnumValueName"), name: name) }
            guard indices.insert(index).inserted else {
                throw .repeated(file: inner.file, place: inner.place("INEnumValueIndex"), name: "\(index)")
            }
            cases.append(Case(name: name, index: index, title: try DefinedText(inner, "INEnumValueDisplayName", or: name)))
        }
        if !indices.contains(0) {
            guard !names.contains("unknown") else {
                throw .wrong(
                    file: place.file, place: place.place("INEnumValues"), found: "an “unknown” with an index", expected: "“unknown” at 0")
            }
            cases.insert(Case(name: "unknown", index: 0, title: DefinedText(id: nil, text: "")), at: 0)
        }
    }
}

extension DefinedType {
    static func className(_ place: DefinitionPlace, _ name: String) throws(DefinitionError) -> String {
        let prefix = try place.prefix("INTypeClassPrefix")
        return try place.optionalName("INTypeClassName") ?? prefix + name
    }

    init(_ place: DefinitionPlace, _ known: KnownTypes, _ warnings: inout [String]) throws(DefinitionError) {
        name = try place.name("INTypeName")
        className = try Self.className(place, name)
        title = try DefinedText(place, "INTypeDisplayName", or: name)
        properties = []
        for inner in try place.places("INTypeProperties") where try !inner.flag("INTypePropertyDefault") {
            do {
                properties.append(try DefinedProperty(inner, prefix: "INTypeProperty", known))
            } catch .unsupportedType(let file, let at, let type, let supported) {
                let error = DefinitionError.unsupportedType(file: file, place: at, type: type, supported: supported)
                warnings.append("\(error) The property is left out.")
            }
        }
    }
}

extension DefinedProperty {
    init(_ place: DefinitionPlace, prefix: String, _ known: KnownTypes) throws(DefinitionError) {
        name = try place.name("\(prefix)Name")
        type = try ParameterType(place, prefix: prefix, known)
        isList = try place.flag("\(prefix)SupportsMultipleValues")
    }
}
