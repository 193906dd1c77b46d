/// `#Preview …` becomes a type that makes the preview when it is asked to; the words after the name go to `_preview` as they stand.
struct PreviewExpansion {
    let source: String

    init(_ piece: SourcePiece, discriminator: String?) throws(ExpansionError) {
        guard let start = piece.text.range(of: "#Preview") else { throw ExpansionError(words: "#Preview is expected here.") }
        let skipped = piece.text[..<start.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let written = piece.text[start.upperBound...]
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
        source = """
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
