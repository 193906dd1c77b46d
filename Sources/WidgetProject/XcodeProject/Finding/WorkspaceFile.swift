import Foundation

/// The projects and packages that a `.xcworkspace` shows.
struct WorkspaceFile {
    private(set) var projects: [URL] = []
    private(set) var packages: [URL] = []

    private static let most = 500

    init(_ url: URL) throws(ProjectError) {
        let file = url.appendingPathComponent("contents.xcworkspacedata")
        let text = try ProjectFiles.text(file)
        let around = url.standardizedFileURL.deletingLastPathComponent()
        // A project's own workspace stands inside it, and its groups count from the project's folder.
        let base = around.pathExtension == "xcodeproj" ? around.deletingLastPathComponent() : around
        var groups: [URL] = [base]
        for tag in Self.tags(text) {
            switch tag.name {
            case "Group" where tag.isOpening:
                let place = tag.location.map { Self.place($0, group: groups.last ?? base, base: base) } ?? groups.last ?? base
                if !tag.isEmpty { groups.append(place) }
            case "Group": if groups.count > 1 { groups.removeLast() }
            case "FileRef" where tag.isOpening:
                guard let location = tag.location, projects.count + packages.count < Self.most else { continue }
                let place = location == "self:" ? around : Self.place(location, group: groups.last ?? base, base: base)
                if place.pathExtension == "xcodeproj" {
                    projects.append(place)
                } else if ProjectFiles.exists(place.appendingPathComponent("Package.swift")) {
                    packages.append(place)
                }
            default: break
            }
        }
    }

    private static func place(_ location: String, group: URL, base: URL) -> URL {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return group.appendingPathComponent(location).standardizedFileURL }
        let path = parts[1]
        switch parts[0] {
        case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
        case "container": return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
        default: return path.isEmpty ? group : group.appendingPathComponent(path).standardizedFileURL
        }
    }

    private struct Tag {
        var name: String
        var isOpening: Bool
        var isEmpty: Bool
        var location: String?
    }

    /// The tags of a file whose only attribute that counts is `location`.
    private static func tags(_ text: String) -> [Tag] {
        var tags: [Tag] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let inside = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            guard let first = inside.first, first != "?", first != "!" else { continue }
            let words = inside.drop { $0 == "/" }
            let name = words.prefix { $0.isLetter }
            tags.append(
                Tag(name: String(name), isOpening: first != "/", isEmpty: inside.hasSuffix("/"), location: attribute("location", words)))
        }
        return tags
    }

    private static func attribute(_ name: String, _ tag: Substring) -> String? {
        guard let found = tag.range(of: name) else { return nil }
        let after = tag[found.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let mark = after.first, mark == "\"" || mark == "'", let end = after.dropFirst().firstIndex(of: mark) else { return nil }
        var value = String(after[after.index(after: after.startIndex)..<end])
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
            value = value.replacingOccurrences(of: entity, with: character)
        }
        return value
    }
}
