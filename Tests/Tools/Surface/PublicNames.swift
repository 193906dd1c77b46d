import Foundation

/// One public name of Apple s, as a line of a table says it.
struct PublicName {
    var kind: String
    /// The type it is a member of; empty at the top.
    var owner: String
    /// The name with its argument labels.
    var name: String
    /// The first version of iOS that has it; nil where the table does not say.
    var since: Double?
    var isDeprecated: Bool
    /// Whether code of a widget may use it: `y`, `n`, or `?` for what it can name and the system does not show.
    var widget: String

    /// The degree to which Vitrine's modules have a name.
    enum Coverage: Int, Comparable {
        /// The name is not there at all.
        case missing
        /// The base name is there: another overload.
        case named
        /// The name is there by its labels, some of which a call may leave out.
        case exact

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    func coverage(in graphs: SymbolGraphs) -> Coverage {
        let found = graphs.find(base(name), of: owner)
        if found.isEmpty { return .missing }
        if found.contains(where: { $0.names.contains(name) }) { return .exact }
        // A macro or a type with a parameter list in its name is told by the base name alone where nothing else has it.
        guard name.hasSuffix(")") else { return .exact }
        let labels = name.dropFirst(base(name).count + 1).dropLast().split(separator: ":").map(String.init)
        return found.contains { $0.calls.contains { serves(labels, by: $0) } } ? .exact : .named
    }

    /// Whether a call with these labels reaches these parameters, all others left out.
    private func serves(_ labels: [String], by parameters: [SymbolGraphs.Parameter]) -> Bool {
        var left = labels[...]
        for parameter in parameters {
            if parameter.label == left.first {
                left = left.dropFirst()
                while parameter.isRepeated, left.first == "_" { left = left.dropFirst() }
            } else if !parameter.isOptional {
                return false
            }
        }
        return left.isEmpty
    }

    /// The lines of a table: kind, owner, name, since, deprecated, widget, separated by tabs, under a line of headings.
    static func table(_ file: URL) throws -> [PublicName] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 6 else { throw SurfaceFailure("\(file.lastPathComponent): \(line)") }
            return PublicName(
                kind: fields[0], owner: fields[1], name: fields[2], since: Double(fields[3].prefix { $0.isNumber || $0 == "." }),
                isDeprecated: fields[4] == "y", widget: fields[5])
        }
    }
}

struct SurfaceFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
