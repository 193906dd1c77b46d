import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// The key's length in bits.
    public let bitCount: Int
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
    /// Any whole number of bytes.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
        self.bitCount = bitCount
    }
}

/// Bytes that only those have who may read or write what is sealed by them.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    /// One of given bytes.
    public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A new one, which nobody can foretell.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    /// How long it is, in bits.
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

/// Why something could not be sealed, opened or signed.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// The key has another length than is asked for.
    case incorrectKeySize
    /// Something has another length than is asked for.
    case incorrectParameterSize
    /// It was changed, belongs elsewhere, or was sealed by another key.
    case authenticationFailure
    /// What the library below says.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// Something is none that can be used.
    case invalidParameter
}

/// What stands for a key or a point cannot be read.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// It is no document of that form.
    case invalidPEMDocument
    /// It is no key of that form.
    case invalidASN1Object
}

/// A code that only whoever has the key can make of data.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
    /// Its bytes.
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
    /// Whether it is these bytes.
    public static func == (one: Self, other: some DataProtocol) -> Bool { isSame(one.bytes, Array(other)) }
}

/// Makes codes that only whoever has the key can make (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerPad: [UInt8]

    /// One that has taken nothing yet.
    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerPad = bytes.map { $0 ^ 0x5c }
    }

    /// Takes more.
    public mutating func update(data: some DataProtocol) { inner.update(data: data) }

    /// The code of all that it took.
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

/// Makes keys of a secret (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of a secret, with salt and what it is for.
    public static func deriveKey(
        inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    /// A key of a secret, with what it is for.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, info: some DataProtocol, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// A key of a secret, with salt.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, salt: some DataProtocol, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// A key of a secret.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// The first step: what is hard to guess of a secret.
    public static func extract(inputKeyMaterial: SymmetricKey, salt: (some DataProtocol)?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }
    /// The second step: as many bytes as are asked for.
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
