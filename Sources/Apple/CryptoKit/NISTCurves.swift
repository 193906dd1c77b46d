import CLibcrypto
import Foundation

/// The half of a pair that others get, on a curve of NIST's.
public struct _CurvePublicKey<Curve: _NISTCurve, Purpose: Sendable>: Sendable {
    let key: CurveKey<Curve>
    init(_ key: CurveKey<Curve>) { self.key = key }

    /// One of both its coordinates.
    public init(rawRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(point: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// One of its coordinates as ANSI X9.63 writes them.
    public init(x963Representation: some ContiguousBytes) throws {
        key = try CurveKey(point: x963Representation.withUnsafeBytes { Array($0) })
    }
    /// One of one coordinate and a mark for the other.
    public init(compressedRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(point: compressedRepresentation.withUnsafeBytes { Array($0) })
    }
    /// One of a document.
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
        key = try CurveKey(document: Array(derRepresentation), isSecret: false)
    }
    /// One of a document as text.
    public init(pemRepresentation: String) throws { key = try CurveKey(document: KeyText.document(pemRepresentation), isSecret: false) }

    /// The bytes of both its coordinates.
    public var rawRepresentation: Data { Data(key.point.dropFirst()) }
    /// Its coordinates as ANSI X9.63 writes them.
    public var x963Representation: Data { Data(key.point) }
    /// One coordinate and a mark for the other.
    public var compressedRepresentation: Data { Data(key.compressed) }
    /// It as a document.
    public var derRepresentation: Data { Data(key.document) }
    /// It as a document in text.
    public var pemRepresentation: String { KeyText.text(key.document, "PUBLIC KEY") }
}

/// The half of a pair that stays secret, on a curve of NIST's.
public struct _CurvePrivateKey<Curve: _NISTCurve, Purpose: Sendable>: Sendable {
    let key: CurveKey<Curve>

    /// A new one, which nobody can foretell.
    public init(compactRepresentable: Bool = true) { key = CurveKey() }
    /// One of its number.
    public init(rawRepresentation: some ContiguousBytes) throws {
        key = try CurveKey(secret: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// One of its point and its number behind each other.
    public init(x963Representation: some ContiguousBytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 1 + 3 * Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
        key = try CurveKey(secret: Array(bytes.suffix(Curve._byteCount)))
        guard key.point == Array(bytes.dropLast(Curve._byteCount)) else { throw CryptoKitError.invalidParameter }
    }
    /// One of a document.
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
        key = try CurveKey(document: Array(derRepresentation), isSecret: true)
    }
    /// One of a document as text.
    public init(pemRepresentation: String) throws { key = try CurveKey(document: KeyText.document(pemRepresentation), isSecret: true) }

    /// Its number.
    public var rawRepresentation: Data { Data(key.secret ?? []) }
    /// Its point and its number behind each other.
    public var x963Representation: Data { Data(key.point) + rawRepresentation }
    /// It as a document (RFC 5915).
    public var derRepresentation: Data { Data(key.document) }
    /// It as a document in text.
    public var pemRepresentation: String { KeyText.text(key.document, "EC PRIVATE KEY") }
    /// The half that others get.
    public var publicKey: _CurvePublicKey<Curve, Purpose> { _CurvePublicKey(key.half) }
}

/// What a key is for: signatures.
public enum _SigningPurpose: Sendable {}
/// What a key is for: secrets between two.
public enum _AgreementPurpose: Sendable {}

/// A signature on a curve of NIST's.
public struct _CurveSignature<Curve: _NISTCurve>: ContiguousBytes, Sendable {
    /// The bytes of both its numbers behind each other.
    public let rawRepresentation: Data

    /// One of both its numbers.
    public init(rawRepresentation: some DataProtocol) throws {
        guard rawRepresentation.count == 2 * Curve._byteCount else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
    }
    /// One of a document.
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
    /// It as a document.
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
    /// The signature of what a hash function made.
    public func signature(for digest: some Digest) throws -> _CurveSignature<Curve> {
        try _CurveSignature(rawRepresentation: key.sign(Array(digest)))
    }
}

extension _CurvePublicKey where Purpose == _SigningPurpose {
    /// Whether a signature is that of data.
    public func isValidSignature(_ signature: _CurveSignature<Curve>, for data: some DataProtocol) -> Bool {
        isValidSignature(signature, for: Curve._Hash.hash(data: data))
    }
    /// Whether a signature is that of what a hash function made.
    public func isValidSignature(_ signature: _CurveSignature<Curve>, for digest: some Digest) -> Bool {
        key.isValid(Array(signature.rawRepresentation), Array(digest))
    }
}

extension _CurvePrivateKey where Purpose == _AgreementPurpose {
    /// What only the two know.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<Curve, _AgreementPurpose>) throws -> SharedSecret {
        SharedSecret(bytes: try key.agree(with: publicKeyShare.key))
    }
}

/// The Secure Enclave of a device; there is none here.
public enum SecureEnclave: Sendable {
    /// Whether there is one.
    public static var isAvailable: Bool { false }

