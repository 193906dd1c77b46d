import Foundation

/// Kinds of ``NSTextCheckingResult/CheckingType``, as their numbers together.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and phone numbers in text: addresses with a scheme, domains without one, addresses of mail, and numbers as people write them.
///
/// Dates, addresses of places and flights may be asked for and are never found here: Apple’s rules for them are not known. It is no
/// `NSRegularExpression` as Apple’s is, for the methods of Linux’s cannot be overridden; it has the same ones.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types of data that the detector looks for.
    public let checkingTypes: NSTextCheckingTypes

    /// Finds what is of these kinds.
    /// - Throws: `CocoaError.formatting` where none of them is a detector’s: link, phone number, date, address, transit information.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let detectable = DetectedText.link | DetectedText.phoneNumber | DetectedText.date | DetectedText.address | DetectedText.transit
        guard checkingTypes & detectable != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// All that is found in a part of a text, in its order. The options of anchors and bounds are ignored, as Apple’s ignores them.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let links = checkingTypes & (DetectedText.link | DetectedText.phoneNumber) == 0 ? [] : DetectedText.links(in: string, range)
        var found = checkingTypes & DetectedText.link == 0 ? [] : links
        if checkingTypes & DetectedText.phoneNumber != 0 {
            // Digits within a link are the link's.
            found += DetectedText.phoneNumbers(in: string, range).filter { number in
                !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls with all that is found, in its order, until `stop` is set.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    /// Returns the number of matches.
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// The first match; nil where there is none.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The range of the first that is found; its location is `NSNotFound` where nothing is.
    public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension NSTextCheckingResult {
    /// The address of a link that a detector found: of mail with `mailto:`, of a domain alone with `http://`.
    public var url: URL? { (self as? DetectedText)?.link }
    /// A phone number that a detector found, as it is written.
    public var phoneNumber: String? { (self as? DetectedText)?.number }
    /// A date that a detector found: none is, here.
    public var date: Date? { nil }
    /// The length of time that a detector found, in seconds: none is, here.
    public var duration: TimeInterval { 0 }
}
