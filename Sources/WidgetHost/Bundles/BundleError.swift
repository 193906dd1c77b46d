/// Why a bundle cannot be installed or started.
package enum BundleError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case tooLarge(file: String, bytes: Int, limit: Int)
    case notXML(file: String)
    case tooDeep(file: String, limit: Int)
    case missingKey(file: String, key: String)
    case wrongValue(file: String, key: String, found: String, expected: String)
    case missingFile(String, of: String)
    case unknownProduct(String, known: [String])
    case notOurApp(extension: String, app: String)

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .tooLarge(let file, let bytes, let limit): "\(file) has \(bytes) bytes; a property list may have \(limit)."
        case .notXML(let file): "\(file) is not an XML property list. Convert it: plutil -convert xml1 \(file)"
        case .tooDeep(let file, let limit): "\(file) nests deeper than \(limit) levels."
        case .missingKey(let file, let key): "\(file) has no \(key). Add it."
        case .wrongValue(let file, let key, let found, let expected): "\(file): \(key) is \(found), but must be \(expected)."
        case .missingFile(let path, let of): "\(path) is missing, which \(of) needs. Build it first."
        case .unknownProduct(let name, let known):
            "There is no widget extension named \(name)." + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
        case .notOurApp(let `extension`, let app):
            "The extension's identifier \(`extension`) must begin with its app's, \(app), and a dot."
        }
    }
}
