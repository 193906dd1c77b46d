/// `@Model` on a class: each property that it stores goes through the model's backing data, under the property's own name.
struct ModelExpansion {
    private let members: SwiftMembers
    /// Whether the class above is a model, and has what every model has.
    private let isInherited: Bool

    /// - Parameter conformances: the protocols that the class does not follow by itself or by what it inherits from.
    init(_ declaration: SourcePiece, missing conformances: SourcePiece) throws(ExpansionError) {
        guard let members = SwiftMembers(declaration.text), !members.name.isEmpty else {
            throw ExpansionError(words: "@Model goes before a class.")
        }
        self.members = members
        isInherited = members.isDerived && !conformances.text.contains("PersistentModel")
    }

    private var access: String {
        if members.modifiers.contains("public") || members.modifiers.contains("open") { return "public " }
        return members.modifiers.contains("package") ? "package " : ""
    }

    private var persisted: [WrittenVariable] { members.variables.filter(\.isPersisted) }

    /// The source that is added to the class.
    var source: String { isInherited ? inheriting : first }

    /// The access before what a class may have anew that inherits from this one.
    private var open: String { members.modifiers.contains("open") ? "open " : access }

    private var ownMetadata: String {
        """
        private static func _$metadata() -> [SwiftData.Schema.PropertyMetadata] {
            [\((persisted.map(metadata) + members.macros.compactMap(constraint)).joined(separator: ",\n"))]
        }
        @Transient private nonisolated let _$observationRegistrar = Observation.ObservationRegistrar()
        """
    }

    private var emptyPlaces: String { persisted.map { "\($0.storageName) = SwiftData._SwiftDataNoType()" }.joined(separator: "\n") }

    /// The source for a class above which is another model: values that this class's initialiser sets, before the one above has begun, are
    /// in a storage of its own, which takes over the other's when it is first asked for.
    private var inheriting: String {
        let name = members.name
        return """
            @Transient private nonisolated(unsafe) var _$backingData: any SwiftData.BackingData<_$Root> =
                \(name)._makeBackingData(under: _$Root.self)
            \(open)nonisolated override var persistentBackingData: any SwiftData.BackingData<_$Root> {
                get {
                    if _$backingData._storage._take(super.persistentBackingData._storage) { super.persistentBackingData = _$backingData }
                    return _$backingData
                }
                set {
                    _$backingData = newValue
                    super.persistentBackingData = newValue
                }
            }
            \(open)nonisolated override class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                SwiftData._metadata { \(name)._$metadata() }
            }
            \(access)nonisolated required init(backingData: any SwiftData.BackingData<_$Root>) {
                \(emptyPlaces)
                _$backingData = backingData
                super.init(backingData: backingData)
            }
            \(ownMetadata)
            """
    }

    private var first: String {
        let name = members.name
        let isFinal = members.modifiers.contains("final")
        return """
            @Transient private nonisolated(unsafe) var _$backingData: any SwiftData.BackingData<\(name)> = \(name)._makeBackingData()
            \(isFinal ? "" : "\(access)typealias _$Root = \(name)")
            \(open)nonisolated var persistentBackingData: any SwiftData.BackingData<\(name)> {
                get { _$backingData }
                set { _$backingData = newValue }
            }
            \(isFinal ? access : open)nonisolated \(isFinal ? "static" : "class") var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                SwiftData._metadata { \(name)._$metadata() }
            }
            \(access)nonisolated \(isFinal ? "" : "required ")init(backingData: any SwiftData.BackingData<\(name)>) {
                \(emptyPlaces)
                self.persistentBackingData = backingData
                backingData._storage.own(self)
            }
            \(ownMetadata)
            """
    }

    private func metadata(_ variable: WrittenVariable) -> String {
        let name = variable.plainName
        var parts = ["name: \"\(name)\"", "keypath: \\\(members.name).\(variable.name)"]
        if let initial = variable.initial {
            // A value is no `T!`; that is said of variables alone.
            let type = variable.type.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
            parts.append("defaultValue: \(type.map { "(\(initial)) as \($0)" } ?? initial)")
        }
        if let attribute = variable.attribute("Attribute") {
            parts.append("metadata: SwiftData.Schema.Attribute(\(attribute.arguments ?? ""))")
        } else if let relationship = variable.attribute("Relationship") {
            parts.append("metadata: SwiftData.Schema.Relationship(\(relationship.arguments ?? ""))")
        }
        return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
    }

