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

    /// Takes up the name that a message of the compiler misses.
    mutating func take(_ message: String) {
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
        lines += each(calls.union([[]]), type) { ["    public init(\($0)) {}"] }
        for member in (members[type] ?? []).sorted() {
            let calls = uses.calls(member, asMember: true)
            // Both ways: which of them is meant, only who knows the module can say.
            if calls.isEmpty {
                let setter = uses.isAssigned(member) ? "get { nil } \(isClass ? "" : "nonmutating ")set {}" : "nil"
                lines += ["    public var \(member): Any? { \(setter) }", "    public static var \(member): \(type) { \(type)() }"]
            }
            lines += each(calls, member) {
                [
                    "    @discardableResult \(isClass ? "open" : "public") func \(member)(\($0)) -> Any? { nil }",
                    "    @discardableResult public static func \(member)(\($0)) -> \(type) { \(type)() }",
                ]
            }
        }
        return lines + ["}"]
    }

    private func parameters(_ arguments: [StandInUses.Argument], of name: String) -> String {
        arguments.enumerated().map { place, argument in
            guard argument != .closure else { return "_ then\(place): () -> Void" }
            return "\(argument.label) value\(place): \(argument.member == nil ? "Any?" : Self.type(of: argument.label, name))"
        }.joined(separator: ", ")
    }
}
