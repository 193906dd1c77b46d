/// Why a link leads nowhere. What a hostile link says is not repeated, only what the app's own patterns name.
public enum DeepLinkError: Error, Equatable, Sendable, CustomStringConvertible {
    case tooLong(bytes: Int)
    case notALink
    case foreignScheme(expected: String)
    case malformedEncoding
    case unknownPath
    case repeatedValue
    case missingValue(String)
    case invalidValue(String)

    public var description: String {
        switch self {
        case .tooLong(let bytes): "The link has \(bytes) bytes; at most \(DeepLinkRouter<Never>.longestLink) are read."
        case .notALink: "The text is no URL of the form scheme://path."
        case .foreignScheme(let expected): "The link is not one of this app, whose links begin with \(expected)://."
        case .malformedEncoding: "The link's percent-encoding is not valid UTF-8, or hides a slash or a control character."
        case .unknownPath: "The link leads to no screen of this app; update the app or correct the link's path."
        case .repeatedValue: "The link gives one value twice."
        case .missingValue(let name): "The link lacks the value \"\(name)\"."
        case .invalidValue(let name): "The link's value \"\(name)\" is not of the expected form."
        }
    }
}
