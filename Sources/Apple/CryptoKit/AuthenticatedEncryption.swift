import VitrineCLibcrypto
import Foundation

/// The Advanced Encryption Standard (FIPS 197).
public enum AES: Sendable {
    /// Galois/Counter Mode (NIST SP 800-38D).
    public enum GCM: Sendable {
        /// A nonce: bytes that are used only once with a key.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            /// Makes a random nonce of 12 bytes.
            public init() { bytes = randomBytes(12) }
            /// Makes a nonce of the given bytes, of which there must be at least 12.
            public init(data: some DataProtocol) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
            public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                try bytes.withUnsafeBytes(body)
            }
        }

        /// A sealed box: the nonce, the ciphertext and the authentication tag.
        public struct SealedBox: Sendable {
            /// The nonce that the message was sealed with.
            public let nonce: Nonce
            /// The encrypted message.
            public let ciphertext: Data
            /// The authentication tag, by which a change of the box is noticed.
            public let tag: Data

            /// Makes a sealed box of its parts.
            public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
                guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
                self.nonce = nonce
                self.ciphertext = Data(ciphertext)
                self.tag = Data(tag)
            }
            /// Makes a sealed box of its combined form: a nonce of 12 bytes, the ciphertext, and a tag of 16 bytes.
            public init(combined: some DataProtocol) throws {
                guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                let bytes = Array(combined)
                try self.init(nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes.suffix(16))
            }
            /// The nonce, the ciphertext and the tag concatenated; nil where the nonce has another length than 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
        }

        /// Encrypts a message, and authenticates it together with further data that is not in the box.
        public static func seal(
            _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: some DataProtocol
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let cipher = try AuthenticatedCipher(try algorithm(key), key, nonce.bytes, isSealing: true)
            let (text, tag) = try cipher.seal(Array(message), Array(authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
        }
        /// Encrypts and authenticates a message.
        public static func seal(_ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }
        /// Decrypts a box after checking that neither it nor the further authenticated data was changed.
        public static func open(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: some DataProtocol
        ) throws -> Data {
            let cipher = try AuthenticatedCipher(try algorithm(key), key, sealedBox.nonce.bytes, isSealing: false)
            return Data(try cipher.open(Array(sealedBox.ciphertext), Array(sealedBox.tag), Array(authenticatedData)))
        }
        /// Decrypts a box after checking that it was not changed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        private static func algorithm(_ key: SymmetricKey) throws -> OpaquePointer? {
            switch key.bitCount {
            case 128: return EVP_aes_128_gcm()
            case 192: return EVP_aes_192_gcm()
            case 256: return EVP_aes_256_gcm()
            default: throw CryptoKitError.incorrectKeySize
            }
        }
    }
}

/// ChaCha20 and Poly1305 (RFC 8439).
public enum ChaChaPoly: Sendable {
    /// A nonce: bytes that are used only once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        /// Makes a random nonce of 12 bytes.
        public init() { bytes = randomBytes(12) }
        /// Makes a nonce of the given bytes, of which there must be 12.
        public init(data: some DataProtocol) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// A sealed box: the nonce, the ciphertext and the authentication tag.
    public struct SealedBox: Sendable {
        /// The nonce that the message was sealed with.
        public let nonce: Nonce
        /// The encrypted message.
        public let ciphertext: Data
        /// The authentication tag, by which a change of the box is noticed.
        public let tag: Data

        /// Makes a sealed box of its parts.
        public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }
        /// Makes a sealed box of its combined form: a nonce of 12 bytes, the ciphertext, and a tag of 16 bytes.
        public init(combined: some DataProtocol) throws {
            guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            let bytes = Array(combined)
            try self.init(nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes.suffix(16))
        }
        /// The nonce, the ciphertext and the tag concatenated.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    }

    /// Encrypts a message, and authenticates it together with further data that is not in the box.
    public static func seal(
        _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: some DataProtocol
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let cipher = try AuthenticatedCipher(try algorithm(key), key, nonce.bytes, isSealing: true)
        let (text, tag) = try cipher.seal(Array(message), Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }
    /// Encrypts and authenticates a message.
    public static func seal(_ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    /// Decrypts a box after checking that neither it nor the further authenticated data was changed.
    public static func open(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: some DataProtocol
    ) throws -> Data {
        let cipher = try AuthenticatedCipher(try algorithm(key), key, sealedBox.nonce.bytes, isSealing: false)
        return Data(try cipher.open(Array(sealedBox.ciphertext), Array(sealedBox.tag), Array(authenticatedData)))
    }
    /// Decrypts a box after checking that it was not changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func algorithm(_ key: SymmetricKey) throws -> OpaquePointer? {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return EVP_chacha20_poly1305()
    }
}

/// A cipher for one sealing or opening.
private final class AuthenticatedCipher {
    private let context: OpaquePointer

    init(_ algorithm: OpaquePointer?, _ key: SymmetricKey, _ nonce: [UInt8], isSealing: Bool) throws {
        guard isReady, let made = EVP_CIPHER_CTX_new() else { throw CryptoKitError.invalidParameter }
        context = made
        guard EVP_CipherInit_ex(made, algorithm, nil, nil, nil, isSealing ? 1 : 0) == 1,
            EVP_CIPHER_CTX_ctrl(made, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
            EVP_CipherInit_ex(made, nil, nil, key.bytes, nonce, isSealing ? 1 : 0) == 1
        else { throw CryptoKitError.invalidParameter }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    func seal(_ text: [UInt8], _ vouched: [UInt8]) throws -> ([UInt8], [UInt8]) {
        try authenticate(vouched)
        let sealed = try update(text)
        var tag = [UInt8](repeating: 0, count: 16)
        guard finish(), EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, &tag) == 1 else { throw CryptoKitError.invalidParameter }
        return (sealed, tag)
    }

    func open(_ text: [UInt8], _ tag: [UInt8], _ vouched: [UInt8]) throws -> [UInt8] {
        try authenticate(vouched)
        let opened = try update(text)
        var tag = tag
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, &tag) == 1, finish() else {
            throw CryptoKitError.authenticationFailure
        }
        return opened
    }

    private func authenticate(_ data: [UInt8]) throws {
        guard !data.isEmpty else { return }
        var count: Int32 = 0
        guard let length = Int32(exactly: data.count), EVP_CipherUpdate(context, nil, &count, data, length) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
    }

    private func update(_ text: [UInt8]) throws -> [UInt8] {
        guard !text.isEmpty else { return [] }
        var result = [UInt8](repeating: 0, count: text.count), count: Int32 = 0
        guard let length = Int32(exactly: text.count), EVP_CipherUpdate(context, &result, &count, text, length) == 1, count == length else {
            throw CryptoKitError.incorrectParameterSize
        }
        return result
    }

    private func finish() -> Bool {
        var rest = [UInt8](repeating: 0, count: 16), count: Int32 = 0
        return EVP_CipherFinal_ex(context, &rest, &count) == 1
    }
}
