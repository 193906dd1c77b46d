/// An optional requirement that is a method, most of all one with a value that cannot be nil: its default, which says that nobody answers,
/// and the method that asks for the value or nil.
struct AskedMethod {
    /// The words that the asking method's name begins with.
    static let prefix = "_optional_"

    let name: String
    /// Whether it has a value that cannot be nil.
    let isAnswered: Bool
    /// Whether the requirement throws as it is written.
    let isThrowing: Bool
    /// The default implementation of a requirement with a value that a class does not implement.
    let fallback: String
    /// The method that is called in the requirement's place.
    let question: String

    /// - Parameter text: the requirement in one line, from `func` as far as its type; nil where it is none that can be handed on: a property,
    ///   a method of the type, one with generic parameters or with several values for one.
    init?(_ text: String, isProperty: Bool) {
        guard !isProperty, text.hasPrefix("func "), let open = text.firstIndex(of: "("), let close = Self.closing(open, text) else {
            return nil
        }
        let name = text[..<open].dropFirst("func ".count).filter { $0 != " " }
        let rest = text[text.index(after: close)...], arrow = rest.range(of: "->")
        let value = arrow.map { String(rest[$0.upperBound...].drop { $0 == " " }) } ?? "Void"
        let effects = rest[..<(arrow?.lowerBound ?? rest.endIndex)].split(separator: " ")
        guard !name.isEmpty, !name.contains("<"), effects.allSatisfy({ ["async", "throws"].contains($0) }) else { return nil }
        let parameters = text[text.index(after: open)..<close]
        var arguments: [String] = []
        for parameter in Self.parameters(parameters) {
            guard let argument = Self.argument(parameter) else { return nil }
            arguments.append(argument)
        }
        let isAsync = effects.contains("async"), throwing = effects.contains("throws")
        let call = "\(isAsync ? "await " : "")\(name)(\(arguments.joined(separator: ", ")))", async = isAsync ? "async " : ""
        let bare = value.filter { $0 != " " }
        (self.name, isThrowing) = (name, throwing)
        isAnswered = !["", "Void", "()"].contains(bare) && bare.last != "?" && bare.last != "!"
        fallback = "func \(name)(\(parameters)) \(async)throws -> \(value) { throw _Unanswered() }"
        let asking = "func \(Self.prefix)\(name)(\(parameters)) \(async)\(throwing ? "throws " : "")-> "
        question =
            asking
            + (!isAnswered
                ? "\(value) { \(throwing ? "try " : "")\(call) }"
                : throwing
                    ? "(\(value))? { do { return try \(call) } catch is _Unanswered { return nil } }" : "(\(value))? { try? \(call) }")
    }

    /// The parameters between the brackets, each as it is written.
    private static func parameters(_ text: Substring) -> [Substring] {
        var depth = 0, start = text.startIndex, previous: Character = " "
        var parts: [Substring] = []
        for place in text.indices {
            switch text[place] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            case "," where depth == 0:
                parts.append(text[start..<place])
                start = text.index(after: place)
            default: break
            }
            previous = text[place]
        }
        parts.append(text[start...])
        return parts.filter { $0.contains { $0 != " " } }
    }

    /// The argument that hands a parameter on; nil where none can.
    private static func argument(_ parameter: Substring) -> String? {
        guard let colon = parameter.firstIndex(of: ":") else { return nil }
        let names = parameter[..<colon].split(separator: " ").filter { !$0.hasPrefix("@") }
        guard let label = names.first, let name = names.last, names.count <= 2 else { return nil }
        let type = parameter[parameter.index(after: colon)...]
        // Several values cannot be handed on as several, and a closure in an argument's place would be made anew.
        guard !type.contains("..."), !type.contains("@autoclosure") else { return nil }
        let value = type.split(separator: " ").contains("inout") ? "&\(name)" : String(name)
        return label == "_" ? value : "\(label): \(value)"
    }

    private static func closing(_ open: String.Index, _ text: String) -> String.Index? {
        var depth = 0
        return text[open...].indices.first { place in
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            return depth == 0
        }
    }
}
