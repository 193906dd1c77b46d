import Foundation
import XcodeProject

/// The names that a stand-in has to have.
struct StandInNames: Hashable {
    private let module: String
    private let uses: StandInUses
    private var types: Set<String> = []
    private var functions: Set<String> = []
    /// The members that are needed, by type.
    private var members: [String: Set<String>] = [:]
    /// The protocols of Apple's that a type has to conform to, by type.
    private var conformances: [String: Set<String>] = [:]
    /// The types of members, as what is done with them says; by type and member.
    private var values: [String: String] = [:]
    /// The types that may fail to be made.
    private var failing: Set<String> = []
    /// Names of other modules.
    private let others: Set<String>

    /// What of a protocol a type has to have itself; the others ask nothing of a type without properties.
    private static let conforming = [
        "View": "public var body: some View { EmptyView() }", "Hashable": "", "Equatable": "", "Codable": "", "Error": "", "Sendable": "",
        "ViewModifier": "public func body(content: Content) -> some View { content }", "Identifiable": "public var id: Int { 0 }",
    ]

    init(_ module: String, _ uses: StandInUses, without others: Set<String>) {
        (self.module, self.uses, self.others) = (module, uses, others)
    }

    /// Takes up the name that a message of the compiler misses, or what a name has to be.
    /// - Parameter word: what stands where the error is.
    mutating func take(_ message: String, at word: String?) {
        if let typed = message.firstMatch(of: /type 'Any\?' to (?:expected argument |specified |return )?type '([^']+)'/), let word {
            for (type, members) in members where members.contains(word) && value(of: String(typed.1)) != nil {
                values["\(type).\(word)"] = String(typed.1)
            }
            return
        }
        if let made = message.firstMatch(of: /must have Optional type, not '(\w+)'/), types.contains(String(made.1)) {
            failing.insert(String(made.1))
            return
        }
        // `Tides.Phase` is this module's, whatever the project calls so.
        if let named = message.firstMatch(of: /no type named '(\w+)' in module '(\w+)'/) {
            if named.2 == module { types.insert(String(named.1)) }
            return
        }
        if let conformance = message.firstMatch(of: /'(\w+)'[^']* (?:conform to|to conform to|conform to expected type) '(?:\w+\.)?(\w+)'/),
            types.contains(String(conformance.1)), Self.conforming[String(conformance.2)] != nil
        {
            conformances[String(conformance.1), default: []].insert(String(conformance.2))
            return
        }
        guard let missing = MissingName(message), !uses.isDeclared(missing.name), !missing.name.isEmpty else { return }
        if missing.isMember {
            if let type = missing.type, types.contains(type) { members[type, default: []].insert(missing.name) }
        } else if others.contains(missing.name) {
            return
        } else if missing.name.first?.isUppercase == true {
            types.insert(missing.name)
        } else {
            functions.insert(missing.name)
        }
    }

    var all: [String] {
        types.sorted().flatMap { type in [type] + (members[type] ?? []).sorted().map { "\(type).\($0)" } } + functions.sorted()
    }

    var text: String {
        var lines = [
            "// Stand-ins for the module \(module), which is not here: the names that the sources use of it. Fill in what they mean.",
            "// Vitrine compiles this folder in its place; Xcode does not know of it.", "@_exported import Foundation",
        ]
        if conformances.values.contains(where: { !$0.isDisjoint(with: ["View", "ViewModifier"]) }) { lines.append("import SwiftUI") }
        lines.append("")
        for type in types.sorted() { lines += declaration(type) + [""] }
        for function in functions.sorted() {
            lines += each(uses.calls(function), function) { ["@discardableResult public func \(function)(\($0)) -> Any? { nil }"] }
            if uses.calls(function).isEmpty { lines.append("public var \(function): Any? { nil }") }
        }
        for (type, members) in named().sorted(by: { $0.key < $1.key }) {
            lines +=
                ["public struct \(type) {"] + members.sorted().map { "    public static var \($0): \(type) { \(type)() }" } + ["}", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The types of arguments that are given by members alone, with those.
    private func named() -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        func take(_ calls: Set<[StandInUses.Argument]>, _ name: String) {
            for argument in calls.joined() {
                if let member = argument.member { found[Self.type(of: argument.label, name), default: []].insert(member) }
            }
        }
        for name in types.union(functions) { take(uses.calls(name), name) }
        for name in Set(members.values.joined()) { take(uses.calls(name, asMember: true), name) }
        return found
    }

    private static func type(of label: String, _ name: String) -> String {
        [name, label == "_" ? "value" : label].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Declarations with each list of arguments, once.
    private func each(_ calls: Set<[StandInUses.Argument]>, _ name: String, _ text: (String) -> [String]) -> [String] {
        var known: Set<String> = []
        let lists = calls.sorted { ($0.count, $0.map(\.label).joined()) < ($1.count, $1.map(\.label).joined()) }
        return lists.map { parameters($0, of: name) }.filter { known.insert($0).inserted }.flatMap(text)
    }

    private func declaration(_ type: String) -> [String] {
        if uses.isAttribute(type) {
            return [
                "@propertyWrapper public struct \(type)<Value> {", "    public var wrappedValue: Value",
                "    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }", "}",
            ]
        }
        let isClass = uses.isClass(type)
        if !isClass, uses.isProtocol(type) { return ["public protocol \(type) {}"] }
        let adopted = (conformances[type] ?? []).sorted(), adopts = adopted.isEmpty ? "" : ": \(adopted.joined(separator: ", "))"
        var lines = ["\(isClass ? "open class" : "public struct") \(type)\(uses.isGeneric(type) ? "<Value>" : "")\(adopts) {"]
        lines += adopted.compactMap { Self.conforming[$0] }.filter { !$0.isEmpty }.map { "    " + $0 }
        // The brace behind a class's name that something comes of is no closure.
        let calls = uses.calls(type).filter { !isClass || $0 != [.closure] }
        let mayFail = failing.contains(type) ? "?" : ""
        lines += each(calls, type) { ["    public init\(mayFail)(\($0)) {}"] }
        // What can be made of nothing stands for itself.
        if !calls.contains([]) || !mayFail.isEmpty { lines.append("    public init(\(mayFail.isEmpty ? "" : "_ standIn: Void")) {}") }
        for member in (members[type] ?? []).sorted() {
            let calls = uses.calls(member, asMember: true)
            // Both ways: which of them is meant, only who knows the module can say.
            let result = values["\(type).\(member)"] ?? "Any?", value = value(of: result) ?? "nil"
            if calls.isEmpty {
                let setter = uses.isAssigned(member) ? "get { \(value) } \(isClass ? "" : "nonmutating ")set {}" : value
                lines += [
                    "    public var \(member): \(result) { \(setter) }", "    public static var \(member): \(type) { \(made(type)) }",
                ]
            }
            lines += each(calls, member) {
                [
                    "    @discardableResult \(isClass ? "open" : "public") func \(member)(\($0)) -> \(result) { \(value) }",
                    "    @discardableResult public static func \(member)(\($0)) -> \(type) { \(made(type)) }",
                ]
            }
        }
        return lines + ["}"]
    }

    /// An expression that makes a type of the module.
    private func made(_ type: String) -> String { failing.contains(type) ? "\(type)(())" : "\(type)()" }

    /// Values of Apple's types that stand for any.
    private static let plain = [
        "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Date": "Date()", "Data": "Data()", "UUID": "UUID()",
        "URL": "URL(fileURLWithPath: \"/\")", "TimeZone": ".current", "Locale": ".current", "Calendar": ".current", "Void": "()",
    ]
    private static let numbers: Set = ["Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Decimal"]

    /// An expression of a type; nil for a type that the module cannot know.
    private func value(of type: String) -> String? {
        if let wrapped = type.wholeMatch(of: /([^?]+)\?/) { return value(of: String(wrapped.1)) == nil ? nil : "nil" }
        if let pair = type.wholeMatch(of: /\[(\w+) ?: ?(\w+)\]/) {
            return value(of: String(pair.1)) == nil || value(of: String(pair.2)) == nil ? nil : "[:]"
        }
        if let element = type.wholeMatch(of: /\[(\w+)\]/) { return value(of: String(element.1)) == nil ? nil : "[]" }
        if Self.numbers.contains(type) { return "0" }
        return Self.plain[type] ?? (types.contains(type) && !uses.isProtocol(type) && !uses.isGeneric(type) ? made(type) : nil)
    }

    private func parameters(_ arguments: [StandInUses.Argument], of name: String) -> String {
        arguments.enumerated().map { place, argument in
            guard argument != .closure else { return "_ then\(place): () -> Void" }
            return "\(argument.label) value\(place): \(argument.member == nil ? "Any?" : Self.type(of: argument.label, name))"
        }.joined(separator: ", ")
    }
}
