import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", Int($0)) }.joined() }
    private func data(_ hex: String) -> Data {
        let letters = Array(hex)
        return Data(stride(from: 0, to: letters.count, by: 2).compactMap { UInt8(String(letters[$0...($0 + 1)]), radix: 16) })
    }

    @Test("xcode.11: hashes are those of FIPS 180-4 and RFC 1321, at once and in parts")
    func hashes() {
        let text = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: text)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: text)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(SHA256.hash(data: Data())).hasPrefix("e3b0c44298fc1c14"))
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        var other = parts
        parts.update(data: Data("bc".utf8))
        other.update(data: Data("b".utf8))
        #expect(parts.finalize() == SHA256.hash(data: text) && other.finalize() == SHA256.hash(data: Data("ab".utf8)))
        #expect(SHA256.hash(data: text).description == "SHA256Digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.hash(data: text).compactMap { String(format: "%02x", $0) }.joined().count == 64)
    }

    @Test("xcode.11: authentication codes are those of RFC 4231, derived keys those of RFC 5869")
    func codes() {
        let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20)), text = Data("Hi There".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("hi".utf8), using: key))
        let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
        let text6 = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(hex(HMAC<SHA512>.authenticationCode(for: text6, using: long)).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b4"))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: data("000102030405060708090a0b0c"),
            info: data("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            derived.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("xcode.11: AES-GCM and ChaCha20-Poly1305 seal as their standards say, and open nothing that was changed")
    func seals() throws {
        // RFC 8439, 2.8.2.
        let key = SymmetricKey(data: data("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"))
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
        let box = try ChaChaPoly.seal(
            text, using: key, nonce: ChaChaPoly.Nonce(data: data("070000004041424344454647")),
            authenticating: data("50515253c0c1c2c3c4c5c6c7"))
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691" && hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
        // NIST's test case 3 of GCM.
        let other = SymmetricKey(data: data("feffe9928665731c6d6a8f9467308308"))
        let plain = data(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255"
        )
        let sealed = try AES.GCM.seal(plain, using: other, nonce: AES.GCM.Nonce(data: data("cafebabefacedbaddecaf888")))
        #expect(hex(sealed.tag) == "4d5c2af327cd64a62cf35abd2ba6fab4")
        #expect(try AES.GCM.open(sealed, using: other) == plain)
        let combined = try #require(sealed.combined)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: other) == plain)
        var broken = combined
        broken[20] ^= 1
        let changed = try AES.GCM.SealedBox(combined: broken)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(changed, using: other) }
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(text, using: other) }
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256) && SymmetricKey(size: .bits128).bitCount == 128)
    }

    @Test("xcode.11: keys on Curve25519 are those of RFC 8032, and as RFC 7748 computes them")
    func curve25519() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: data("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(hex(key.publicKey.rawRepresentation) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature = try key.signature(for: Data([0x72]))
        #expect(hex(signature).hasPrefix("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"))
        #expect(
            key.publicKey.isValidSignature(signature, for: Data([0x72])) && !key.publicKey.isValidSignature(signature, for: Data([0x73])))
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: data("77076d0a7318a57d3c16c17251b26645df4c2f92ebc0992ac177fba51db92c2a"))
        #expect(hex(alice.publicKey.rawRepresentation) == "f8a9535a2d2ff605e8e144d54f4ef5c62313a2055dbb21fddd3fd9c299eb015d")
        let bob = Curve25519.KeyAgreement.PrivateKey()
        let one = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey),
            other = try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
        #expect(one == other)
        let derived = one.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(derived.bitCount == 256)
    }

    @Test("xcode.11: a signature on NIST’s curves holds for its data and its key alone, through every form of both")
    func nistCurves() throws {
        let key = P256.Signing.PrivateKey(), text = Data("text".utf8), signature = try key.signature(for: text)
        let read = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(read.rawRepresentation == signature.rawRepresentation && signature.rawRepresentation.count == 64)
        #expect(throws: Never.self) { try P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation) }
        #expect(throws: Never.self) { try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation) }
        #expect(throws: Never.self) { try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation) }
        let keys = [
            try P256.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
            try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation),
            try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
            try P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation),
            try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
        ]
        for key in keys { #expect(key.isValidSignature(read, for: text) && !key.isValidSignature(read, for: Data())) }
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(read, for: text))
        for copy in [
            try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
            try P256.Signing.PrivateKey(x963Representation: key.x963Representation),
            try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation),
        ] { #expect(copy.publicKey.rawRepresentation == key.publicKey.rawRepresentation) }
        // RFC 6979, A.2.5.
        let known = try P256.Signing.PrivateKey(
            rawRepresentation: data("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(hex(known.publicKey.rawRepresentation).hasPrefix("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"))
        let long = P521.Signing.PrivateKey()
        #expect(long.publicKey.isValidSignature(try long.signature(for: text), for: text))
        let one = P384.KeyAgreement.PrivateKey(), other = P384.KeyAgreement.PrivateKey()
        #expect(
            try one.sharedSecretFromKeyAgreement(with: other.publicKey) == other.sharedSecretFromKeyAgreement(with: one.publicKey))
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64)) }
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data([1])) }
    }
}
