import Foundation

/// A name of this machine that nobody can guess, under which something on a loopback port is reached: whoever knows the address may.
///
/// Every `….localhost` is this machine (RFC 6761 §6.3), and for a browser each is another site: a page there gets no cookie of the home
/// screen, and none of another app. A name is kept, 0600, so that an open page finds its app again.
package enum LocalName {
    /// The longest part of a name that says whose it is; the rest is 96 bits.
    private static let longest = 24

    /// The same at every start of a state.
    /// - Throws: an error of the file system.
    package static func kept(for who: String, in state: StateFolder) throws -> String {
        let folder = state.host.appendingPathComponent("names", isDirectory: true)
        try StateFolder.make(folder)
        let file = folder.appendingPathComponent(who)
        if let known = try? String(contentsOf: file, encoding: .utf8), isName(known) { return known }
        let name = fresh(for: who)
        // A link takes the name only where nobody has it: of two processes the first one's holds.
        let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: draft.path, contents: Data(name.utf8), attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        defer { unlink(draft.path) }
        if link(draft.path, file.path) == 0 { return name }
        if let known = try? String(contentsOf: file, encoding: .utf8), isName(known) { return known }
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return name
    }

    /// The address under that name.
    package static func address(_ name: String, port: Int) -> URL? { URL(string: "http://\(name):\(port)/") }

    private static func fresh(for who: String) -> String {
        let plain = who.lowercased().split(separator: ".").last.map(String.init) ?? ""
        let label = plain.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(longest)
        var source = SystemRandomNumberGenerator()
        let secret = (0..<12).map { _ in
            let byte = UInt8.random(in: 0...255, using: &source)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "\(label.isEmpty ? "app" : String(label))-\(secret.joined()).localhost"
    }

    private static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z0-9]{1,24}-[0-9a-f]{24}\.localhost/) != nil }
}
