import XcodeProject

/// The methods without a body that Xcode writes beside a managed object's to-many properties: `@NSManaged public func addToSeasons(…)`. Core
/// Data makes them while the program runs; here they get the body that does the same.
struct ManagedMethods {
    /// The places of `@NSManaged` before such a method.
    private(set) var attributes: Set<Int> = []
    /// A body by the place that it goes to.
    private(set) var bodies: [Int: String] = [:]

    static let attribute = Array("@NSManaged".utf8)

    /// - Parameter code: the source without comments and literals.
    init(_ code: [UInt8]) {
        var index = 0
        while let start = code[index...].firstIndex(of: UInt8(ascii: "@")) {
            index = start + 1
            guard start + Self.attribute.count < code.count, code[start..<start + Self.attribute.count].elementsEqual(Self.attribute),
                let (name, parameters, end) = Self.method(code, start + Self.attribute.count), let body = Self.body(name, parameters)
            else { continue }
            attributes.insert(start)
            bodies[end] = " { \(body) }"
        }
    }

    /// The method behind the attribute, if it is one: its name, its parameters, and where its line of code ends.
    private static func method(_ code: [UInt8], _ start: Int) -> (name: String, parameters: String, end: Int)? {
        var place = start
        func skip() { while place < code.count, [0x20, 9, 10, 13].contains(code[place]) { place += 1 } }
        func word() -> String {
            skip()
            let start = place
            while place < code.count, CodeText.isName(code[place]) { place += 1 }
            return String(decoding: code[start..<place], as: UTF8.self)
        }
        while true {
            let next = word()
            guard !next.isEmpty, !["var", "let", "class", "init"].contains(next) else { return nil }
            if next == "func" { break }
        }
        let name = word()
        skip()
        guard place < code.count, code[place] == UInt8(ascii: "(") else { return nil }
        let open = place
        var depth = 0
        while place < code.count {
            if code[place] == UInt8(ascii: "(") { depth += 1 }
            if code[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
            if depth == 0 { break }
        }
        guard depth == 0 else { return nil }
        return (name, String(decoding: code[open + 1..<place - 1], as: UTF8.self), place)
    }

    /// The body of a method; nil for one that is none of those that Core Data makes.
    private static func body(_ name: String, _ parameters: String) -> String? {
        let all = parameters.split(separator: ",").map { parameter in
            parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        guard (1...2).contains(all.count), let first = all.first?.last, let label = all.first?.first else { return nil }
        func key(_ prefix: String) -> String? {
            let rest = name.dropFirst(prefix.count)
            guard name.hasPrefix(prefix), let start = rest.first, start.isUppercase else { return nil }
            return start.lowercased() + rest.dropFirst()
        }
        let second = all.count > 1 ? all[1].last : nil
        if let second, label == "_", let key = key("insertInto") { return "_change(\"\(key)\", inserting: \(first), at: \(second))" }
        if let second, label == "at", let key = key("replace") { return "_change(\"\(key)\", replacingAt: \(first), with: \(second))" }
        guard second == nil else { return nil }
        if label == "_", let key = key("addTo") { return "_change(\"\(key)\", adding: \(first))" }
        guard let key = key("removeFrom") else { return nil }
        return label == "at" ? "_change(\"\(key)\", removingAt: \(first))" : "_change(\"\(key)\", removing: \(first))"
    }
}
