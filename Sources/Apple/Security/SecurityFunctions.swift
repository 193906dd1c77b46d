import Foundation
import VitrineCoreGraphics

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// A reference to one.
public typealias SecRandomRef = SecRandom
/// The system’s.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes that nobody can foretell.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}

/// What a status means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let words: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecParam: "A query means nothing.", errSecItemNotFound: "The item is not in the keychain.",
        errSecDuplicateItem: "The item is in the keychain already.", errSecInteractionNotAllowed: "The device is locked.",
        errSecNotAvailable: "There is no keychain.", errSecMissingEntitlement: "The entitlements do not name the keychain group.",
        errSecDecode: "The item is damaged.", errSecDataTooLarge: "The item is too large.", errSecUnimplemented: "Not available here.",
    ]
    return words[status].map { $0 as CFString }
}

/// What is asked before an item is read. A widget cannot ask the user; of it only when an item can be read is heeded.
public final class SecAccessControl: NSObject, @unchecked Sendable {
    let protection: String
    init(protection: String) { self.protection = protection }
}

/// What may be asked of the user.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user has to be who unlocks the device.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A face or a finger.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A face or a finger that was known when the item was made.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of several.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of several conditions have to hold.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A key that is used and never seen.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app’s own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// What is asked before an item is read.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: "\(protection)") }
