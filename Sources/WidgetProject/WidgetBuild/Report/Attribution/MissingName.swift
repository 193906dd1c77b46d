import Foundation
import XcodeProject

/// Reads the text between quotes in a message.
enum Quoted {
    static func words(_ message: String) -> [Substring] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}

/// A name that a message says is not there.
struct MissingName: Hashable {
    var name: String
    var isMember: Bool
    /// Whether the name stands behind an `@`.
    var isAttribute = false
    /// The type that lacks a member, without what it is generic over; nil where no member is missing.
    var type: String?

    init?(_ message: String) {
        let quoted = Quoted.words(message)
        func base(_ text: Substring) -> String { String(text.prefix { !"(<:?!".contains($0) }) }
        guard let first = quoted.first else { return nil }
        if message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '") || message.hasPrefix("unknown attribute '")
            || message.hasPrefix("no macro named '")
        {
            self.init(name: base(first), isMember: false, type: nil)
            isAttribute = message.hasPrefix("unknown attribute '")
        } else if message.contains("has no member '") || message.contains("has no static member '"), let member = quoted.last,
            quoted.count >= 2
        {
            let owner = base(first.split(separator: ".").last ?? first)
            self.init(name: base(member), isMember: true, type: owner.hasPrefix("some ") ? "View" : owner)
        } else if message.contains("' is not a member type of "), let type = quoted.last, quoted.count >= 2 {
            self.init(name: base(first), isMember: true, type: base(type.split(separator: ".").last ?? type))
        } else if message.hasPrefix("reference to member '") || message.hasPrefix("cannot infer contextual base in reference to member '") {
            self.init(name: base(first), isMember: true, type: nil)
        } else {
            return nil
        }
    }

    private init(name: String, isMember: Bool, type: String?) {
        self.name = name
        self.isMember = isMember
        self.type = type
    }
}
