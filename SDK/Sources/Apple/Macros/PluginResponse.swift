import Foundation

/// The response to one message of the compiler.
struct PluginResponse {
    let json: [String: Any]

    init(to message: [String: Any]) {
        if message["getCapability"] != nil {
            json = ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
        } else if let call = message["expandFreestandingMacro"] as? [String: Any] {
            json = Self.result { () throws(ExpansionError) in try Self.freestanding(call) }
        } else if let call = message["expandAttachedMacro"] as? [String: Any] {
            json = Self.result { () throws(ExpansionError) in try Self.attached(call) }
        } else {
            json = Self.result { () throws(ExpansionError) in
                throw ExpansionError(words: "The compiler asked for something that this plugin does not know.")
            }
        }
    }

    private static func freestanding(_ call: [String: Any]) throws(ExpansionError) -> String {
        let syntax = SourcePiece(call["syntax"])
        let type = (call["macro"] as? [String: Any])?["typeName"] as? String ?? ""
        if type == "ResourceBundleMacro" { return "Foundation.Bundle._resources(ofSource: #fileID)" }
        if type == "RuleMacro" { return try RuleExpansion(syntax).source }
        // What they say is taken up by the model around them.
        if ["UniqueMacro", "IndexMacro"].contains(type) { return "" }
        return try PreviewExpansion(syntax, discriminator: call["discriminator"] as? String).source
    }

    private static func attached(_ call: [String: Any]) throws(ExpansionError) -> String {
        let declaration = SourcePiece(call["declSyntax"]), role = call["macroRole"] as? String ?? ""
        switch (call["macro"] as? [String: Any])?["typeName"] as? String ?? "" {
        // What they mark is taken up by the preview or the model around them.
        case "PreviewableMacro", "PropertyMarkMacro": return ""
        case "TipParameterMacro":
            let parameter = try TipParameterExpansion(declaration)
            return role == "accessor" ? parameter.accessors : parameter.storage
        case "PersistentModelMacro":
            switch role {
            case "memberAttribute": return ModelExpansion.attribute(of: declaration)
            case "extension":
                let type = SourcePiece(call["extendedTypeSyntax"]).text.trimmed
                // A class that inherits from a model is one already.
                guard SourcePiece(call["conformanceListSyntax"]).text.contains("PersistentModel") else { return "" }
                return "extension \(type): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}"
            default: return try ModelExpansion(declaration, missing: SourcePiece(call["conformanceListSyntax"])).source
            }
        case "PersistedPropertyMacro":
            let property = try PersistedPropertyExpansion(declaration)
            return role == "accessor" ? property.accessors : property.storage
        case "ManagedMacro":
            guard let variable = SwiftMembers.variable(declaration.text) else {
                throw ExpansionError(words: "@NSManaged goes before 'var'.")
            }
            return """
                get { _managed("\(variable.plainName)") }
                set { setValue(newValue, forKey: "\(variable.plainName)") }
                """
        case "GenerableMacro":
            guard role == "extension" else { return GenerableExpansion.partial(declaration) }
            return "extension \(SourcePiece(call["extendedTypeSyntax"]).text.trimmed): FoundationModels.Generable {}"
        case "SchemaMacro":
            return SchemaExpansion.source(
                declaration, isIntent: SourcePiece(call["attributeSyntax"]).text.prefix { $0 != "(" }.hasSuffix("Intent"))
        case "EntityPropertyMacro":
            return try EntityPropertyExpansion(declaration, attribute: SourcePiece(call["attributeSyntax"]), isDeferred: false).source
        case "DeferredPropertyMacro":
            return try EntityPropertyExpansion(declaration, attribute: SourcePiece(call["attributeSyntax"]), isDeferred: true).source
        case "ModelActorMacro":
            guard role == "extension" else { return try ModelActorExpansion.source(declaration) }
            return "extension \(SourcePiece(call["extendedTypeSyntax"]).text.trimmed): SwiftData.ModelActor {}"
        case "QueryMacro":
            let query = try QueryExpansion(declaration, attribute: SourcePiece(call["attributeSyntax"]))
            return role == "accessor" ? query.accessors : try query.property()
        default: break
        }
        let surroundings = (call["lexicalContext"] as? [Any] ?? []) + [call["parentDeclSyntax"] as Any]
        let entry = try EntryExpansion(declaration, in: surroundings.map { SourcePiece($0) })
        return role == "accessor" ? entry.accessors : entry.key
    }

    private static func result(_ expand: () throws(ExpansionError) -> String) -> [String: Any] {
        do throws(ExpansionError) {
            return ["expandMacroResult": ["expandedSource": try expand(), "diagnostics": [Any]()]]
        } catch {
            let place: [String: Any] = ["fileName": "", "offset": 0]
            let diagnostic: [String: Any] = [
                "message": error.words, "severity": "error", "position": place, "highlights": [Any](), "notes": [Any](),
                "fixIts": [Any](),
            ]
            return ["expandMacroResult": ["diagnostics": [diagnostic]]]
        }
    }
}

/// An error that tells why source cannot be expanded.
struct ExpansionError: Error {
    let words: String
}

/// A piece of source as the compiler hands it over.
struct SourcePiece {
    let text: String
    let file: String
    let line: Int

    init(_ json: Any?) {
        let fields = json as? [String: Any]
        let place = fields?["location"] as? [String: Any]
        text = fields?["source"] as? String ?? ""
        file = place?["fileID"] as? String ?? ""
        line = place?["line"] as? Int ?? 0
    }
}
