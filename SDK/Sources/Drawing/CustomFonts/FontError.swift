/// An error that tells why bytes are no font that can be drawn.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(bytes: Int, most: Int)
    /// The bytes are more in all than the fonts of one process may have.
    case tooManyBytes(most: Int)
    case notAFont
    /// A format that is known and not read.
    case unsupported(String)
    /// A table that is missing, or is not where the file says.
    case damaged(table: String)
    /// Another font is known under the same digest.
    case digestTaken

    package var description: String {
        switch self {
        case .tooLarge(let bytes, let most): "the font has \(bytes) bytes, more than the \(most) that are read"
        case .tooManyBytes(let most): "the fonts have more than the \(most) bytes that all of them together may have"
        case .notAFont: "the bytes are no TrueType or OpenType font"
        case .unsupported(let format): "\(format) is not read; a TrueType or OpenType font is"
        case .damaged(let table): "the font's table “\(table)” is missing or damaged"
        case .digestTaken: "another font is known under the same digest"
        }
    }
}
