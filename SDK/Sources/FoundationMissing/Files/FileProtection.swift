import Foundation

/// The times at which a file can be read on a device that may be locked.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
    public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
    public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    public static let completeUntilFirstUserAuthentication = URLFileProtection(
        rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
    public static let completeWhenUserInactive = URLFileProtection(rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
    /// The key for the protection of a file; a machine's files have none.
    public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}
