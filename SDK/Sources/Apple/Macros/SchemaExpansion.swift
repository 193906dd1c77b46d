/// `@AppIntent(schema:)` and its like: what an assistant knows has a name without that it is written.
enum SchemaExpansion {
    static func source(_ declaration: SourcePiece, isIntent: Bool) -> String {
        guard let members = SwiftMembers(declaration.text), !members.name.isEmpty else { return "" }
        let name = isIntent ? "title" : "typeDisplayRepresentation"
        guard !members.variables.contains(where: { $0.plainName == name }) else { return "" }
        let access = members.modifiers.contains("public") ? "public " : ""
        let type = isIntent ? "LocalizedStringResource" : "AppIntents.TypeDisplayRepresentation"
        return "\(access)static var \(name): \(type) { \"\(members.name)\" }"
    }
}
