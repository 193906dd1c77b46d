import XcodeProject

/// Methods that are called of what is no more than `AnyClass`: Objective-C asks any class by the name of a method that some class has.
///
/// `kind.manager()` becomes `(kind as! Manager.Type).manager()` where the file says that `kind` is an `AnyClass`, and has the one class with such
/// a method. As there, the program ends at a class that has it not.
struct ClassMessages {
    /// The texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("AnyClass"), code.hold("@objc") else { return }
        let text = String(decoding: code, as: UTF8.self)
        let names = Set(text.matches(of: /\b(\w+)\s*:\s*AnyClass\b/).map { String($0.1) })
        guard !names.isEmpty else { return }
        let owners = Self.owners(text, code)
        for match in text.matches(of: /\b(\w+)([?!]?)\.(\w+)\(/) where names.contains(String(match.1)) {
            guard let types = owners[String(match.3)], types.count == 1, let type = types.first else { continue }
            let start = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
            // A property of something else.
            guard start == 0 || code[start - 1] != UInt8(ascii: ".") else { continue }
            inserted[start] = "("
            inserted[start + match.1.utf8.count] = " as! \(type).Type\(match.2.isEmpty ? "" : "?"))"
        }
    }

    /// The classes with a method of their own that Objective-C knows, by the method's name.
    private static func owners(_ text: String, _ code: [UInt8]) -> [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for match in text.matches(of: /@objc\s+(?:\w+\s+)*?(?:static|class)\s+func\s+(\w+)\s*\(/) {
            let place = text.utf8.distance(from: text.startIndex, to: match.0.startIndex)
            guard let types = EnclosingTypes(of: place, code), !types.path.isEmpty else { continue }
            owners[String(match.1), default: []].insert(types.path.joined(separator: "."))
        }
        return owners
    }
}
