@_exported import Foundation

/// The domain of the errors.
public let AAAttributionErrorDomain = "com.apple.ap.adservices.attributionError"

/// An error that tells why there is no token.
public struct AAAttributionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case networkError = 1
        case internalError, platformNotSupported
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { AAAttributionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let networkError = Code.networkError
    public static let internalError = Code.internalError
    public static let platformNotSupported = Code.platformNotSupported
}

/// The attribution of an installation to an advertisement. As on a simulator there is no token.
open class AAAttribution: NSObject {
    /// - Throws: `AAAttributionError` of `platformNotSupported`, always.
    open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
