/// `@Generable` on a structure or an enumeration: beside the conformance a structure gets what it is while it is being made, with properties
/// that may be missing yet.
enum GenerableExpansion {
    static func partial(_ declaration: SourcePiece) -> String {
        guard let members = SwiftMembers(declaration.text), members.isStructure else { return "" }
        let access = members.modifiers.contains("public") ? "public " : ""
        let properties = members.variables.filter(\.isPersisted).compactMap { variable in
            variable.type.map { "\(access)var \(variable.name): (\($0)).PartiallyGenerated?" }
        }
        return """
            \(access)struct PartiallyGenerated: Identifiable {
                \(access)var id = FoundationModels.GenerationID()
                \(properties.joined(separator: "\n"))
            }
            """
    }
}