    /// Keys that it keeps: none is made, as on a device without one.
    public enum P256: Sendable {
        /// Signatures.
        public enum Signing: Sendable {
            /// Makes signatures.
            public typealias PrivateKey = _EnclaveKey<_SigningPurpose>
        }

        /// Secrets between two.
        public enum KeyAgreement: Sendable {
            /// The half of a pair that stays in it.
            public typealias PrivateKey = _EnclaveKey<_AgreementPurpose>
        }
    }
}

/// A key that never leaves the Secure Enclave: there is none.
public struct _EnclaveKey<Purpose: Sendable>: Sendable {
    private let nothing: Never

    /// Makes a key in it.
    /// - Throws: `CryptoKitError.invalidParameter`, as there is no Secure Enclave.
    public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.invalidParameter }
    /// A key that it made before, by what it gave out for it.
    /// - Throws: `CryptoKitError.invalidParameter`, as there is no Secure Enclave.
    public init(dataRepresentation: some DataProtocol) throws { throw CryptoKitError.invalidParameter }

    /// What finds the key again.
    public var dataRepresentation: Data { switch nothing {} }
    /// The half that others get.
    public var publicKey: _CurvePublicKey<P256, Purpose> { switch nothing {} }
}

extension _EnclaveKey where Purpose == _SigningPurpose {
    /// The signature of data.
    public func signature(for data: some DataProtocol) throws -> _CurveSignature<P256> { switch nothing {} }
    /// The signature of what a hash function made.
    public func signature(for digest: some Digest) throws -> _CurveSignature<P256> { switch nothing {} }
}

extension _EnclaveKey where Purpose == _AgreementPurpose {
    /// What only the two know.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<P256, Purpose>) throws -> SharedSecret {
        switch nothing {}
    }
}

/// Keys on the curve P-256 of NIST's.
public enum P256: _NISTCurve {
    public typealias _Hash = SHA256
    public static var _number: Int32 { NID_X9_62_prime256v1 }
    public static var _byteCount: Int { 32 }

    /// Signatures.
    public enum Signing: Sendable {
        /// Makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P256, _SigningPurpose>
        /// Checks signatures.
        public typealias PublicKey = _CurvePublicKey<P256, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P256>
    }

    /// Secrets between two.
    public enum KeyAgreement: Sendable {
        /// The half of a pair that stays secret.
        public typealias PrivateKey = _CurvePrivateKey<P256, _AgreementPurpose>
        /// The half of a pair that the other one gets.
        public typealias PublicKey = _CurvePublicKey<P256, _AgreementPurpose>
    }
}

/// Keys on the curve P-384 of NIST's.
public enum P384: _NISTCurve {
    public typealias _Hash = SHA384
    public static var _number: Int32 { NID_secp384r1 }
    public static var _byteCount: Int { 48 }

    /// Signatures.
    public enum Signing: Sendable {
        /// Makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P384, _SigningPurpose>
        /// Checks signatures.
        public typealias PublicKey = _CurvePublicKey<P384, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P384>
    }

    /// Secrets between two.
    public enum KeyAgreement: Sendable {
        /// The half of a pair that stays secret.
        public typealias PrivateKey = _CurvePrivateKey<P384, _AgreementPurpose>
        /// The half of a pair that the other one gets.
        public typealias PublicKey = _CurvePublicKey<P384, _AgreementPurpose>
    }
}

/// Keys on the curve P-521 of NIST's.
public enum P521: _NISTCurve {
    public typealias _Hash = SHA512
    public static var _number: Int32 { NID_secp521r1 }
    public static var _byteCount: Int { 66 }

    /// Signatures.
    public enum Signing: Sendable {
        /// Makes signatures.
        public typealias PrivateKey = _CurvePrivateKey<P521, _SigningPurpose>
        /// Checks signatures.
        public typealias PublicKey = _CurvePublicKey<P521, _SigningPurpose>
        /// A signature.
        public typealias ECDSASignature = _CurveSignature<P521>
    }

    /// Secrets between two.
    public enum KeyAgreement: Sendable {
        /// The half of a pair that stays secret.
        public typealias PrivateKey = _CurvePrivateKey<P521, _AgreementPurpose>
        /// The half of a pair that the other one gets.
        public typealias PublicKey = _CurvePublicKey<P521, _AgreementPurpose>
    }
}
