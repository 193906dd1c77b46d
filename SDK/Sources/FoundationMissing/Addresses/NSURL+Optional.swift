import Foundation

/// A URL whose text may be optional: a member of a protocol stands beside the class's own of the same name, and does not hide it.
public protocol NSURLOfText {}

extension NSURL: NSURLOfText {}

extension NSURLOfText where Self: NSURL {
    /// The URL's text, never nil here. On Apple's systems it is optional, and what is written for those says `absoluteString?`; what is not
    /// takes the property that Foundation has on Linux.
    @_disfavoredOverload public var absoluteString: String? { (self as URL).absoluteString }
}
