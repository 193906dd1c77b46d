/// An error that tells why a link leads nowhere. What a hostile link says is not repeated, only what the app's own patterns name, and
/// names that are harmless.
public enum DeepLinkError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The link has so many bytes, more than ``DeepLinkRouter/longestLink``.
    case tooLong(bytes: Int)
    /// The text is not of the form scheme://path, or has a control character in it.
    case notALink
    /// The link does not begin with the app's scheme; that scheme.
    case foreignScheme(expected: String)
    /// The percent-encoding is not valid UTF-8, or hides a slash or a control character.
    case malformedEncoding
    /// The link's path fits none of the patterns that were added.
    case unknownPath
    /// The value's name, or nothing if it is none that an app would give.
    case repeatedValue(String)
    /// A value is not there, or is empty where it may not be; its name.
    case missingValue(String)
    /// A value is not of the form that was asked for, out of bounds or too long; its name.
    case invalidValue(String)
    /// No kind of link was added that leads to the route.
    case noLinkToRoute

    public var description: String {
        switch self {
        case .tooLong(let bytes): "The link has \(bytes) bytes; at most \(DeepLinkRouter<Never>.longestLink) are read."
        case .notALink: "The text is no URL of the form scheme://path."
        case .foreignScheme(let expected): "The link is not one of this app, whose links begin with \(expected)://."
        case .malformedEncoding: "The link's percent-encoding is not valid UTF-8, or hides a slash or a control character."
        case .unknownPath: "The link leads to no screen of this app; update the app or correct the link's path."
        case .repeatedValue(let name): "The link gives the value \"\(name)\" twice."
        case .missingValue(let name): "The link lacks the value \"\(name)\"."
        case .invalidValue(let name): "The link's value \"\(name)\" is not of the expected form."
        case .noLinkToRoute: "There is no link to this screen; add a kind of link that leads there."
        }
    }
}
