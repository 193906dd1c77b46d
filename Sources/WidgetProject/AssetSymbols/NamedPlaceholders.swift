import Foundation

/// A string catalogue whose placeholders have names, `%(ships)lld`, as one in which they have numbers, `%1$lld`: as Xcode compiles it.
package enum NamedPlaceholders {
    /// The catalogue with numbers; nil where no placeholder has a name, or where it is none.
    package static func numbered(_ catalog: Data) -> Data? {
        guard catalog.range(of: Data("%(".utf8)) != nil, var root = (try? JSONSerialization.jsonObject(with: catalog)) as? [String: Any],
            var strings = root["strings"] as? [String: Any]
        else { return nil }
        let source = root["sourceLanguage"] as? String ?? ""
        var isChanged = false
        for (key, entry) in strings {
            // The order of the values is that of the source language.
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
            let names = localizations?[source].map { labels(in: texts($0).joined(separator: " ")) } ?? []
            guard !names.isEmpty else { continue }
            strings[key] = replacing(names, in: entry)
            isChanged = true
        }
        guard isChanged else { return nil }
        root["strings"] = strings
        return try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
    }

    private static func labels(in text: String) -> [String] {
        var names: [String] = []
        for match in text.matches(of: /%\(([A-Za-z_][A-Za-z0-9_]*)\)/) where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        return names
    }

    /// Every text that is shown, in the order of the forms' names.
    private static func texts(_ value: Any) -> [String] {
        guard let values = value as? [String: Any] else { return [] }
        return values.sorted { $0.key < $1.key }.flatMap { name, value in
            (value as? String).map { name == "value" ? [$0] : [] } ?? texts(value)
        }
    }

    private static func replacing(_ names: [String], in value: Any) -> Any {
        if let text = value as? String {
            return names.enumerated().reduce(text) { $0.replacingOccurrences(of: "%(\($1.element))", with: "%\($1.offset + 1)$") }
        }
        guard let values = value as? [String: Any] else { return value }
        return values.mapValues { replacing(names, in: $0) }
    }
}
