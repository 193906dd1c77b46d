import Foundation
import Testing
import VitrineCryptography

/// Tests against the vectors of the standards.
@Suite("Cryptography") struct CryptographyTests {
    private func bytes(_ hex: String) -> Data {
        var digits = hex.filter { !$0.isWhitespace }[...], data = Data()
        while let byte = UInt8(digits.prefix(2), radix: 16), digits.count >= 2 {
            data.append(byte)
            digits = digits.dropFirst(2)
        }
        return data
    }

    @Test("SHA-256, HMAC and PBKDF2 give what FIPS 180-4, RFC 4231 and RFC 7914 say")
    func digests() throws {
        #expect(Data(SHA256.hash(data: Data("abc".utf8))) == bytes("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
        #expect(Data(SHA256.hash(data: Data())) == bytes("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(Data(code) == bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
        #expect(HMAC<SHA256>.authenticationCode(for: Data(), using: SymmetricKey(data: Data())).count == 32)
        let key = try PBKDF2.sha256(Data("passwd".utf8), salt: Data("salt".utf8), rounds: 1, count: 64)
        #expect(
            Data(key)
                == bytes(
                    """
                    55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc
                    49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783
                    """))
        for (rounds, count) in [(0, 32), (-1, 32), (1, 0), (1, 1 << 20), (Int.max, 32)] {
            #expect(throws: CryptographyError.refused) { try PBKDF2.sha256(Data("p".utf8), salt: Data(), rounds: rounds, count: count) }
        }
    }

    private let key = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"
    private let box = """
        cafebabefacedbaddecaf888
        522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662
        76fc6ece0f4e1768cddf8853bb2d551b
        """
    private let context = "feedfacedeadbeeffeedfacedeadbeefabaddad2"

    @Test("AES-256-GCM opens the sealed text of the mode's specification, and nothing that differs from it by a bit")
    func opened() throws {
        let key = SymmetricKey(data: bytes(key)), context = bytes(context), whole = bytes(box)
        let text = try AES.GCM.open(AES.GCM.SealedBox(combined: whole), using: key, authenticating: context)
        #expect(
            text
                == bytes(
                    """
                    d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
                    1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
                    """))
        for index in whole.indices {
            var spoilt = whole
            spoilt[index] ^= 1
            #expect(throws: CryptographyError.brokenSeal) {
                try AES.GCM.open(AES.GCM.SealedBox(combined: spoilt), using: key, authenticating: context)
            }
        }
        #expect(throws: CryptographyError.brokenSeal) { try AES.GCM.open(AES.GCM.SealedBox(combined: whole), using: key) }
        #expect(throws: CryptographyError.brokenSeal) { try AES.GCM.SealedBox(combined: whole.prefix(27)) }
    }

    @Test("what is sealed is opened by its key alone, is never sealed the same way twice, and may be empty")
    func sealed() throws {
        let key = SymmetricKey(size: .bits256), other = SymmetricKey(size: .bits256)
        for text in [Data(), Data([7]), Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })] {
            let box = try AES.GCM.seal(text, using: key), again = try AES.GCM.seal(text, using: key)
            #expect(box.combined?.count == text.count + 28 && box.combined != again.combined)
            #expect(try AES.GCM.open(box, using: key) == text)
            #expect(throws: CryptographyError.brokenSeal) { try AES.GCM.open(box, using: other) }
        }
        #expect(throws: CryptographyError.refused) { try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1]))) }
    }
}
