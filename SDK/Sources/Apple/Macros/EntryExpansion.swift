/// `@Entry var name: Value = initial` in an extension of `EnvironmentValues` (or of another collection of values) becomes a key and the
/// property that goes through it.
struct EntryExpansion {
    private let name: String
    private let type: String?
    private let initial: String?
    private let collection: Collection

    /// A type that keeps values by key, with the protocol of its keys.
    private enum Collection: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        var key: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    init(_ declaration: SourcePiece, in surroundings: [SourcePiece]) throws(ExpansionError) {
        let words = SwiftWords(declaration.text)
        guard let parts = words.variable else { throw ExpansionError(words: "@Entry goes before 'var'.") }
        name = parts.name
        initial = parts.initial
        type = parts.type ?? parts.initial.flatMap(Self.constructed)
        guard type != nil || initial != nil else { throw ExpansionError(words: "@Entry needs a type or a value to begin with.") }
        let extended = surroundings.compactMap { SwiftWords($0.text).extendedType }.first
        guard let found = Collection.allCases.first(where: { extended == $0.rawValue }) else {
            throw ExpansionError(
                words: "@Entry goes into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
        }
        collection = found
    }

    /// The type whose initialiser is called: of `Theme.Colors(dark: true)` it is `Theme.Colors`. As a property that is computed its value may
    /// be of a class, of which nobody says that other threads may have it.
    private static func constructed(_ initial: String) -> String? {
        let source = SwiftSource(initial)
        let path = source.mask.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard path.count < source.mask.count, source.mask[path.count] == "(", source.end(ofBracketAt: path.count) == source.mask.count
        else {
            return nil
        }
        let names = String(path).split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy { $0.first?.isUppercase == true } ? String(path) : nil
    }

    private var keyName: String { "__Key_\(name)" }

    var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    var key: String {
        guard collection != .focused else {
            // The property is an optional, the key's value what it may hold.
            return "private struct \(keyName): \(collection.key) { typealias Value = \((type ?? "Never").droppingQuestionMark) }"
        }
        // Where no type is written, only a stored property can infer it from its value.
        let property = type.map { "var defaultValue: \($0) { \(initial ?? "nil") }" } ?? "let defaultValue = \(initial ?? "nil")"
        return "private struct \(keyName): \(collection.key) { static \(property) }"
    }
}

extension String {
    fileprivate var droppingQuestionMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
