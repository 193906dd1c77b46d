import VitrineDrawing

/// An error that tells why bytes from another process, or from disk, are not what they claim to be.
package enum ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason names the field.
    case malformed(WireError)
    case badMessage(type: String, reason: String)
    case notAnArchive
    case unsupportedVersion(UInt16)
    case wrongChecksum

    package var description: String {
        switch self {
        case .malformed(let reason): "\(reason) Ask the extension again."
        case .badMessage(let type, let reason): "A \(type) could not be read: \(reason)"
        case .notAnArchive: "The file does not begin as a timeline archive does. Delete it; the host asks the extension again."
        case .unsupportedVersion(let version): "The archive has format version \(version), which this build cannot read. Delete it."
        case .wrongChecksum: "The archive's checksum does not match its contents. Delete it; the host asks the extension again."
        }
    }

    /// Runs a reader whose only errors are `WireError`.
    static func naming<Value>(_ read: () throws -> Value) throws(ArchiveError) -> Value {
        do {
            return try read()
        } catch let error as ArchiveError {
            throw error
        } catch let error as WireError {
            throw .malformed(error)
        } catch {
            throw .badMessage(type: "\(Value.self)", reason: "\(error)")
        }
    }
}
