import Foundation

/// An exception of Objective-C. Nothing throws one on Linux; one that is raised ends the process, as on iOS where nobody catches it.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// The addresses of the calls that led to it; none are kept.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The calls that led to it.
    open var callStackSymbols: [String] { Thread.callStackSymbols }

    /// Ends the process, with a name and words that arguments complete.
    open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }

    /// Ends the process.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

    open override var description: String { reason ?? name.rawValue }
}

/// The name of a kind of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
