import Foundation

/// Targets of an Expo app, from which Xcode's project is made where it is needed: each is a folder of `targets` with an
/// `expo-target.config.js` (or `.json`) that says of which kind it is.
///
/// JavaScript is not run: what its object writes out is read (`ScriptLiteral`).
struct ExpoTargets {
    struct Target: Hashable {
        let folder: URL
        /// The target's configuration file.
        let file: URL
        /// The name as the configuration says it; nil where it does not.
        var name: String?
        /// The name of the widget that people see, where that is another one.
        var displayName: String?
        var deploymentTarget: String?
        /// The entitlements of the target; nil where none are given.
        var entitlements: PropertyList?
        var assets = StatedAssets()
        var notes: [ProjectNote] = []
    }

    /// The targets whose kind is that of a widget.
    let widgets: [Target]
    /// Swift files of `_shared`, which belong to every target.
    let shared: [URL]

    /// The most bytes of a configuration that are read.
    private static let largest = 256 << 10

    init(_ folder: URL) {
        let targets = folder.appendingPathComponent("targets", isDirectory: true)
        let common = targets.appendingPathComponent("_shared", isDirectory: true)
        shared = ProjectFiles.walk(common, skipping: ProjectFiles.foreign).filter { $0.hasSuffix(".swift") }
            .map(common.appendingPathComponent)
        widgets = ProjectFiles.names(targets).compactMap { name in
            let target = targets.appendingPathComponent(name, isDirectory: true)
            for file in ["expo-target.config.js", "expo-target.config.json"].map(target.appendingPathComponent) {
                guard ProjectFiles.exists(file), let text = try? ProjectFiles.text(file, limit: Self.largest),
                    let stated = ScriptLiteral.object(with: "type", in: text), stated["type"]?.text == "widget"
                else { continue }
                return Target(folder: target, file: file, stated: .object(stated), app: folder)
            }
            return nil
        }
    }
}

extension ExpoTargets.Target {
    /// - Parameter app: the folder of the app, whose groups are those of a widget that states none, as the generator has it.
    fileprivate init(folder: URL, file: URL, stated: ScriptLiteral, app: URL) {
        (self.folder, self.file) = (folder, file)
        name = stated["name"]?.text
        displayName = stated["displayName"]?.text
        deploymentTarget = stated["deploymentTarget"]?.text
        var entitled = stated["entitlements"]?.plain?.values ?? [:]
        let groups = stated["entitlements"]?[Entitlements.groups]?.texts ?? []
        entitled[Entitlements.groups] = (groups.isEmpty ? Self.groups(ofApp: app) : groups).map { .array($0.map { .string($0) }) }
        entitlements = entitled.isEmpty ? nil : .dictionary(entitled)
        read(stated["colors"])
        read(images: stated["images"], within: app)
    }

    /// The target as read from its folder, completed by what its configuration states: files come first.
    func completed(_ read: WidgetTarget) -> WidgetTarget {
        var target = read
        target.deploymentTarget = target.deploymentTarget ?? deploymentTarget
        if target.entitlements == nil, let entitlements {
            (target.entitlements, target.entitlementsFile) = (entitlements, file)
        }
        if let displayName, case .dictionary(var values) = target.info, values["CFBundleDisplayName"] == nil {
            values["CFBundleDisplayName"] = .string(displayName)
            target.info = .dictionary(values)
        }
        if !assets.isEmpty { target.statedAssets = assets }
        target.notes += notes
        return target
    }

    private static func groups(ofApp folder: URL) -> [String]? {
        for name in ["app.json", "app.config.js", "app.config.ts"] {
            let file = folder.appendingPathComponent(name)
            guard ProjectFiles.exists(file), let text = try? ProjectFiles.text(file, limit: ExpoTargets.largest) else { continue }
            if let groups = ScriptLiteral.value(of: Entitlements.groups, in: text)?.texts, !groups.isEmpty { return groups }
        }
        return nil
    }

    private mutating func read(_ colors: ScriptLiteral?) {
        guard case .object(let stated)? = colors else { return }
        for (name, value) in stated.sorted(by: { $0.key < $1.key }) {
            guard let light = (value.text ?? value["light"]?.text).flatMap(ScriptColor.init), Self.isName(name) else {
                notes.append(
                    ProjectNote(.settings, "the colour “\(name.prefix(80))” is none that can be read, and is left out", file: file))
                continue
            }
            let color = StatedAssets.DynamicColor(light: light, dark: value["dark"]?.text.flatMap(ScriptColor.init))
            assets.colors[name] = color
            // The generator names this set in the target's settings as its accent.
            if name == "$accent", stated["AccentColor"] == nil { assets.colors["AccentColor"] = color }
        }
    }

    private mutating func read(images: ScriptLiteral?, within app: URL) {
        guard case .object(let stated)? = images else { return }
        for (name, value) in stated.sorted(by: { $0.key < $1.key }) {
            var paths: [String: String] = [:]
            if let text = value.text { paths["1x"] = text }
            for scale in ["1x", "2x", "3x"] { if let text = value[scale]?.text { paths[scale] = text } }
            let inside = app.standardizedFileURL.path + "/"
            let files = paths.mapValues { folder.appendingPathComponent($0).standardizedFileURL }.filter {
                $0.value.path.hasPrefix(inside) && ProjectFiles.exists($0.value)
            }
            guard !files.isEmpty, Self.isName(name) else {
                notes.append(
                    ProjectNote(.missingFile, "the picture “\(name.prefix(80))” is not among the app's files, and is left out", file: file))
                continue
            }
            assets.images[name] = files
        }
    }

    /// Whether a set of an asset catalogue can be called so.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100 && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
    }
}
