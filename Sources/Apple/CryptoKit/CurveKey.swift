import VitrineCLibcrypto
import Foundation

/// One of the curves of NIST (FIPS 186-4).
public protocol _NISTCurve: Sendable {
    /// The curve's number (NID) in libcrypto.
    static var _number: Int32 { get }
    /// The number of bytes of a coordinate.
    static var _byteCount: Int { get }
    /// The hash function that is applied to data before it is signed.
    associatedtype _Hash: HashFunction
}

/// A key on a curve: the public point, and in a private key the secret number too.
struct CurveKey<Curve: _NISTCurve>: Sendable {
    /// The secret number; nil in a public key.
    let secret: [UInt8]?
    /// The public point, uncompressed: the byte 4, then both coordinates.
    let point: [UInt8]

    private final class Handle {
        let key: OpaquePointer
        var group: OpaquePointer? { EC_KEY_get0_group(key) }

        init() throws {
            guard isReady, let key = EC_KEY_new_by_curve_name(Curve._number) else { throw CryptoKitError.invalidParameter }
            self.key = key
        }

        deinit { EC_KEY_free(key) }

        func bytes(_ form: point_conversion_form_t) throws -> [UInt8] {
            guard let point = EC_KEY_get0_public_key(key) else { throw CryptoKitError.invalidParameter }
            let count = EC_POINT_point2oct(group, point, form, nil, 0, nil)
            var bytes = [UInt8](repeating: 0, count: count)
            guard count > 0, EC_POINT_point2oct(group, point, form, &bytes, count, nil) == count else {
                throw CryptoKitError.invalidParameter
            }
            return bytes
        }
    }

    /// The public key alone.
    var half: CurveKey { CurveKey(point: point, secret: nil) }

    private init(point: [UInt8], secret: [UInt8]?) { (self.point, self.secret) = (point, secret) }

    /// Makes a random private key.
    init() {
        guard let handle = try? Handle(), EC_KEY_generate_key(handle.key) == 1, let number = EC_KEY_get0_private_key(handle.key),
            let point = try? handle.bytes(POINT_CONVERSION_UNCOMPRESSED)
        else { preconditionFailure("libcrypto lacks a curve") }
        defer { withExtendedLifetime(handle) {} }
        var bytes = [UInt8](repeating: 0, count: Curve._byteCount)
        BN_bn2binpad(number, &bytes, Int32(bytes.count))
        secret = bytes
        self.point = point
    }

    /// - Parameter secret: the number, in as many bytes as a coordinate has.
    init(secret: [UInt8]) throws {
        guard secret.count == Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
        let handle = try Handle()
        // The handle must live to the end of the function: its deinit frees the key.
        defer { withExtendedLifetime(handle) {} }
        let number = BN_bin2bn(secret, Int32(secret.count), nil)
        defer { BN_clear_free(number) }
        guard let reached = EC_POINT_new(handle.group) else { throw CryptoKitError.invalidParameter }
        defer { EC_POINT_free(reached) }
        guard EC_KEY_set_private_key(handle.key, number) == 1, EC_POINT_mul(handle.group, reached, number, nil, nil, nil) == 1,
            EC_KEY_set_public_key(handle.key, reached) == 1, EC_KEY_check_key(handle.key) == 1
        else { throw CryptoKitError.invalidParameter }
        self.secret = secret
        point = try handle.bytes(POINT_CONVERSION_UNCOMPRESSED)
    }

    /// - Parameter point: in any of the forms of ANSI X9.63.
    init(point: [UInt8]) throws {
        let handle = try Handle()
        // The handle must live to the end of the function: its deinit frees the key.
        defer { withExtendedLifetime(handle) {} }
        guard EC_KEY_oct2key(handle.key, point, point.count, nil) == 1, EC_KEY_check_key(handle.key) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
        secret = nil
        self.point = try handle.bytes(POINT_CONVERSION_UNCOMPRESSED)
    }

    private func handle() throws -> Handle {
        let handle = try Handle()
        // The handle must live to the end of the function: its deinit frees the key.
        defer { withExtendedLifetime(handle) {} }
        guard EC_KEY_oct2key(handle.key, point, point.count, nil) == 1 else { throw CryptoKitError.invalidParameter }
        if let secret {
            let number = BN_bin2bn(secret, Int32(secret.count), nil)
            defer { BN_clear_free(number) }
            guard EC_KEY_set_private_key(handle.key, number) == 1 else { throw CryptoKitError.invalidParameter }
        }
        return handle
    }

    var compressed: [UInt8] { (try? handle().bytes(POINT_CONVERSION_COMPRESSED)) ?? [] }

    // MARK: Documents

