import Foundation

/// The paths in a specification of XcodeGen's, which count from the folder of the file that they stand in. Those of an included file are
/// written anew, as they count from the first one's folder.
///
/// They are what XcodeGen's "Project Spec" calls paths: of sources, property lists, entitlements, settings files and packages.
enum SpecPaths {
    /// The way from a folder to another one, empty to itself: `../Shared`.
    static func way(from start: URL, to end: URL) -> String {
        let start = start.standardizedFileURL.pathComponents, end = end.standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
    }

    /// A file's values with their paths counted from where `folder` begins.
    static func placed(_ spec: SpecValue, in folder: String) -> SpecValue {
        guard !folder.isEmpty else { return spec }
        let path = { (value: SpecValue) in placed(path: value, in: folder) }
        let files = { (value: SpecValue) in changed(value) { _, value in path(value) } }
        let target = { (value: SpecValue) in
            changed(value) { key, value in
                switch key {
                case "sources": source(value, path)
                case "info", "entitlements": changed(value, ["path"], path)
                case "configFiles": files(value)
                default: value
                }
            }
        }
        return changed(spec) { key, value in
            switch key {
            case "targets", "targetTemplates": changed(value) { _, value in target(value) }
            case "packages": changed(value) { _, value in changed(value, ["path"], path) }
            case "configFiles": files(value)
            default: value
            }
        }
    }

    /// A path, a value with one, or a list of such.
    private static func source(_ value: SpecValue, _ path: (SpecValue) -> SpecValue) -> SpecValue {
        switch value {
        case .scalar: path(value)
        case .list(let items): .list(items.map { source($0, path) })
        case .map: changed(value, ["path"], path)
        }
    }

    private static func placed(path: SpecValue, in folder: String) -> SpecValue {
        // What begins with a setting or at the disk's root is whole.
        guard case .scalar(let text, let isPlain) = path, !text.hasPrefix("/"), !text.hasPrefix("$(") else { return path }
        return .scalar("\(folder)/\(text)", isPlain: isPlain)
    }

    private static func changed(_ value: SpecValue, _ keys: Set<String>, _ change: (SpecValue) -> SpecValue) -> SpecValue {
        changed(value) { key, value in keys.contains(key) ? change(value) : value }
    }

    /// A map with each value changed; a name counts without `:REPLACE`. Anything else stays.
    private static func changed(_ value: SpecValue, _ change: (String, SpecValue) -> SpecValue) -> SpecValue {
        guard value.isMap else { return value }
        return .map(
            value.pairs.map { pair in
                let plain = pair.key.hasSuffix(":REPLACE") ? String(pair.key.dropLast(8)) : pair.key
                return (pair.key, change(plain, pair.value))
            })
    }
}
