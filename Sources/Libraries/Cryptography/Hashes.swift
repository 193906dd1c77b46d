import VitrineCLibcrypto
import Foundation

/// Makes libcrypto ready, without the machine's settings: what is sealed here has one form everywhere.
let isReady: Bool = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil) == 1

/// Bytes that only those have who may read or write what is sealed by them; under CryptoKit's name, as all here.
public struct SymmetricKey: Sendable {
    public struct Size: Sendable {
        let bytes: Int
        public static let bits256 = Size(bytes: 32)
    }

    let bytes: [UInt8]

    public init(data: some Sequence<UInt8>) { bytes = Array(data) }

    /// Makes a new random key.
    public init(size: Size) { bytes = randomBytes(size.bytes) }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

/// Takes random bytes from the system, which is seeded when the first process starts.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

/// SHA-256 (FIPS 180-4).
public enum SHA256 {
    /// Bytes of a digest.
    public static let byteCount = 32

    public static func hash(data: Data) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        let isDone = isReady && data.withUnsafeBytes { EVP_Digest($0.baseAddress, $0.count, &digest, nil, EVP_sha256(), nil) == 1 }
        precondition(isDone, "libcrypto has no SHA-256")
        return digest
    }
}

/// A code that only whoever has the key can make of a text (RFC 2104).
public enum HMAC<Hash> {
    public static func authenticationCode(for data: Data, using key: SymmetricKey) -> [UInt8] where Hash == SHA256 {
        var code = [UInt8](repeating: 0, count: SHA256.byteCount)
        // A key without bytes is one too, and still needs a place.
        let secret = key.bytes.isEmpty ? [0] : key.bytes
        let isDone =
            isReady
            && data.withUnsafeBytes { text in
                let text = text.bindMemory(to: UInt8.self)
                return VitrineCLibcrypto.HMAC(EVP_sha256(), secret, Int32(key.bytes.count), text.baseAddress, text.count, &code, nil) != nil
            }
        precondition(isDone, "libcrypto has no HMAC")
        return code
    }
}

/// A key made of a password in so many rounds that guessing costs time (RFC 8018).
public enum PBKDF2 {
    /// - Parameter count: bytes of the key.
    /// - Throws: `CryptographyError.refused` for numbers that make no key.
    public static func sha256(_ password: Data, salt: Data, rounds: Int, count: Int) throws -> [UInt8] {
        guard isReady, let rounds = Int32(exactly: rounds), rounds > 0, (1...1024).contains(count), password.count < Int32.max,
            salt.count < Int32.max
        else { throw CryptographyError.refused }
        var key = [UInt8](repeating: 0, count: count)
        let isDone = password.withUnsafeBytes { password in
            salt.withUnsafeBytes { salt in
                PKCS5_PBKDF2_HMAC(
                    password.bindMemory(to: CChar.self).baseAddress, Int32(password.count), salt.bindMemory(to: UInt8.self).baseAddress,
                    Int32(salt.count), rounds, EVP_sha256(), Int32(count), &key) == 1
            }
        }
        guard isDone else { throw CryptographyError.refused }
        return key
    }
}

public enum CryptographyError: Error, Hashable, Sendable {
    /// The key, the text or a number is none that can be used.
    case refused
    /// The sealed data was changed, was authenticated with other data, or was sealed with another key.
    case brokenSeal
}
