/// `@Parameter static var isHigh: Bool = false` in a hint: a variable that goes through TipKit's parameter, which stands beside it under its
/// name with a dollar sign.
struct TipParameterExpansion {
    private let variable: WrittenVariable
    private let initial: String

    init(_ declaration: SourcePiece) throws(ExpansionError) {
        guard let variable = SwiftMembers.variable(declaration.text), let initial = variable.initial ?? Self.none(variable.type) else {
            throw ExpansionError(words: "@Parameter goes before 'static var' with a value to begin with.")
        }
        (self.variable, self.initial) = (variable, initial)
    }

    /// A variable that may hold nothing begins with it.
    private static func none(_ type: String?) -> String? { type?.hasSuffix("?") == true ? "nil" : nil }

    var accessors: String {
        """
        get { $\(variable.plainName).wrappedValue }
        set { $\(variable.plainName).wrappedValue = newValue }
        """
    }

    var storage: String {
        let access = ["public", "package", "fileprivate", "private"].first(where: variable.modifiers.contains).map { $0 + " " } ?? ""
        let type = variable.type.map { "<\($0)>" } ?? ""
        return "\(access)static let $\(variable.plainName) = TipKit.Tips.Parameter\(type)(\(initial))"
    }
}
