import Foundation

/// The length of a symmetric key.
public struct SymmetricKeySize: Sendable {
    /// The key's length in bits.
    public let bitCount: Int
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
    /// Makes a size of a whole number of bytes.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
        self.bitCount = bitCount
    }
}

/// A symmetric key: secret bytes, the same for encryption and decryption.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    /// Makes a key of the given bytes.
    public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
    /// Makes a random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    /// The length of the key in bits.
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (one: SymmetricKey, other: SymmetricKey) -> Bool { isSame(one.bytes, other.bytes) }
}

/// Takes random bytes from the system, which is seeded when the first process starts.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

/// The reasons for which something could not be encrypted, decrypted or signed.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// The key has a wrong length.
    case incorrectKeySize
    /// A parameter has a wrong length.
    case incorrectParameterSize
    /// The sealed data was changed, was authenticated with other data, or was sealed with another key.
    case authenticationFailure
    /// The underlying library failed, with its error code; not thrown here.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// A parameter is not valid.
    case invalidParameter
}

/// The reasons for which the written form of a key cannot be read.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// The text is not PEM.
    case invalidPEMDocument
    /// The data is not the DER form of a key of this kind.
    case invalidASN1Object
}

/// A message authentication code, which only the key's owner can make of data.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
    /// The length of the code in bytes.
    var byteCount: Int { get }
}

/// The code that `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
    public static func == (one: Self, other: Self) -> Bool { isSame(one.bytes, other.bytes) }
    /// Whether the code is equal to the given bytes.
    public static func == (one: Self, other: some DataProtocol) -> Bool { isSame(one.bytes, Array(other)) }
}

/// Makes message authentication codes with a hash function and a key (HMAC, RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of the key.
    public typealias Key = SymmetricKey
    /// The type of the codes that it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerPad: [UInt8]

    /// Makes an HMAC that has taken no data yet.
    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerPad = bytes.map { $0 ^ 0x5c }
    }

    /// Adds data to what is authenticated.
    public mutating func update(data: some DataProtocol) { inner.update(data: data) }

    /// Returns the code of all data that was added.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerPad)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    /// The code of data.
    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var made = Self(key: key)
        made.update(data: data)
        return made.finalize()
    }
    /// Whether a code is that of data.
    public static func isValidAuthenticationCode(
        _ authenticationCode: MAC, authenticating authenticatedData: some DataProtocol, using key: SymmetricKey
    ) -> Bool { Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }
    /// Whether bytes are the code of data.
    public static func isValidAuthenticationCode(
        _ authenticationCode: some ContiguousBytes, authenticating authenticatedData: some DataProtocol, using key: SymmetricKey
    ) -> Bool {
        isSame(Self.authenticationCode(for: authenticatedData, using: key).bytes, authenticationCode.withUnsafeBytes { Array($0) })
    }
}

/// Derives keys from a secret (HKDF, RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key from a secret, a salt, and information on what the key is for.
    public static func deriveKey(
        inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    /// Derives a key from a secret and information on what the key is for.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, info: some DataProtocol, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// Derives a key from a secret and a salt.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, salt: some DataProtocol, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// Derives a key from a secret.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// Extracts a pseudorandom key from a secret: the first step of HKDF.
    public static func extract(inputKeyMaterial: SymmetricKey, salt: (some DataProtocol)?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }
    /// Expands a pseudorandom key to the number of bytes asked for: the second step of HKDF.
    public static func expand(
        pseudoRandomKey prk: some ContiguousBytes, info: (some DataProtocol)?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "No more than 255 digests can be made of a secret.")
        let key = SymmetricKey(data: prk), info = info.map { Array($0) } ?? []
        var made: [UInt8] = [], last: [UInt8] = [], number: UInt8 = 0
        while made.count < outputByteCount {
            number += 1
            last = HMAC<H>.authenticationCode(for: last + info + [number], using: key).bytes
            made += last
        }
        return SymmetricKey(data: Array(made.prefix(outputByteCount)))
    }
}
