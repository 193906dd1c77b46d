import Foundation

/// The symbols that modules of ours export, as the compiler wrote them down (`swift symbolgraph-extract`).
struct SymbolGraphs {
    /// A parameter of a call: its label (`_` for none), and whether a call may leave it out.
    struct Parameter: Hashable {
        var label: String
        var isOptional: Bool
        /// Whether the parameter is variadic: a caller may give any number of arguments, each after the first without a label.
        var isRepeated = false
    }

    /// The ways in which one base name of one owner can be called; a value has no parameters and no call.
    struct Member {
        /// The names with labels, as in `padding(_:_:)`.
        var names: Set<String> = []
        var calls: [[Parameter]] = []
    }

    /// The members by owner (empty for the module itself), then by base name.
    private(set) var members: [String: [String: Member]] = [:]
    /// The types and protocols that each type or protocol conforms to or inherits from, by name.
    private var parents: [String: Set<String>] = [:]

    /// Members that protocols of the standard library give their conforming types, where a table names one; the compiler writes none down
    /// where it makes it itself. Its own graph is twenty megabytes.
    private static let standard: [(owner: String, name: String, parents: Set<String>)] = [
        ("CaseIterable", "allCases", []), ("SetAlgebra", "init()", []), ("OptionSet", "init(rawValue:)", ["SetAlgebra"]),
        ("AdditiveArithmetic", "+=(_:_:)", []), ("AdditiveArithmetic", "-=(_:_:)", []), ("Collection", "formIndex(after:)", []),
        ("BidirectionalCollection", "formIndex(before:)", ["Collection"]), ("RandomAccessCollection", "distance(from:to:)", ["Collection"]),
    ]

    /// - Parameter files: symbol graphs, of modules and of what they add to others.
    init(_ files: [URL]) throws {
        for member in Self.standard {
            members[member.owner, default: [:]][base(member.name), default: Member()].names.insert(member.name)
            parents[member.owner, default: []].formUnion(member.parents)
        }
        var names: [String: String] = [:]
        var links: [(source: String, target: String, fallback: String?)] = []
        for file in files {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols {
                names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
                add(symbol)
            }
            for relationship in graph.relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
                links.append((relationship.source, relationship.target, relationship.targetFallback))
            }
        }
        // The compiler writes `allCases` where a type asks for it, and the graph, which is made without such members, does not say so.
        members["CaseIterable", default: [:]]["allCases"] = Member(names: ["allCases"])
        for link in links {
            // A symbol of a module that is not among the files goes by what the graph calls it, without the module.
            let fallback = link.fallback.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
            guard let target = names[link.target] ?? fallback else { continue }
            // The identifier of a foreign type that a module extends is not among the symbols; its members are.
            parents[names[link.source] ?? link.source, default: []].insert(target)
        }
    }

    private mutating func add(_ symbol: Symbol) {
        guard let name = symbol.pathComponents.last else { return }
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        var member = members[owner]?[base(name)] ?? Member()
        member.names.insert(name)
        if name.hasSuffix(")") { member.calls.append(symbol.parameters) }
        members[owner, default: [:]][base(name)] = member
        // A property that is kept as a binding has that binding too.
        if symbol.isBound { members[owner, default: [:]]["$\(name)", default: Member()].names.insert("$\(name)") }
        // What an alias names has its members.
        if symbol.kind.identifier == "swift.typealias", let target = symbol.aliased {
            parents[symbol.pathComponents.joined(separator: "."), default: []].insert(target)
        }
    }

    /// Returns the members of `owner` with a base name, those of its protocols included.
    func find(_ name: String, of owner: String) -> [Member] {
        var found: [Member] = []
        var seen: Set<String> = [], left = [owner]
        while let next = left.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let member = members[next]?[name] { found.append(member) }
            left += parents[next] ?? []
            // A type inside of an alias is inside of what the alias names.
            for dot in next.indices where next[dot] == "." {
                left += (parents[String(next[..<dot])] ?? []).map { $0 + next[dot...] }
            }
        }
        return found
    }

    private struct Graph: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    private struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }

        struct Kind: Decodable { var identifier: String }

        var identifier: Identifier
        var kind: Kind
        var pathComponents: [String]
        var declarationFragments: [Fragment]?

        /// Whether the property is declared `@Binding`.
        var isBound: Bool { declarationFragments?.contains { $0.kind == "attribute" && $0.spelling == "Binding" } ?? false }

        /// The type for which an alias stands, without its module and its generic arguments.
        var aliased: String? {
            guard let fragments = declarationFragments, let sign = fragments.firstIndex(where: { $0.spelling.contains("=") }) else {
                return nil
            }
            let text = fragments[(sign + 1)...].map { $0.spelling }.joined()
            return text.split(separator: "<").first.map { String($0).trimmingCharacters(in: .whitespaces) }
        }

        /// The labels stand among the fragments as such; a default is what follows an equals sign before the next label.
        var parameters: [Parameter] {
            var found: [Parameter] = []
            for fragment in declarationFragments ?? [] {
                switch fragment.kind {
                case "externalParam": found.append(Parameter(label: fragment.spelling, isOptional: false))
                case "text" where fragment.spelling.contains(" = ") && !found.isEmpty:
                    found[found.count - 1].isOptional = true
                // So many as a caller likes, none too.
                case "text" where fragment.spelling.contains("...") && !found.isEmpty:
                    found[found.count - 1].isOptional = true
                    found[found.count - 1].isRepeated = true
                // A pack of parameters.
                case _ where fragment.spelling.split(separator: " ").contains("repeat") && !found.isEmpty:
                    found[found.count - 1].isOptional = true
                    found[found.count - 1].isRepeated = true
                default: break
                }
            }
            return found
        }
    }
}

/// A name without its labels.
func base(_ name: String) -> String { name.hasSuffix(")") && !name.hasPrefix("(") ? String(name.prefix { $0 != "(" }) : name }
