/// Why bytes from another process, or from disk, are not what they claim to be. Each names the field it happened in.
public enum ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
    case truncated(field: String, needed: Int, available: Int)
    case badLength(field: String, value: UInt64, limit: UInt64)
    case unknownValue(field: String, value: UInt64)
    case badText(field: String)
    case badNumber(field: String)
    case badURL(field: String)
    case tooDeep(field: String, limit: Int)
    case notAnArchive
    case unsupportedVersion(UInt16)
    case wrongChecksum
    case trailingBytes(Int)
    case badMessage(type: String, reason: String)

    public var description: String {
        switch self {
        case .truncated(let field, let needed, let available):
            "The archive ends inside \(field): \(needed) bytes are needed, \(available) are left. Ask the extension again."
        case .badLength(let field, let value, let limit):
            "The archive claims \(value) for the length of \(field); at most \(limit) can be there. Ask the extension again."
        case .unknownValue(let field, let value):
            "The archive has \(value) for \(field), which means nothing here. Were both ends built from the same sources?"
        case .badText(let field): "The archive's \(field) is not UTF-8 text."
        case .badNumber(let field): "The archive's \(field) is not a finite number."
        case .badURL(let field): "The archive's \(field) is not a URL."
        case .tooDeep(let field, let limit): "The archive nests \(field) deeper than \(limit) levels; flatten the view."
        case .notAnArchive: "The file does not begin as a timeline archive does. Delete it; the host asks the extension again."
        case .unsupportedVersion(let version): "The archive has format version \(version), which this build cannot read. Delete it."
        case .wrongChecksum: "The archive's checksum does not match its contents. Delete it; the host asks the extension again."
        case .trailingBytes(let count): "\(count) bytes stand after the archive's end. Were both ends built from the same sources?"
        case .badMessage(let type, let reason): "A \(type) could not be read: \(reason)"
        }
    }
}