    /// The constraints that `#Unique` and `#Index` state for the class.
    private func constraint(_ macro: WrittenAttribute) -> String? {
        guard macro.name == "Unique" || macro.name == "Index" else { return nil }
        return """
            SwiftData.Schema.PropertyMetadata(
                name: "\(macro.name.lowercased())", keypath: \\\(members.name).persistentModelID,
                metadata: SwiftData.Schema.\(macro.name)\(macro.arguments ?? "()"))
            """
    }

    /// The attribute that a member of the class is given.
    static func attribute(of member: SourcePiece) -> String {
        guard let variable = SwiftMembers.variable(member.text), variable.isPersisted else { return "" }
        return "@SwiftData._PersistedProperty"
    }
}

/// `@_PersistedProperty` on a variable of a model.
struct PersistedPropertyExpansion {
    private let variable: WrittenVariable

    init(_ declaration: SourcePiece) throws(ExpansionError) {
        guard let variable = SwiftMembers.variable(declaration.text) else { throw ExpansionError(words: "A model persists variables.") }
        self.variable = variable
    }

    var accessors: String {
        """
        @storageRestrictions(accesses: _$backingData, initializes: \(variable.storageName))
        init(initialValue) {
            _$backingData._storage.begin("\(variable.plainName)", initialValue)
            \(variable.storageName) = SwiftData._SwiftDataNoType()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \\.\(variable.name))
            return _$backingData._storage.value("\(variable.plainName)")
        }
        set {
            _$observationRegistrar.withMutation(of: self, keyPath: \\.\(variable.name)) {
                _$backingData._storage.set("\(variable.plainName)", newValue, of: self)
            }
        }
        """
    }

    var storage: String { "@Transient private nonisolated(unsafe) var \(variable.storageName): SwiftData._SwiftDataNoType" }
}

extension WrittenVariable {
    /// The name without the marks that make a word of the language one.
    var plainName: String { name.filter { $0 != "`" } }
    var storageName: String { "_\(plainName)" }
}

/// `@ModelActor` on an actor.
enum ModelActorExpansion {
    static func source(_ declaration: SourcePiece) throws(ExpansionError) -> String {
        guard let members = SwiftMembers(declaration.text) else { throw ExpansionError(words: "@ModelActor goes before an actor.") }
        let access = members.modifiers.contains("public") ? "public " : ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            \(access)nonisolated var unownedExecutor: UnownedSerialExecutor { SwiftData._unownedExecutor(of: modelExecutor) }
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }
}

/// `@Query` on a variable of a view: a property beside it fetches, the variable is what was found.
struct QueryExpansion {
    private let variable: WrittenVariable
    private let arguments: String

    init(_ declaration: SourcePiece, attribute: SourcePiece) throws(ExpansionError) {
        guard let variable = SwiftMembers.variable(declaration.text), let type = variable.type, !type.isEmpty else {
            throw ExpansionError(words: "@Query goes before 'var' with a type, as in 'var trips: [Trip]'.")
        }
        self.variable = variable
        let written = attribute.text.firstIndex(of: "(").map { String(attribute.text[$0...]) }
        arguments = written ?? "()"
    }

    private var element: String? {
        let type = variable.type ?? ""
        if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
        if type.hasPrefix("Array<"), type.hasSuffix(">") { return String(type.dropFirst(6).dropLast()) }
        return nil
    }

    var accessors: String { "get { _\(variable.plainName).wrappedValue }" }

    func property() throws(ExpansionError) -> String {
        guard let element else { throw ExpansionError(words: "@Query fetches an array, as in '[Trip]'.") }
        let isolation = variable.modifiers.contains("nonisolated") ? "nonisolated " : ""
        // Were it private, so would be the initialiser that Swift makes of the view's other properties.
        return "\(isolation)var _\(variable.plainName): SwiftData.Query<\(element), \(variable.type ?? "")> = .init\(arguments)"
    }
}
