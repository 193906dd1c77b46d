/// A mismatch that a comparison with a reference found.
public enum SnapshotMismatch: Error, CustomStringConvertible {
    /// There is no reference at the path; what was drawn or written now is at the other.
    case noReference(String, actual: String)
    /// Sizes in pixels.
    case picture(
        name: String, expected: (Int, Int), actual: (Int, Int), differingPixels: Int, largestDifference: Int, actualPath: String,
        differencePath: String)
    /// The lines that are gone (-) and new (+), and where the text is as it is now.
    case text(name: String, lines: [String], actualPath: String)
    /// The reference at the path was recorded by this run of the tests already, as something else.
    case nameTaken(String)

    public var description: String {
        switch self {
        case .noReference(let path, let actual):
            "There is no reference \(path). Look at \(actual); if it is right, record it with VITRINE_RECORD=1."
        case .picture(let name, let expected, let actual, let pixels, let largest, let actualPath, let differencePath):
            if expected != actual {
                "“\(name)” is \(actual.0) × \(actual.1) pixels, the reference \(expected.0) × \(expected.1). Now: \(actualPath)"
            } else {
                """
                “\(name)” differs in \(pixels) of \(expected.0 * expected.1) pixels, by at most \(largest) of 255. Now: \(actualPath), \
                difference: \(differencePath). If it is meant, record it with VITRINE_RECORD=1.
                """
            }
        case .text(let name, let lines, let actualPath):
            "“\(name)” reads otherwise than its reference (now: \(actualPath)):\n" + lines.prefix(40).joined(separator: "\n")
        case .nameTaken(let path):
            "This run has recorded \(path) already, as something else, and that stays. Give each its own name with `named:`; several of one "
                + "test, or a test with arguments, need it."
        }
    }
}
