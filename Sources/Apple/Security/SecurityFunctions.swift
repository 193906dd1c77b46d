import Foundation
import VitrineCoreGraphics

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// A reference to a source of random bytes.
public typealias SecRandomRef = SecRandom
/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with cryptographically secure random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}

/// Returns the message for a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let words: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecParam: "A query means nothing.", errSecItemNotFound: "The item is not in the keychain.",
        errSecDuplicateItem: "The item is in the keychain already.", errSecInteractionNotAllowed: "The device is locked.",
        errSecNotAvailable: "There is no keychain.", errSecMissingEntitlement: "The entitlements do not name the keychain group.",
        errSecDecode: "The item is damaged.", errSecDataTooLarge: "The item is too large.", errSecUnimplemented: "Not available here.",
    ]
    return words[status].map { $0 as CFString }
}

/// The conditions for reading an item. A widget cannot ask the user: only the states in which the device must be are heeded.
public final class SecAccessControl: NSObject, @unchecked Sendable {
    let protection: String
    init(protection: String) { self.protection = protection }
}

/// The ways in which a user may have to authenticate.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user has to authenticate by biometry or passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// Face ID or Touch ID.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// Face ID or Touch ID, with a face or finger that was enrolled when the item was made.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The device's passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of several conditions has to hold.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of several conditions have to hold.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key may be used but never read.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app’s own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes the conditions for reading an item.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: "\(protection)") }
