@_exported import Foundation
import VitrineCryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32

// Bytes of each hash.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes a hash where there is room for it, and gives that back.
private func write<Hash: HashFunction>(
    _ hash: Hash.Type, _ data: UnsafeRawPointer?, _ count: Int, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    let bytes = data.map { Data(bytes: $0, count: count) } ?? Data()
    for (place, byte) in Hash.hash(data: bytes).enumerated() { digest[place] = byte }
    return digest
}

/// The MD5 of some bytes: 16 more.
@discardableResult public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ write(Insecure.MD5.self, data, Int(len), md) }
/// The SHA-1 of some bytes: 20 more.
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ write(Insecure.SHA1.self, data, Int(len), md) }
/// The SHA-256 of some bytes: 32 more.
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ write(SHA256.self, data, Int(len), md) }
/// The SHA-384 of some bytes: 48 more.
@discardableResult public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ write(SHA384.self, data, Int(len), md) }
/// The SHA-512 of some bytes: 64 more.
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ write(SHA512.self, data, Int(len), md) }

/// The hash of a code.
public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the code of some bytes under a key, as long as the hash; nothing for a hash that is not named here.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer?
) {
    guard let macOut else { return }
    let secret = SymmetricKey(data: key.map { Data(bytes: $0, count: keyLength) } ?? Data())
    let bytes = data.map { Data(bytes: $0, count: dataLength) } ?? Data()
    func write<Hash: HashFunction>(_ hash: Hash.Type) {
        let code = Data(HMAC<Hash>.authenticationCode(for: bytes, using: secret))
        code.withUnsafeBytes { code in
            guard let base = code.baseAddress else { return }
            macOut.copyMemory(from: base, byteCount: code.count)
        }
    }
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
    case kCCHmacAlgMD5: write(Insecure.MD5.self)
    case kCCHmacAlgSHA256: write(SHA256.self)
    case kCCHmacAlgSHA384: write(SHA384.self)
    case kCCHmacAlgSHA512: write(SHA512.self)
    default: break
    }
}
