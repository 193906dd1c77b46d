import Foundation

/// Targets of an Expo app, from which Xcode's project is made where it is needed: each is a folder of `targets` with an
/// `expo-target.config.js` (or `.json`) that says of which kind it is.
struct ExpoTargets {
    struct Target: Hashable {
        let folder: URL
        /// As the configuration says it; nil where it does not.
        let name: String?
    }

    /// Those whose kind is a widget's.
    let widgets: [Target]
    /// Swift files of `_shared`, which belong to every target.
    let shared: [URL]

    init(_ folder: URL) {
        let targets = folder.appendingPathComponent("targets", isDirectory: true)
        let common = targets.appendingPathComponent("_shared", isDirectory: true)
        shared = ProjectFiles.walk(common, skipping: ProjectFiles.foreign).filter { $0.hasSuffix(".swift") }
            .map(common.appendingPathComponent)
        widgets = ProjectFiles.names(targets).compactMap { name in
            let target = targets.appendingPathComponent(name, isDirectory: true)
            for file in ["expo-target.config.js", "expo-target.config.json"].map(target.appendingPathComponent) {
                // JavaScript is not run: what is a plain text in it is read.
                guard ProjectFiles.exists(file), let text = try? ProjectFiles.text(file), Self.value("type", text) == "widget" else {
                    continue
                }
                return Target(folder: target, name: Self.value("name", text))
            }
            return nil
        }
    }

    private static func value(_ key: String, _ text: String) -> String? {
        // A key stands behind a brace, a comma or a line's end; in a comment other words do.
        let pattern = /(?m)(?:^|[{,(])[ \t]*["']?(\w+)["']?\s*:\s*["']([^"'\n]*)["']/
        return text.matches(of: pattern).first { $0.1 == key }.map { String($0.2) }
    }
}
