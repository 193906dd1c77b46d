/// `#Preview …` becomes a type that makes the preview when it is asked to; the words after the name go to `_preview` as they stand.
struct PreviewExpansion {
    let source: String

    init(_ piece: SourcePiece, discriminator: String?) throws(ExpansionError) {
        // What the compiler hands out begins with the comments that stand above, and those may name the macro too.
        let source = SwiftSource(piece.text), word = Array("#Preview")
        guard let start = source.mask.indices.first(where: { source.mask[$0...].starts(with: word) }) else {
            throw ExpansionError(words: "#Preview is expected here.")
        }
        let skipped = source.letters[..<start].count(where: \.isNewline)
        let written = Substring(source.letters[(start + word.count)...])
        let marked = written.contains("@Previewable") ? PreviewableBody(written) : nil
        let view = marked.map { marked in
            """
            struct Previewed: View {
                \(marked.properties.joined(separator: "\n"))
                var body: some View {\(marked.rest)}
            }

            """
        }
        let words = marked.map { "\($0.arguments) { Previewed() }" } ?? String(written)
        // The name that the compiler expects of what a freestanding macro declares.
        self.source = """
            struct \(discriminator ?? "")7PreviewfMu_: _PreviewRegistry {
                static var fileID: String { \(piece.file.debugDescription) }
                static var line: Int { \(piece.line + skipped) }
                \(view ?? "")
                @MainActor static func makePreview() throws -> _Preview {
                    _preview\(words)
                }
            }
            """
    }
}
