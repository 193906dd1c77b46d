/// An optional requirement that is a method, most of all one with a value that cannot be nil: its default, which says that nobody answers,
/// and the method that asks for the value or nil.
struct AskedMethod {
    /// The words that the asking method's name begins with.
    static let prefix = "_optional_"
    /// The words that the name of the method begins with that is sure of an answer.
    static let surePrefix = "_sure_"

    let name: String
    /// Whether it has a value that cannot be nil.
    let isAnswered: Bool
    /// Whether the requirement throws as it is written.
    let isThrowing: Bool
    /// The default implementation of the requirement, for who does not implement it.
    let fallback: String
    /// The methods that are called in the requirement's place: by `name?(`, and by `name!(`.
    let questions: [String]

    /// - Parameter text: the requirement in one line, from `static` or `func` as far as its type; nil where Objective-C has none such: one
    ///   with generic parameters or with several values for one.
    init?(_ text: String) {
        let isOfType = text.hasPrefix("static func ")
        guard isOfType || text.hasPrefix("func "), let open = text.firstIndex(of: "("), let close = Self.closing(open, text) else {
            return nil
        }
        let begin = isOfType ? "static func " : "func "
        let name = text[..<open].dropFirst(begin.count).filter { $0 != " " }
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
        let handed = "(\(arguments.joined(separator: ", ")))", async = isAsync ? "async " : "", wait = isAsync ? "await " : ""
        let call = "\(wait)\(name)\(handed)"
        let bare = value.filter { $0 != " " }, isEmpty = ["", "Void", "()"].contains(bare)
        (self.name, isThrowing) = (name, throwing)
        isAnswered = !isEmpty && bare.last != "?" && bare.last != "!"
        fallback =
            isAnswered
            ? "\(begin)\(name)(\(parameters)) \(async)throws -> \(value) { throw _Unanswered() }" : "\(text) { \(isEmpty ? "" : "nil") }"
        let asking = { (prefix: String) in "\(begin)\(prefix)\(name)(\(parameters)) \(async)\(throwing ? "throws " : "")-> " }
        guard isAnswered else {
            questions = [Self.prefix, Self.surePrefix].map { "\(asking($0))\(value) { \(throwing ? "try " : "")\(call) }" }
            return
        }
        questions = [
            asking(Self.prefix)
                + (throwing
                    ? "(\(value))? { do { return try \(call) } catch is _Unanswered { return nil } }" : "(\(value))? { try? \(call) }"),
            asking(Self.surePrefix) + "\(value) { \(throwing ? "try " : "")\(wait)\(Self.prefix)\(name)\(handed)! }",
        ]
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
        // Several values cannot be handed on as several.
        guard !type.contains("...") else { return nil }
        let isInOut = type.split(separator: " ").contains("inout")
        let value = isInOut ? "&\(name)" : type.contains("@autoclosure") ? "\(name)()" : String(name)
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
