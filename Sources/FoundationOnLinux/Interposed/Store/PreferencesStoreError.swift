/// An error that tells why a value could not be stored.
package enum PreferencesStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Nothing has changed, for the file cannot be written; the call's `errno`.
    case cannotWrite(path: String, code: Int32)
    /// Nothing has changed, for key and value together have so many bytes, more than a record takes.
    case valueTooLarge(key: String, bytes: Int)
    /// The key is removed for every reader, but its value's bytes still stand in the file.
    case notErased(key: String, path: String, code: Int32)

    package var description: String {
        switch self {
        case .cannotWrite(let path, let code):
            "The preferences in \(path) cannot be written (error \(code)); check the folder's permissions and the free space."
        case .notErased(let key, let path, let code):
            "The value for \"\(key)\" is removed, but its bytes are still in \(path) (error \(code)); remove it again when there is free space."
        case .valueTooLarge(let key, let bytes):
            "The value for \"\(key)\" has \(bytes) bytes; keep large data in a file of the group's container."
        }
    }
}
