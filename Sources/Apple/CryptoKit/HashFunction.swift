import VitrineCLibcrypto
import Foundation

/// Makes libcrypto ready, without the machine's settings: what is made here has one form everywhere.
let isReady: Bool = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil) == 1

/// A digest: the result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The length of the digest in bytes.
    static var byteCount: Int { get }
}

/// A digest that is stored as an array of bytes.
public protocol _BytesDigest: Digest {
    /// The digest's bytes.
    var _bytes: [UInt8] { get }
    /// - Parameter _bytes: the digest's bytes, as many as the function makes.
    init(_bytes: [UInt8])
}

extension _BytesDigest {
    public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try _bytes.withUnsafeBytes(body)
    }
    public var description: String { "\(Self.self): \(hexadecimal(_bytes))" }
    // Digests are compared in constant time, so that the time says nothing of where two differ.
    public static func == (one: Self, other: Self) -> Bool { isSame(one._bytes, other._bytes) }
}

extension Digest {
    /// Whether the digest is equal to the given bytes.
    public static func == (one: Self, other: some DataProtocol) -> Bool { isSame(Array(one), Array(other)) }
    /// Whether the digest differs from the given bytes.
    public static func != (one: Self, other: some DataProtocol) -> Bool { !(one == other) }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
}

/// Compares in a time that depends on the length alone.
func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

/// A cryptographic hash function: nobody can find two inputs with the same digest.
public protocol HashFunction: Sendable {
    /// The type of the function's digests.
    associatedtype Digest: VitrineCryptoKit.Digest
    /// The size in bytes of a block, which the function takes at a time.
    static var blockByteCount: Int { get }
    /// Makes a hash function that has taken no data yet.
    init()
    /// Adds data to what is hashed.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of all data that was added.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    public static func hash(data: some DataProtocol) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Adds data to what is hashed.
    public mutating func update(data: some DataProtocol) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash function that libcrypto implements.
public protocol _LibcryptoHash: HashFunction where Digest: _BytesDigest {
    /// The function as libcrypto calls it.
    static var _algorithm: OpaquePointer? { get }
    /// The state of the hash after the data that was added.
    var _state: _HashState { get set }
}

/// The state of a hash in libcrypto; copies of a function share it and copy it before they add data.
public final class _HashState: @unchecked Sendable {
    let context: OpaquePointer

    init(_ algorithm: OpaquePointer?) {
        guard isReady, let made = EVP_MD_CTX_new(), EVP_DigestInit_ex(made, algorithm, nil) == 1 else {
            preconditionFailure("libcrypto lacks a hash function")
        }
        context = made
    }

    init(_ other: _HashState) {
        defer { withExtendedLifetime(other) {} }
        guard let made = EVP_MD_CTX_new(), EVP_MD_CTX_copy_ex(made, other.context) == 1 else { preconditionFailure("no memory") }
        context = made
    }

    deinit { EVP_MD_CTX_free(context) }
}

extension _LibcryptoHash {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&_state) { _state = _HashState(_state) }
        EVP_DigestUpdate(_state.context, bufferPointer.baseAddress, bufferPointer.count)
    }

    public func finalize() -> Digest {
        // A copy is finalised, so that more data can be added to the original.
        let copy = _HashState(_state)
        var bytes = [UInt8](repeating: 0, count: Digest.byteCount)
        withExtendedLifetime(copy) { _ = EVP_DigestFinal_ex(copy.context, &bytes, nil) }
        return Digest(_bytes: bytes)
    }
}
