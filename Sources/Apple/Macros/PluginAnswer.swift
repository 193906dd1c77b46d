import Foundation

/// What is answered to one message of the compiler.
struct PluginAnswer {
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
        return try PreviewExpansion(syntax, discriminator: call["discriminator"] as? String).source
    }

    private static func attached(_ call: [String: Any]) throws(ExpansionError) -> String {
        // What it marks is taken up by the preview around it.
        if (call["macro"] as? [String: Any])?["typeName"] as? String == "PreviewableMacro" { return "" }
        let surroundings = (call["lexicalContext"] as? [Any] ?? []) + [call["parentDeclSyntax"] as Any]
        let entry = try EntryExpansion(SourcePiece(call["declSyntax"]), in: surroundings.map { SourcePiece($0) })
        return call["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
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

/// Why source cannot be expanded.
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
