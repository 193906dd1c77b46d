/// An error of an `.intentdefinition` file. `place` is the path to the value: `INIntents[0].INIntentParameters[2].INIntentParameterType`.
package enum DefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, or is no property list.
    case unreadable(file: String, reason: String)
    /// The file has more bytes than a definition may have.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// The file nests deeper than a definition may.
    case tooDeep(file: String, limit: Int)
    /// A value that has to be there is not.
    case missing(file: String, place: String)
    /// A value is of another kind or out of its bounds; in words what it is, and what it has to be.
    case wrong(file: String, place: String, found: String, expected: String)
    /// A parameter's type that widgets cannot have here.
    case unsupportedType(file: String, place: String, type: String, supported: [String])
    /// A name that may stand once stands again.
    case repeated(file: String, place: String, name: String)
    /// A value names something that the file does not define, or that Xcode does not know.
    case unknownName(file: String, place: String, name: String, known: [String])

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .tooLarge(let file, let bytes, let limit): "\(file) has \(bytes) bytes; a definition may have \(limit)."
        case .tooDeep(let file, let limit): "\(file) nests deeper than \(limit) levels."
        case .missing(let file, let place): "\(file): \(place) is missing."
        case .wrong(let file, let place, let found, let expected): "\(file): \(place) is \(found), but must be \(expected)."
        case .unsupportedType(let file, let place, let type, let supported):
            "\(file): \(place) is “\(type)”, which a widget's parameter cannot be here. It can be \(supported.joined(separator: ", "))."
        case .repeated(let file, let place, let name): "\(file): \(place) is “\(name)” once more; each name may stand once."
        case .unknownName(let file, let place, let name, let known):
            "\(file): \(place) names “\(name)”, which the file does not define."
                + (known.isEmpty ? "" : " It defines \(known.joined(separator: ", ")).")
        }
    }
}
