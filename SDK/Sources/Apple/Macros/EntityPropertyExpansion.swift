/// `@ComputedProperty(title: "Short") var short: String { … }` in an entity: the property itself stands beside the variable, under its name
/// with a dollar sign.
struct EntityPropertyExpansion {
    private let variable: WrittenVariable
    private let type: String
    private let arguments: Substring
    /// Whether the property's value is asked for later (`@DeferredProperty`).
    private let isDeferred: Bool

    init(_ declaration: SourcePiece, attribute: SourcePiece, isDeferred: Bool) throws(ExpansionError) {
        guard let variable = SwiftMembers.variable(declaration.text), let type = variable.type else {
            throw ExpansionError(words: "A property of an entity is a 'var' with its type.")
        }
        (self.variable, self.type, self.isDeferred) = (variable, type, isDeferred)
        let words = attribute.text
        if let open = words.firstIndex(of: "("), let close = words.lastIndex(of: ")") {
            arguments = words[words.index(after: open)..<close]
        } else {
            arguments = ""
        }
    }

    var source: String {
        let access = ["public", "package", "fileprivate", "private"].first(where: variable.modifiers.contains).map { $0 + " " } ?? ""
        let property = "AppIntents.EntityProperty<\(type)>(\(arguments))"
        guard !isDeferred else { return "\(access)var $\(variable.plainName): AppIntents.EntityProperty<\(type)> { \(property) }" }
        return """
            \(access)var $\(variable.plainName): AppIntents.EntityProperty<\(type)> {
                let property = \(property)
                property.wrappedValue = self.\(variable.name)
                return property
            }
            """
    }
}
