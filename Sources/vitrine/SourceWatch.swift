import Foundation

/// Notices when a project's files change.
struct SourceWatch: Sendable {
    /// The properties of a file that tell whether it changed.
    private struct Stamp: Hashable {
        var path: String
        var date: Date?
        var size: Int?
    }

    private static let kinds: Set = [
        "swift", "plist", "entitlements", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf", "svg", "ttf", "otf",
        "pbxproj", "xcconfig", "intentdefinition", "h",
    ]
    private static let others: Set = ["DerivedData", "Pods", "node_modules", "build", "WidgetPictures", "widget-report"]
    /// Files beyond which nothing is looked at: a home folder is no project.
    private static let most = 20_000

    private let places: [URL]
    private var seen: Set<Int> = []

    /// - Parameter targets: projects, folders or files, as they were typed.
    init(_ targets: [String]) {
        places = targets.map { target in
            let place = URL(fileURLWithPath: target).standardizedFileURL
            return ["xcodeproj", "xcworkspace"].contains(place.pathExtension) ? place.deletingLastPathComponent() : place
        }
        seen = now()
    }

    /// Whether anything has changed since the last time.
    mutating func hasChanged() -> Bool {
        let now = now()
        defer { seen = now }
        return now != seen
    }

    private func now() -> Set<Int> {
        var stamps: Set<Int> = []
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
        for place in places {
            add(place, &stamps)
            let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL, stamps.count < Self.most {
                if Self.others.contains(file.lastPathComponent) { files?.skipDescendants() }
                if Self.kinds.contains(file.pathExtension) { add(file, &stamps) }
            }
        }
        return stamps
    }

    private func add(_ file: URL, _ stamps: inout Set<Int>) {
        guard let found = try? FileManager.default.attributesOfItem(atPath: file.path), found[.type] as? FileAttributeType == .typeRegular
        else { return }
        stamps.insert(Stamp(path: file.path, date: found[.modificationDate] as? Date, size: found[.size] as? Int).hashValue)
    }
}
