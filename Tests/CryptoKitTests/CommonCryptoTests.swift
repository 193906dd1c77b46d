import CommonCrypto
import Foundation
import Testing

@Suite("Common Crypto") struct CommonCryptoTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// RFC 1321 and FIPS 180-4 have these of “abc”.
    @Test("hashes as the standards have them (xcode.11)") func hashes() {
        let data = Data("abc".utf8)
        func hash(
            _ count: Int32, _ make: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
        ) -> String {
            var digest = [UInt8](repeating: 0, count: Int(count))
            _ = data.withUnsafeBytes { make($0.baseAddress, CC_LONG(data.count), &digest) }
            return hexadecimal(digest)
        }
        #expect(hash(CC_MD5_DIGEST_LENGTH, CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hash(CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hash(CC_SHA256_DIGEST_LENGTH, CC_SHA256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hash(CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hash(CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(CC_SHA1(nil, 0, nil) == nil)
    }

    /// Test case 2 of RFC 2202 and RFC 4231.
    @Test("codes under a key as the standards have them (xcode.11)") func codes() {
        func code(_ algorithm: Int, _ count: Int) -> String {
            var code = [UInt8](repeating: 0, count: count)
            let key = Array("Jefe".utf8), text = Array("what do ya want for nothing?".utf8)
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &code)
            return hexadecimal(code)
        }
        #expect(code(kCCHmacAlgMD5, 16) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(code(kCCHmacAlgSHA1, 20) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(code(kCCHmacAlgSHA256, 32) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(code(99, 16) == String(repeating: "0", count: 32))
    }
}
