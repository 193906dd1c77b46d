import Foundation
import VitrineCryptography

/// What lets somebody in: whoever can read the state folder's token may see and change the home screen, and nobody else.
package struct AccessToken: Hashable, Sendable {
    /// The token cannot be kept.
    package struct Unusable: Error, Hashable, Sendable, CustomStringConvertible {
        let file: String
        let reason: String
        package var description: String { "The home screen's token \(file) cannot be used: \(reason)." }
    }

    /// 43 characters that a URL takes as they are: 256 bits.
    package let text: String

    /// One that nobody has seen.
    package init() {
        var source = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &source) }
        text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Makes a token of its text; nil where the text is none.
    package init?(_ text: String) {
        guard text.utf8.count == 43, text.utf8.allSatisfy(Self.isPlain) else { return nil }
        self.text = text
    }

    /// The token of a state folder: the same at every start. One that others may read, or that is none, is replaced.
    /// - Throws: `Unusable`.
    package static func kept(in file: URL) throws(Unusable) -> AccessToken {
        if let known = read(file) { return known }
        let token = AccessToken()
        // Under another name first, so that nobody ever reads half of one.
        let draft = file.path + ".\(UUID().uuidString)"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Unusable(file: file.path, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        let bytes = Array(token.text.utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count, rename(draft, file.path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(draft)
            throw Unusable(file: file.path, reason: reason)
        }
        return token
    }

    /// Reads the token in a file; nil where there is none, or where somebody else may read or write it.
    package static func read(_ file: URL) -> AccessToken? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return AccessToken(String(decoding: bytes[..<count], as: UTF8.self))
    }

    /// What a browser sends to every port of this machine; without ``key`` it opens nothing that matters, and the token cannot be had from it.
    var cookie: AccessToken { derived("cookie") }
    /// What the page keeps for itself.
    var key: AccessToken { derived("page") }

    private func derived(_ use: String) -> AccessToken {
        let code = HMAC<SHA256>.authenticationCode(for: Data(use.utf8), using: SymmetricKey(data: Data(text.utf8)))
        return AccessToken(bytes: Data(code))
    }

    private init(bytes: Data) {
        text = bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Compares a text with the token, in a time that does not depend on where they differ.
    func matches(_ other: some StringProtocol) -> Bool {
        let own = Array(text.utf8), theirs = Array(other.utf8)
        guard own.count == theirs.count else { return false }
        return zip(own, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
