import VitrineCLibcrypto
import Foundation

/// A digest of SHA-256 (FIPS 180-4).
public struct SHA256Digest: _BytesDigest {
    public static var byteCount: Int { 32 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: _LibcryptoHash {
    public typealias Digest = SHA256Digest
    /// The size of the digest in bytes.
    public static var byteCount: Int { 32 }
    public static var blockByteCount: Int { 64 }
    public static var _algorithm: OpaquePointer? { EVP_sha256() }
    public var _state = _HashState(Self._algorithm)
    public init() {}
}

/// A digest of SHA-384 (FIPS 180-4).
public struct SHA384Digest: _BytesDigest {
    public static var byteCount: Int { 48 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

/// SHA-384 (FIPS 180-4).
public struct SHA384: _LibcryptoHash {
    public typealias Digest = SHA384Digest
    /// The size of the digest in bytes.
    public static var byteCount: Int { 48 }
    public static var blockByteCount: Int { 128 }
    public static var _algorithm: OpaquePointer? { EVP_sha384() }
    public var _state = _HashState(Self._algorithm)
    public init() {}
}

/// A digest of SHA-512 (FIPS 180-4).
public struct SHA512Digest: _BytesDigest {
    public static var byteCount: Int { 64 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

/// SHA-512 (FIPS 180-4).
public struct SHA512: _LibcryptoHash {
    public typealias Digest = SHA512Digest
    /// The size of the digest in bytes.
    public static var byteCount: Int { 64 }
    public static var blockByteCount: Int { 128 }
    public static var _algorithm: OpaquePointer? { EVP_sha512() }
    public var _state = _HashState(Self._algorithm)
    public init() {}
}

/// Hash functions that are broken, for what needs them still.
public enum Insecure {
    /// A digest of SHA-1 (FIPS 180-4).
    public struct SHA1Digest: _BytesDigest {
        public static var byteCount: Int { 20 }
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }

    /// SHA-1 (FIPS 180-4).
    public struct SHA1: _LibcryptoHash {
        public typealias Digest = SHA1Digest
        /// The size of the digest in bytes.
        public static var byteCount: Int { 20 }
        public static var blockByteCount: Int { 64 }
        public static var _algorithm: OpaquePointer? { EVP_sha1() }
        public var _state = _HashState(Self._algorithm)
        public init() {}
    }

    /// A digest of MD5 (RFC 1321).
    public struct MD5Digest: _BytesDigest {
        public static var byteCount: Int { 16 }
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }

    /// MD5 (RFC 1321).
    public struct MD5: _LibcryptoHash {
        public typealias Digest = MD5Digest
        /// The size of the digest in bytes.
        public static var byteCount: Int { 16 }
        public static var blockByteCount: Int { 64 }
        public static var _algorithm: OpaquePointer? { EVP_md5() }
        public var _state = _HashState(Self._algorithm)
        public init() {}
    }

}
