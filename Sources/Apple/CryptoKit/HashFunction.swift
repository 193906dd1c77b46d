import CLibcrypto
import Foundation

/// Makes libcrypto ready, without the machine's settings: what is made here has one form everywhere.
let isReady: Bool = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil) == 1

/// What a hash function makes of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// Its bytes.
    static var byteCount: Int { get }
}

/// A digest of ours: its bytes.
public protocol _BytesDigest: Digest {
    /// Its bytes.
    var _bytes: [UInt8] { get }
    /// - Parameter _bytes: as many as it has.
    init(_bytes: [UInt8])
}

extension _BytesDigest {
    public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try _bytes.withUnsafeBytes(body)
    }
    public var description: String { "\(Self.self): \(hexadecimal(_bytes))" }
    // How long it takes says nothing of where two differ.
    public static func == (one: Self, other: Self) -> Bool { isSame(one._bytes, other._bytes) }
}

extension Digest {
    /// Whether it is these bytes.
    public static func == (one: Self, other: some DataProtocol) -> Bool { isSame(Array(one), Array(other)) }
    /// Whether it is not these bytes.
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

/// Makes a short value of any data, of which nobody finds other data with the same.
public protocol HashFunction: Sendable {
    /// What it makes.
    associatedtype Digest: VitrineCryptoKit.Digest
    /// The bytes that it takes at a time.
    static var blockByteCount: Int { get }
    /// One that has taken nothing yet.
    init()
    /// Takes more.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// What it makes of all that it took.
    func finalize() -> Digest
}

extension HashFunction {
    /// What it makes of data.
    public static func hash(data: some DataProtocol) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Takes more.
    public mutating func update(data: some DataProtocol) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash function of libcrypto's.
public protocol _LibcryptoHash: HashFunction where Digest: _BytesDigest {
    /// The function as libcrypto calls it.
    static var _algorithm: OpaquePointer? { get }
    /// What has been taken.
    var _state: _HashState { get set }
}

/// What a hash function has taken; a copy of the function copies it before it takes more.
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
        // What it took stays, and may be gone on from.
        let copy = _HashState(_state)
        var bytes = [UInt8](repeating: 0, count: Digest.byteCount)
        withExtendedLifetime(copy) { _ = EVP_DigestFinal_ex(copy.context, &bytes, nil) }
        return Digest(_bytes: bytes)
    }
}
