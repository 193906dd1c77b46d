/// What names of bundles, groups and files may look like. They become paths, so nothing else is let through.
package enum BundleNames {
    /// Letters, digits, `-` and `.`, as Apple has it for identifiers; `_` too, which groups may have.
    static func isIdentifier(_ text: String) -> Bool {
        (1...155).contains(text.utf8.count) && text.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "_") }
            && !text.hasPrefix(".") && !text.hasSuffix(".") && !text.contains("..")
    }

    /// One component of a path.
    static func isFileName(_ text: String) -> Bool {
        (1...200).contains(text.utf8.count) && text != "." && text != ".." && !text.hasPrefix("-")
            && text.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 32 && $0.value != 127 }
    }

    /// RFC 3986, section 3.1.
    package static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 100 else { return false }
        return text.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "+") }
    }

    /// A name the environment can carry: letters, digits and `_`. Names that this project gives a meaning, or the system, are not for apps.
    static func isVariable(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 100 else { return false }
        let taken =
            ["HOME", "TMPDIR", "TZ", "PATH"].contains(text) || ["VITRINE_", "LD_", "SWIFT_", "LC_"].contains { text.hasPrefix($0) }
        return !taken
            && text.utf8.allSatisfy { isPlain($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

    private static func isPlain(_ byte: UInt8) -> Bool {
        isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
