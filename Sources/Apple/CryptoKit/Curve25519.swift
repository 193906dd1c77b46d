import VitrineCLibcrypto
import Foundation

/// Keys on Curve25519, for key agreement (X25519, RFC 7748) and for signatures (Ed25519, RFC 8032).
public enum Curve25519: Sendable {
    /// Ed25519 signatures.
    public enum Signing: Sendable {
        /// A private key, which makes signatures.
        public struct PrivateKey: Sendable {
            let key: RawKey
            /// Makes a random private key.
            public init() { key = RawKey.random(.signing) }
            /// Makes a key of its 32 bytes.
            public init(rawRepresentation data: some ContiguousBytes) throws {
                key = try RawKey(.signing, data.withUnsafeBytes { Array($0) })
            }
            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(key.bytes) }
            /// The public key that checks this key's signatures.
            public var publicKey: PublicKey { PublicKey(bytes: key.publicBytes) }
            /// The signature of data.
            public func signature(for data: some DataProtocol) throws -> Data { Data(try key.sign(Array(data))) }
        }

        /// A public key, which checks signatures.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            init(bytes: [UInt8]) { self.bytes = bytes }
            /// Makes a key of its 32 bytes.
            public init(rawRepresentation: some ContiguousBytes) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// Whether a signature is that of data.
            public func isValidSignature(_ signature: some DataProtocol, for data: some DataProtocol) -> Bool {
                RawKey.isValid(Array(signature), Array(data), bytes)
            }
        }
    }

    /// Key agreement: two parties derive a secret that both share.
    public enum KeyAgreement: Sendable {
        /// The private key of a pair.
        public struct PrivateKey: Sendable {
            let key: RawKey
            /// Makes a random private key.
            public init() { key = RawKey.random(.agreement) }
            /// Makes a key of its 32 bytes.
            public init(rawRepresentation: some ContiguousBytes) throws {
                key = try RawKey(.agreement, rawRepresentation.withUnsafeBytes { Array($0) })
            }
            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(key.bytes) }
            /// The public key, which the other party gets.
            public var publicKey: PublicKey { PublicKey(bytes: key.publicBytes) }
            /// Derives the secret that only the holders of the two keys share.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(bytes: try key.agree(with: publicKeyShare.bytes))
            }
        }

        /// The public key of a pair, which the other party gets.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            init(bytes: [UInt8]) { self.bytes = bytes }
            /// Makes a key of its 32 bytes.
            public init(rawRepresentation: some ContiguousBytes) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}

/// A private key on Curve25519 as its 32 bytes.
struct RawKey: Sendable {
    enum Purpose: Sendable {
        case signing, agreement
        var number: Int32 { self == .signing ? EVP_PKEY_ED25519 : EVP_PKEY_X25519 }
    }

    let purpose: Purpose
    let bytes: [UInt8]
    let publicBytes: [UInt8]

    static func random(_ purpose: Purpose) -> RawKey {
        guard let key = try? RawKey(purpose, randomBytes(32)) else { preconditionFailure("libcrypto lacks Curve25519") }
        return key
    }

    init(_ purpose: Purpose, _ bytes: [UInt8]) throws {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        (self.purpose, self.bytes) = (purpose, bytes)
        guard isReady, let key = EVP_PKEY_new_raw_private_key(purpose.number, nil, bytes, 32) else {
            throw CryptoKitError.incorrectKeySize
        }
        defer { EVP_PKEY_free(key) }
        var found = [UInt8](repeating: 0, count: 32), count = 32
        guard EVP_PKEY_get_raw_public_key(key, &found, &count) == 1 else { throw CryptoKitError.invalidParameter }
        publicBytes = found
    }

    func sign(_ data: [UInt8]) throws -> [UInt8] {
        guard let key = EVP_PKEY_new_raw_private_key(purpose.number, nil, bytes, 32), let context = EVP_MD_CTX_new() else {
            throw CryptoKitError.invalidParameter
        }
        defer {
            EVP_PKEY_free(key)
            EVP_MD_CTX_free(context)
        }
        var signature = [UInt8](repeating: 0, count: 64), count = 64
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
            EVP_DigestSign(context, &signature, &count, data.isEmpty ? [0] : data, data.count) == 1
        else { throw CryptoKitError.invalidParameter }
        return signature
    }

    static func isValid(_ signature: [UInt8], _ data: [UInt8], _ publicBytes: [UInt8]) -> Bool {
        guard isReady, let key = EVP_PKEY_new_raw_public_key(Purpose.signing.number, nil, publicBytes, 32),
            let context = EVP_MD_CTX_new()
        else { return false }
        defer {
            EVP_PKEY_free(key)
            EVP_MD_CTX_free(context)
        }
        return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, data.isEmpty ? [0] : data, data.count) == 1
    }

    func agree(with other: [UInt8]) throws -> [UInt8] {
        guard let key = EVP_PKEY_new_raw_private_key(purpose.number, nil, bytes, 32),
            let peer = EVP_PKEY_new_raw_public_key(purpose.number, nil, other, 32), let context = EVP_PKEY_CTX_new(key, nil)
        else { throw CryptoKitError.invalidParameter }
        defer {
            EVP_PKEY_free(key)
            EVP_PKEY_free(peer)
            EVP_PKEY_CTX_free(context)
        }
        var secret = [UInt8](repeating: 0, count: 32), count = 32
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, peer) == 1,
            EVP_PKEY_derive(context, &secret, &count) == 1
        else { throw CryptoKitError.invalidParameter }
        return secret
    }
}

/// A shared secret of a key agreement, from which symmetric keys are derived.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { "SharedSecret: \(bytes.count) bytes" }
    public static func == (one: SharedSecret, other: SharedSecret) -> Bool { isSame(one.bytes, other.bytes) }
    /// Whether the secret is equal to the given bytes.
    public static func == (one: SharedSecret, other: some DataProtocol) -> Bool { isSame(one.bytes, Array(other)) }

    /// Derives a symmetric key from the secret by HKDF (RFC 5869).
    public func hkdfDerivedSymmetricKey<H: HashFunction>(
        using hashFunction: H.Type, salt: some DataProtocol, sharedInfo: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Derives a symmetric key from the secret by ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction>(
        using hashFunction: H.Type, sharedInfo: some DataProtocol, outputByteCount: Int
    ) -> SymmetricKey {
        var made: [UInt8] = [], number: UInt32 = 0
        while made.count < outputByteCount {
            number += 1
            let counter = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
            made += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
        }
        return SymmetricKey(data: Array(made.prefix(outputByteCount)))
    }
}
