import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import VitrineCryptography
#endif

/// The bytes of an item: a mark, its accessibility, and its content sealed with AES-GCM. The seal holds for one item of one group: a file
/// put elsewhere, or changed by a bit, does not open.
struct KeychainItemFile {
    private static let mark = Data("VKC1".utf8)
    /// Bytes of mark, accessibility, nonce and tag.
    private static let overhead = mark.count + 1 + 12 + 16
    /// Bytes of one item.
    static let largest = 1 << 20

    /// Bytes of the largest file.
    static var largestFile: Int { largest + overhead }

    var accessibility: KeychainAccessibility
    private var sealed: Data

    /// - Parameter identity: of the item in its group.
    init(sealing data: Data, _ accessibility: KeychainAccessibility, identity: String, key: SymmetricKey) throws(KeychainError) {
        guard data.count <= Self.largest else { throw .tooLarge(bytes: data.count, limit: Self.largest) }
        self.accessibility = accessibility
        let context = Self.context(accessibility, identity)
        guard let box = try? AES.GCM.seal(data, using: key, authenticating: context), let sealed = box.combined else {
            throw .notAvailable("it cannot encrypt")
        }
        self.sealed = sealed
    }

    init(_ bytes: Data, name: String) throws(KeychainError) {
        guard bytes.count >= Self.overhead, bytes.prefix(Self.mark.count) == Self.mark else {
            throw .damaged(name, reason: "it is no item of a keychain")
        }
        let rest = bytes.dropFirst(Self.mark.count)
        guard let accessibility = rest.first.flatMap(KeychainAccessibility.init) else {
            throw .damaged(name, reason: "its accessibility is none")
        }
        self.accessibility = accessibility
        sealed = Data(rest.dropFirst())
    }

    var bytes: Data { Self.mark + [accessibility.rawValue] + sealed }

    func opened(identity: String, key: SymmetricKey, name: String) throws(KeychainError) -> Data {
        guard let box = try? AES.GCM.SealedBox(combined: sealed),
            let data = try? AES.GCM.open(box, using: key, authenticating: Self.context(accessibility, identity))
        else { throw .damaged(name, reason: "its seal is broken") }
        return data
    }

    private static func context(_ accessibility: KeychainAccessibility, _ identity: String) -> Data {
        mark + [accessibility.rawValue] + Data(identity.utf8)
    }
}
