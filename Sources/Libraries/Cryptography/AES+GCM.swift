import VitrineCLibcrypto
import Foundation

/// AES in Galois/Counter Mode (NIST SP 800-38D), by keys of 256 bits.
public enum AES {
    public enum GCM {
        static let nonceBytes = 12
        static let tagBytes = 16

        /// Sealed data, with its nonce before it and its tag behind it.
        public struct SealedBox: Sendable {
            fileprivate let bytes: Data

            public var combined: Data? { bytes }

            /// - Throws: `CryptographyError.brokenSeal` where there is not even room for nonce and tag.
            public init(combined: some DataProtocol) throws {
                guard combined.count >= nonceBytes + tagBytes else { throw CryptographyError.brokenSeal }
                bytes = Data(combined)
            }
        }

        /// - Parameter authenticated: what is not in the box and has to be the same when it is opened.
        /// - Throws: `CryptographyError.refused` for a key that has not 256 bits, or too long a text.
        public static func seal(_ text: Data, using key: SymmetricKey, authenticating authenticated: Data = Data()) throws -> SealedBox {
            let nonce = randomBytes(nonceBytes), context = try Context(key, nonce, isSealing: true)
            try context.authenticate(authenticated)
            let sealed = try context.update(Array(text))
            var tag = [UInt8](repeating: 0, count: tagBytes)
            guard context.finish(), EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_GET_TAG, Int32(tagBytes), &tag) == 1 else {
                throw CryptographyError.refused
            }
            return try SealedBox(combined: Data(nonce + sealed + tag))
        }

        /// - Throws: `CryptographyError.brokenSeal`; `.refused` for a key that has not 256 bits.
        public static func open(_ box: SealedBox, using key: SymmetricKey, authenticating authenticated: Data = Data()) throws -> Data {
            let bytes = Array(box.bytes), end = bytes.count - tagBytes
            let context = try Context(key, Array(bytes[..<nonceBytes]), isSealing: false)
            try context.authenticate(authenticated)
            let text = try context.update(Array(bytes[nonceBytes..<end]))
            var tag = Array(bytes[end...])
            guard EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_SET_TAG, Int32(tagBytes), &tag) == 1, context.finish() else {
                throw CryptographyError.brokenSeal
            }
            return Data(text)
        }
    }
}

/// A cipher for one sealing or opening.
private final class Context {
    let pointer: OpaquePointer

    init(_ key: SymmetricKey, _ nonce: [UInt8], isSealing: Bool) throws {
        guard isReady, key.bytes.count == 32, nonce.count == AES.GCM.nonceBytes, let pointer = EVP_CIPHER_CTX_new() else {
            throw CryptographyError.refused
        }
        self.pointer = pointer
        guard EVP_CipherInit_ex(pointer, EVP_aes_256_gcm(), nil, key.bytes, nonce, isSealing ? 1 : 0) == 1 else {
            throw CryptographyError.refused
        }
    }

    deinit { EVP_CIPHER_CTX_free(pointer) }

    func authenticate(_ data: Data) throws {
        guard !data.isEmpty else { return }
        var count: Int32 = 0
        guard let length = Int32(exactly: data.count), EVP_CipherUpdate(pointer, nil, &count, Array(data), length) == 1 else {
            throw CryptographyError.refused
        }
    }

    func update(_ text: [UInt8]) throws -> [UInt8] {
        guard !text.isEmpty else { return [] }
        var result = [UInt8](repeating: 0, count: text.count), count: Int32 = 0
        guard let length = Int32(exactly: text.count), EVP_CipherUpdate(pointer, &result, &count, text, length) == 1, count == length else {
            throw CryptographyError.refused
        }
        return result
    }

    /// Whether the tag is that of what has been opened.
    func finish() -> Bool {
        var rest = [UInt8](repeating: 0, count: AES.GCM.tagBytes), count: Int32 = 0
        return EVP_CipherFinal_ex(pointer, &rest, &count) == 1
    }
}