    /// The key as X.509 and RFC 5915 write it.
    var document: [UInt8] {
        guard let handle = try? handle() else { return [] }
        // The handle must live to the end of the function: its deinit frees the key.
        defer { withExtendedLifetime(handle) {} }
        var start: UnsafeMutablePointer<UInt8>?
        let count = secret == nil ? i2d_EC_PUBKEY(handle.key, &start) : i2d_ECPrivateKey(handle.key, &start)
        guard count > 0, let start else { return [] }
        defer { CRYPTO_free(start, nil, 0) }
        return Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    init(document: [UInt8], isSecret: Bool) throws {
        var key: OpaquePointer?
        document.withUnsafeBufferPointer { bytes in
            var start = bytes.baseAddress
            if isSecret {
                // The key stands in PKCS #8, which names its kind, or in the form of RFC 5915 alone.
                if let frame = d2i_AutoPrivateKey(nil, &start, bytes.count) {
                    key = EVP_PKEY_get1_EC_KEY(frame)
                    EVP_PKEY_free(frame)
                }
            } else {
                key = d2i_EC_PUBKEY(nil, &start, bytes.count)
            }
        }
        guard let key else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { EC_KEY_free(key) }
        guard let group = EC_KEY_get0_group(key), EC_GROUP_get_curve_name(group) == Curve._number else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        if isSecret, let number = EC_KEY_get0_private_key(key) {
            var bytes = [UInt8](repeating: 0, count: Curve._byteCount)
            BN_bn2binpad(number, &bytes, Int32(bytes.count))
            try self.init(secret: bytes)
        } else {
            guard let found = EC_KEY_get0_public_key(key) else { throw CryptoKitASN1Error.invalidASN1Object }
            var bytes = [UInt8](repeating: 0, count: 1 + 2 * Curve._byteCount)
            EC_POINT_point2oct(group, found, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil)
            try self.init(point: bytes)
        }
    }

    // MARK: Signatures and secrets

    /// - Returns: both numbers of the signature, each in as many bytes as a coordinate has.
    func sign(_ digest: [UInt8]) throws -> [UInt8] {
        let handle = try handle()
        // The handle must live to the end of the function: its deinit frees the key.
        defer { withExtendedLifetime(handle) {} }
        guard let signature = ECDSA_do_sign(digest, Int32(digest.count), handle.key) else { throw CryptoKitError.invalidParameter }
        defer { ECDSA_SIG_free(signature) }
        return Self.numbers(signature)
    }

    func isValid(_ signature: [UInt8], _ digest: [UInt8]) -> Bool {
        guard let signature = Self.signature(signature), let handle = try? handle() else { return false }
        defer {
            ECDSA_SIG_free(signature)
            withExtendedLifetime(handle) {}
        }
        return ECDSA_do_verify(digest, Int32(digest.count), signature, handle.key) == 1
    }

    static func numbers(_ signature: OpaquePointer) -> [UInt8] {
        var first: OpaquePointer?, second: OpaquePointer?
        ECDSA_SIG_get0(signature, &first, &second)
        var one = [UInt8](repeating: 0, count: Curve._byteCount), other = one
        BN_bn2binpad(first, &one, Int32(one.count))
        BN_bn2binpad(second, &other, Int32(other.count))
        return one + other
    }

    static func signature(_ numbers: [UInt8]) -> OpaquePointer? {
        let count = Curve._byteCount
        guard numbers.count == 2 * count, let made = ECDSA_SIG_new() else { return nil }
        let one = BN_bin2bn(Array(numbers.prefix(count)), Int32(count), nil),
            other = BN_bin2bn(Array(numbers.suffix(count)), Int32(count), nil)
        ECDSA_SIG_set0(made, one, other)
        return made
    }

    func agree(with other: CurveKey) throws -> [UInt8] {
        let handle = try handle(), others = try other.handle()
        defer { withExtendedLifetime((handle, others)) {} }
        guard let peer = EC_KEY_get0_public_key(others.key).flatMap({ EC_POINT_dup($0, handle.group) }) else {
            throw CryptoKitError.invalidParameter
        }
        defer { EC_POINT_free(peer) }
        var secret = [UInt8](repeating: 0, count: Curve._byteCount)
        guard ECDH_compute_key(&secret, secret.count, peer, handle.key, nil) == Int32(secret.count) else {
            throw CryptoKitError.invalidParameter
        }
        return secret
    }
}

/// PEM, the text form of keys: base 64 between two lines that name the kind of key.
enum KeyText {
    static func text(_ document: [UInt8], _ label: String) -> String {
        let lines = Data(document).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }

    static func document(_ text: String) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") }),
            let last = lines.firstIndex(where: { $0.hasPrefix("-----END ") }), first < last,
            let data = Data(base64Encoded: lines[(first + 1)..<last].joined())
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        return Array(data)
    }
}
