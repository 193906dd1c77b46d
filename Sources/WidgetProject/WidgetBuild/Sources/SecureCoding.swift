/// `override class var supportsSecureCoding: Bool { true }`, which classes say once more of what they inherit: Foundation's class properties
/// cannot be overridden here, and say the same.
struct SecureCoding {
    /// Declarations whose answer is true, with their bodies.
    let overrides: [Range<Int>]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("supportsSecureCoding"), code.hold("override") else {
            overrides = []
            return
        }
        overrides = ObjectiveCDeclarations.places(of: "supportsSecureCoding", code).compactMap { name in
            let start = code[..<name].lastIndex { "\n;{}".utf8.contains($0) }.map { $0 + 1 } ?? 0
            let words = Self.words(code[start..<name])
            guard words.contains("override"), words.suffix(2) == ["class", "var"] || words.suffix(2) == ["static", "var"],
                let open = code[name...].firstIndex(of: UInt8(ascii: "{")), let close = OptionalMethods.closing(open, code),
                Self.words(code[name..<open]) == ["supportsSecureCoding:", "Bool"],
                [["true"], ["return", "true"]].contains(Self.words(code[open + 1..<close]))
            else { return nil }
            return start..<close + 1
        }
    }

    private static func words(_ code: ArraySlice<UInt8>) -> [String] {
        String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
