import VitrineCLibcrypto
import Foundation

/// A public key on one of NIST's curves.
public struct _CurvePublicKey<Curve: _NISTCurve, Purpose: Sendable>: Sendable {
    let key: CurveKey<Curve>
    init(_ key: CurveKey<Curve>) { self.key = key }

    /// Makes a key of the point's two coordinates.
    public init(rawRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// Makes a key of the point as ANSI X9.63 writes it: the byte 4, then both coordinates.
    public init(x963Representation: some ContiguousBytes) throws {
        key = try CurveKey(point: x963Representation.withUnsafeBytes { Array($0) })
    }
    /// Makes a key of the compressed point: one coordinate, and a byte that says which of two the other is.
    public init(compressedRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(point: compressedRepresentation.withUnsafeBytes { Array($0) })
    }
    /// Reads the DER form.
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
        key = try CurveKey(document: Array(derRepresentation), isSecret: false)
    }
    /// Reads the PEM form.
    public init(pemRepresentation: String) throws { key = try CurveKey(document: KeyText.document(pemRepresentation), isSecret: false) }

    /// The point's two coordinates, concatenated.
    public var rawRepresentation: Data { Data(key.point.dropFirst()) }
    /// The point as ANSI X9.63 writes it: the byte 4, then both coordinates.
    public var x963Representation: Data { Data(key.point) }
    /// The compressed point: one coordinate, and a byte that says which of two the other is.
    public var compressedRepresentation: Data { Data(key.compressed) }
    /// The DER form.
    public var derRepresentation: Data { Data(key.document) }
    /// The PEM form of the key.
    public var pemRepresentation: String { KeyText.text(key.document, "PUBLIC KEY") }
}

/// A private key on one of NIST's curves.
public struct _CurvePrivateKey<Curve: _NISTCurve, Purpose: Sendable>: Sendable {
    let key: CurveKey<Curve>

    /// Makes a random private key.
    public init(compactRepresentable: Bool = true) { key = CurveKey() }
    /// Makes a key of its secret number.
    public init(rawRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(secret: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// Makes a key of the public point and the secret number, concatenated.
    public init(x963Representation: some ContiguousBytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 1 + 3 * Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
        key = try CurveKey(secret: Array(bytes.suffix(Curve._byteCount)))
        guard key.point == Array(bytes.dropLast(Curve._byteCount)) else { throw CryptoKitError.invalidParameter }
    }
    /// Reads the DER form.
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
        key = try CurveKey(document: Array(derRepresentation), isSecret: true)
    }
    /// Reads the PEM form.
    public init(pemRepresentation: String) throws { key = try CurveKey(document: KeyText.document(pemRepresentation), isSecret: true) }

    /// The secret number.
    public var rawRepresentation: Data { Data(key.secret ?? []) }
    /// The public point and the secret number, concatenated.
    public var x963Representation: Data { Data(key.point) + rawRepresentation }
    /// The DER form of the key (RFC 5915).
    public var derRepresentation: Data { Data(key.document) }
    /// The PEM form of the key.
    public var pemRepresentation: String { KeyText.text(key.document, "EC PRIVATE KEY") }
    /// The public key.
    public var publicKey: _CurvePublicKey<Curve, Purpose> { _CurvePublicKey(key.half) }
}

/// Marks a key that is for signatures.
public enum _SigningPurpose: Sendable {}
/// Marks a key that is for key agreement.
public enum _AgreementPurpose: Sendable {}

/// A signature on a curve of NIST's.
public struct _CurveSignature<Curve: _NISTCurve>: ContiguousBytes, Sendable {
    /// The two numbers of the signature, r and s, concatenated.
    public let rawRepresentation: Data

    /// Makes a signature of its two numbers, r and s, concatenated.
    public init(rawRepresentation: some DataProtocol) throws {
        guard rawRepresentation.count == 2 * Curve._byteCount else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
    }
    /// Reads the DER form.
    public init(derRepresentation: some DataProtocol) throws {
        let bytes = Array(derRepresentation)
        let found = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let found else { throw CryptoKitError.invalidParameter }
        defer { ECDSA_SIG_free(found) }
        rawRepresentation = Data(CurveKey<Curve>.numbers(found))
    }
    /// The DER form.
    public var derRepresentation: Data {
        guard let signature = CurveKey<Curve>.signature(Array(rawRepresentation)) else { return Data() }
        defer { ECDSA_SIG_free(signature) }
        var start: UnsafeMutablePointer<UInt8>?
        let count = i2d_ECDSA_SIG(signature, &start)
        guard count > 0, let start else { return Data() }
        defer { CRYPTO_free(start, nil, 0) }
        return Data(bytes: start, count: Int(count))
    }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try rawRepresentation.withUnsafeBytes(body)
    }
}

extension _CurvePrivateKey where Purpose == _SigningPurpose {
    /// The signature of data.
    public func signature(for data: some DataProtocol) throws -> _CurveSignature<Curve> {
        try signature(for: Curve._Hash.hash(data: data))
    }
    /// The signature of a digest.
    public func signature(for digest: some Digest) throws -> _CurveSignature<Curve> {
        try _CurveSignature(rawRepresentation: key.sign(Array(digest)))
    }
}

