/// `#Rule(Self.$isOpen) { $0 }` becomes a call of TipKit's function, with all that stands behind the macro's name as it stands.
struct RuleExpansion {
    let source: String

    init(_ piece: SourcePiece) throws(ExpansionError) {
        let source = SwiftSource(piece.text), word = Array("#Rule")
        guard let start = source.mask.indices.first(where: { source.mask[$0...].starts(with: word) }) else {
            throw ExpansionError(words: "#Rule is expected here.")
        }
        self.source = "TipKit._rule" + String(source.letters[(start + word.count)...])
    }
}
