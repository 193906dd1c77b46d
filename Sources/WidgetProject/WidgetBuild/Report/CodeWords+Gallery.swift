import Foundation

// What the gallery waits for: a snapshot that asks the network.

extension CodeWords {
    private func calls(_ wanted: Set<String>, in body: Range<Int>) -> Bool {
        names.contains {
            body.contains($0.range.lowerBound) && wanted.contains($0.text) && byte(after: $0.range.upperBound) == UInt8(ascii: "(")
        }
    }

    /// The names of functions that ask the network, themselves or by others of the extension.
    private static func fetching(_ functions: [(CodeWords, Function)]) -> Set<String> {
        var found: Set<String> = [], count = -1
        while found.count > count {
            count = found.count
            for (source, function) in functions where !["getSnapshot", "snapshot"].contains(function.name.text) {
                if source.has("URLSession", in: function.body) || source.calls(found, in: function.body) {
                    found.insert(function.name.text)
                }
            }
        }
        return found
    }

    /// Snapshots that ask the network, and not whether they are for the gallery.
    static func fetchingSnapshots(_ sources: [CodeWords]) -> [SourceFinding] {
        let functions = sources.flatMap { source in source.functions.map { (source, $0) } }, fetching = fetching(functions)
        return functions.compactMap { source, function in
            guard ["getSnapshot", "snapshot"].contains(function.name.text), source.has("context", in: function.parameters),
                source.has("URLSession", in: function.body) || source.calls(fetching, in: function.body),
                !source.has("isPreview", in: function.body)
            else { return nil }
            return source.finding(
                .snapshotFetches, "The snapshot asks the network and not context.isPreview: the gallery waits for it.",
                at: function.name.range.lowerBound)
        }
    }
}