extension _CurvePublicKey where Purpose == _SigningPurpose {
    /// Whether a signature is that of data.
    public func isValidSignature(_ signature: _CurveSignature<Curve>, for data: some DataProtocol) -> Bool {
        isValidSignature(signature, for: Curve._Hash.hash(data: data))
    }
    /// Whether a signature is that of a digest.
    public func isValidSignature(_ signature: _CurveSignature<Curve>, for digest: some Digest) -> Bool {
        key.isValid(Array(signature.rawRepresentation), Array(digest))
    }
}

extension _CurvePrivateKey where Purpose == _AgreementPurpose {
    /// Derives the secret that only the holders of the two keys share.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<Curve, _AgreementPurpose>) throws -> SharedSecret {
        SharedSecret(bytes: try key.agree(with: publicKeyShare.key))
    }
}

/// The Secure Enclave of a device; there is none here.
public enum SecureEnclave: Sendable {
    /// Whether the device has a Secure Enclave; always false here.
    public static var isAvailable: Bool { false }

    /// Keys that the Secure Enclave keeps: none is made, as on a device without one.
    public enum P256: Sendable {
        /// Keys for signatures.
        public enum Signing: Sendable {
            /// A private key, which makes signatures.
            public typealias PrivateKey = _EnclaveKey<_SigningPurpose>
        }

        /// Keys for key agreement: two parties derive a secret that both share.
        public enum KeyAgreement: Sendable {
            /// A private key that never leaves the Secure Enclave.
            public typealias PrivateKey = _EnclaveKey<_AgreementPurpose>
        }
    }
}

/// A key that never leaves the Secure Enclave: there is none.
public struct _EnclaveKey<Purpose: Sendable>: Sendable {
    private let nothing: Never

    /// Makes a key in the Secure Enclave.
    /// - Throws: `CryptoKitError.invalidParameter`, as there is no Secure Enclave.
    public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.invalidParameter }
    /// Finds a key again that the Secure Enclave made, by its data representation.
    /// - Throws: `CryptoKitError.invalidParameter`, as there is no Secure Enclave.
    public init(dataRepresentation: some DataProtocol) throws { throw CryptoKitError.invalidParameter }

    /// The data by which the Secure Enclave finds the key again.
    public var dataRepresentation: Data { switch nothing {} }
    /// The public key.
    public var publicKey: _CurvePublicKey<P256, Purpose> { switch nothing {} }
}

extension _EnclaveKey where Purpose == _SigningPurpose {
    /// The signature of data.
    public func signature(for data: some DataProtocol) throws -> _CurveSignature<P256> { switch nothing {} }
    /// The signature of a digest.
    public func signature(for digest: some Digest) throws -> _CurveSignature<P256> { switch nothing {} }
}

extension _EnclaveKey where Purpose == _AgreementPurpose {
    /// Derives the secret that only the holders of the two keys share.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<P256, Purpose>) throws -> SharedSecret {
        switch nothing {}
    }
}

/// Keys on NIST's curve P-256.
public enum P256: _NISTCurve {
    public typealias _Hash = SHA256
    public static var _number: Int32 { NID_X9_62_prime256v1 }
    public static var _byteCount: Int { 32 }

    /// Keys for signatures.
    public enum Signing: Sendable {
        /// A private key, which makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P256, _SigningPurpose>
        /// A public key, which checks signatures.
        public typealias PublicKey = _CurvePublicKey<P256, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P256>
    }

    /// Keys for key agreement: two parties derive a secret that both share.
    public enum KeyAgreement: Sendable {
        /// The private key of a pair.
        public typealias PrivateKey = _CurvePrivateKey<P256, _AgreementPurpose>
        /// The public key of a pair, which the other party gets.
        public typealias PublicKey = _CurvePublicKey<P256, _AgreementPurpose>
    }
}

/// Keys on NIST's curve P-384.
public enum P384: _NISTCurve {
    public typealias _Hash = SHA384
    public static var _number: Int32 { NID_secp384r1 }
    public static var _byteCount: Int { 48 }

    /// Keys for signatures.
    public enum Signing: Sendable {
        /// A private key, which makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P384, _SigningPurpose>
        /// A public key, which checks signatures.
        public typealias PublicKey = _CurvePublicKey<P384, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P384>
    }

    /// Keys for key agreement: two parties derive a secret that both share.
    public enum KeyAgreement: Sendable {
        /// The private key of a pair.
        public typealias PrivateKey = _CurvePrivateKey<P384, _AgreementPurpose>
        /// The public key of a pair, which the other party gets.
        public typealias PublicKey = _CurvePublicKey<P384, _AgreementPurpose>
    }
}

/// Keys on NIST's curve P-521.
public enum P521: _NISTCurve {
    public typealias _Hash = SHA512
    public static var _number: Int32 { NID_secp521r1 }
    public static var _byteCount: Int { 66 }

    /// Keys for signatures.
    public enum Signing: Sendable {
        /// A private key, which makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P521, _SigningPurpose>
        /// A public key, which checks signatures.
        public typealias PublicKey = _CurvePublicKey<P521, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P521>
    }

    /// Keys for key agreement: two parties derive a secret that both share.
    public enum KeyAgreement: Sendable {
        /// The private key of a pair.
        public typealias PrivateKey = _CurvePrivateKey<P521, _AgreementPurpose>
        /// The public key of a pair, which the other party gets.
        public typealias PublicKey = _CurvePublicKey<P521, _AgreementPurpose>
    }
}
