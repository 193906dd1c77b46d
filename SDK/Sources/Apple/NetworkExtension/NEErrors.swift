import Foundation

/// An error that tells why settings of a virtual private network are not read or saved.
public struct NEVPNError: _BridgedStoredNSError, @unchecked Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NEVPNErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { NEVPNErrorDomain }

    /// The code of the error.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError

        case configurationInvalid = 1
        case configurationDisabled = 2
        case connectionFailed = 3
        case configurationStale = 4
        case configurationReadWriteFailed = 5
        case configurationUnknown = 6
    }

    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

/// The domain of `NEVPNError`.
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// An error that tells why settings of wireless networks are not changed.
public struct NEHotspotConfigurationError: _BridgedStoredNSError, @unchecked Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NEHotspotConfigurationErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { NEHotspotConfigurationErrorDomain }

    /// The code of the error.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEHotspotConfigurationError

        case invalid = 0
        case invalidSSID = 1
        case invalidWPAPassphrase = 2
        case invalidWEPPassphrase = 3
        case invalidEAPSettings = 4
        case invalidHS20Settings = 5
        case invalidHS20DomainName = 6
        case userDenied = 7
        case `internal` = 8
        case pending = 9
        case systemConfiguration = 10
        case unknown = 11
        case joinOnceNotSupported = 12
        case alreadyAssociated = 13
        case applicationIsNotInForeground = 14
        case invalidSSIDPrefix = 15
        case userUnauthorized = 16
        case systemDenied = 17
    }

    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
    public static var invalidEAPSettings: Code { .invalidEAPSettings }
    public static var invalidHS20Settings: Code { .invalidHS20Settings }
    public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .internal }
    public static var pending: Code { .pending }
    public static var systemConfiguration: Code { .systemConfiguration }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
    public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
    public static var userUnauthorized: Code { .userUnauthorized }
    public static var systemDenied: Code { .systemDenied }
}

/// The domain of `NEHotspotConfigurationError`.
public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
