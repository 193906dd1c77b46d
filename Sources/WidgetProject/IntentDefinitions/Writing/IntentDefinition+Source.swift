extension IntentDefinition {
    /// The bundle in which a target keeps its translations.
    package enum ResourceBundle: String, Sendable {
        case main
        /// The target has resources of its own.
        case module
    }

    /// The Swift source that stands for the file in a target: the same declarations that Xcode makes of it.
    package func source(bundle: ResourceBundle) -> String {
        var parts = [
            """
            // Made of \(table).intentdefinition. Change that file, not this one.

            import Foundation
            import Intents\(intents.contains(where: \.hasPlaces) || types.contains(where: \.hasPlaces) ? "\nimport CoreLocation" : "")

            private func _words(_ id: String?, _ text: String) -> _IntentText {
                _IntentText(id: id, text: text, table: \(SwiftName.literal(table)), bundle: { .\(bundle.rawValue) })
            }
            """
        ]
        // A parameter without a type of its own has the class of all objects.
        let names = ["INObject"] + enumerations.map(\.className) + types.map(\.className)
        parts += names.map { "private typealias \(ParameterType.alias(of: $0)) = \($0)" }
        parts += enumerations.map(\.source)
        parts += types.map(\.source)
        for intent in intents { parts += [intent.source, intent.handlingSource, intent.responseSource] }
        return parts.joined(separator: "\n\n") + "\n"
    }
}

extension DefinedText {
    /// The text as the expression that looks it up.
    var source: String { "_words(\(id.map(SwiftName.literal) ?? "nil"), \(SwiftName.literal(text)))" }
}

extension ParameterType {
    /// Another name of a type. In a class that has a property named as its type the type's own name would be the property's.
    static func alias(of name: String) -> String { "_\(name)Type" }

    /// The type of one value, without the optional around it.
    var swiftType: String {
        switch self {
        case .string: "String"
        case .boolean, .integer, .decimal: "NSNumber"
        case .url: "URL"
        case .unchosen(let type): type.swiftType
        case .dateComponents: "DateComponents"
        case .enumeration(let name), .object(let name): name
        }
    }

    /// The type of the elements that an `INObjectCollection` has for the parameter.
    var collectedType: String {
        switch self {
        case .string: "NSString"
        case .boolean, .integer, .decimal, .enumeration: "NSNumber"
        case .url: "NSURL"
        case .unchosen(let type): type.swiftType
        case .dateComponents: "NSDateComponents"
        case .object(let name): name
        }
    }

    /// The class that says what became of a value.
    var resolutionType: String {
        switch self {
        case .string: "INStringResolutionResult"
        case .boolean: "INBooleanResolutionResult"
        case .integer: "INIntegerResolutionResult"
        case .decimal: "INDoubleResolutionResult"
        case .url: "INURLResolutionResult"
        case .unchosen(let type): "IN\(type.rawValue)ResolutionResult"
        case .dateComponents: "INDateComponentsResolutionResult"
        case .enumeration(let name), .object(let name): "\(name)ResolutionResult"
        }
    }

    /// The codec with which the runtime stores the value.
    var codec: String {
        func limit(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }
        return switch self {
        case .string: ".string"
        case .boolean: ".boolean"
        case .url: ".url"
        case .unchosen(let type): preconditionFailure("A \(type) has no value that could be stored.")
        case .integer(let minimum, let maximum): ".integer(minimum: \(limit(minimum)), maximum: \(limit(maximum)))"
        case .decimal(let minimum, let maximum): ".decimal(minimum: \(limit(minimum)), maximum: \(limit(maximum)))"
        case .dateComponents(let kind): ".dateComponents(.\(kind.rawValue))"
        case .enumeration(let name): ".choice(\(Self.alias(of: name)).self)"
        case .object(let name): ".object(\(Self.alias(of: name)).self)"
        }
    }

    /// Lists of an enumeration hold its numbers, as Objective-C has it.
    var listCodec: String {
        guard case .enumeration(let name) = self else { return codec }
        return ".choiceNumber(\(Self.alias(of: name)).self)"
    }

    var isEnumeration: Bool { if case .enumeration = self { true } else { false } }

    /// The type of a property: an enumeration is never nil.
    func propertyType(isList: Bool) -> String {
        if isList { return "[\(isEnumeration ? "NSNumber" : swiftType)]?" }
        return isEnumeration ? swiftType : "\(swiftType)?"
    }

    func propertyDeclaration(_ name: String, isList: Bool) -> String {
        let unset = isEnumeration && !isList ? " = ._unset" : ""
        return "public var \(SwiftName.escaped(name)): \(propertyType(isList: isList))" + unset
    }
}

extension [String] {
    /// Lines of a declaration's body.
    func body(_ spaces: Int = 4) -> String {
        let margin = String(repeating: " ", count: spaces)
        return flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }
}
