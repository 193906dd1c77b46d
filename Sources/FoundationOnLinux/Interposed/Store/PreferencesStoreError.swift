/// Why a value could not be stored.
public enum PreferencesStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    case cannotWrite(path: String, code: Int32)
    case valueTooLarge(key: String, bytes: Int)

    public var description: String {
        switch self {
        case .cannotWrite(let path, let code):
            "The preferences in \(path) cannot be written (error \(code)); check the folder's permissions and the free space."
        case .valueTooLarge(let key, let bytes):
            "The value for \"\(key)\" has \(bytes) bytes; keep large data in a file of the group's container."
        }
    }
}
