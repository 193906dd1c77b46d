import Foundation

/// Swift files that belong to no project.
enum LooseSources {
    /// A folder with the source of one extension or of several, with or without property lists.
    ///
    /// An app beside its extension has another entry, which the extension has not. Of several entries of widgets each is an extension's: it
    /// has what lies in its folder, and what lies in no other's.
    /// - Parameter named: the target's name where there is one; nil is the folder's.
    static func describe(folder: URL, named: String? = nil) throws(ProjectError) -> ProjectDescription {
        let paths = ProjectFiles.walk(folder, skipping: ProjectFiles.foreign)
        let all = paths.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.map { folder.appendingPathComponent($0) }
        // A manifest beside the source is a program of its own.
        let read = SourceFacts.all(all), programs: Set = ["ProjectDescription", "PackageDescription"]
        let manifests = Set(read.filter { !$0.facts.imports.isDisjoint(with: programs) }.map(\.file))
        let facts = read.filter { !manifests.contains($0.file) }
        guard all.contains(where: { !manifests.contains($0) }) else { throw .noProject(folder.path) }
        guard facts.contains(where: { says($0.facts) }) else { throw .noWidget(in: folder.path, targets: []) }
        let entries = Set(facts.filter(\.facts.isWidgetMain).map(\.file))
        let groups = LooseGroups(folder, entries: paths.filter { entries.contains(folder.appendingPathComponent($0)) }).all
        let files = paths.filter { !manifests.contains(folder.appendingPathComponent($0)) }
        let targets = groups.map { group in
            target(
                named: group.name ?? named ?? folder.lastPathComponent, origin: folder, folder: group.folder,
                paths: files.filter { path in !groups.contains { $0 != group && $0.has(path) } }, facts: facts)
        }
        return ProjectDescription(kind: .folder, place: folder, targets: targets)
    }

    /// - Parameters:
    ///   - place: the extension's own folder, whose property lists are sooner its own than others.
    ///   - paths: its files, in the folder that was looked through.
    private static func target(
        named: String, origin: URL, folder place: URL, paths: [String], facts: [(file: URL, facts: SourceFacts)]
    ) -> WidgetTarget {
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.map { origin.appendingPathComponent($0) }
        let ofApps = facts.filter { $0.facts.isAppMain && swift.contains($0.file) }
        // With widgets beside it in its file an app is compiled too, and not begun.
        let apps = Set(ofApps.filter { !says($0.facts) }.map(\.file))
        // Of a folder of the app's it takes what the widgets name: nothing says what else is the app's alone.
        let entries = facts.filter { $0.facts.isWidgetMain && swift.contains($0.file) }
        let places = entries.map { $0.file.deletingLastPathComponent().path + "/" }
        let ofApp = swift.filter { file in
            ofApps.contains { app in
                let folder = app.file.deletingLastPathComponent().path + "/"
                return file.path.hasPrefix(folder) && !places.contains { folder.hasPrefix($0) || file.path.hasPrefix($0) }
            }
        }
        let others = ofApp.filter { !apps.contains($0) }
        let unneeded =
            places.isEmpty
            ? [] : Set(others).subtracting(NamedFiles(among: others, by: swift.filter { !ofApp.contains($0) }).needed)
        let name = SettingOperator.apply("c99extidentifier", to: named)
        let isOwn = { (path: String) in origin.appendingPathComponent(path).path.hasPrefix(place.path + "/") }
        let lists = paths.filter { ($0 as NSString).lastPathComponent == "Info.plist" }.filter {
            isWidgets(origin.appendingPathComponent($0))
        }
        let info = info(product: name, file: (lists.first(where: isOwn) ?? lists.first).map(origin.appendingPathComponent))
        let rights = paths.filter { $0.hasSuffix(".entitlements") }
        let entitlements = entitlements(file: (rights.first(where: isOwn) ?? rights.first).map(origin.appendingPathComponent))
        let ignored: Set = [
            "swift", "entitlements", "xcconfig", "md", "plist", "h", "m", "c", "mm", "docc", "txt", "xcodeproj", "xcworkspace",
        ]
        let resources = paths.filter { !ignored.contains(($0 as NSString).pathExtension) && ($0 as NSString).pathExtension != "" }
        let definitions = resources.filter { $0.hasSuffix(".intentdefinition") }
        let models = resources.filter { $0.hasSuffix(".xcdatamodeld") }
        var code = SourceModule(
            module: name, sources: swift.filter { !apps.contains($0) && !unneeded.contains($0) },
            resources: resources.filter { !definitions.contains($0) && !models.contains($0) }.map {
                .init(file: origin.appendingPathComponent($0), language: TargetMembers.language(of: $0))
            },
            intentDefinitions: definitions.map(origin.appendingPathComponent), dataModels: models.map(origin.appendingPathComponent))
        code.isWithApp = !ofApps.isEmpty
        let notes = apps.sorted { $0.path < $1.path }.map { file in
            let isBeside = unneeded.contains { $0.path.hasPrefix(file.deletingLastPathComponent().path + "/") }
            let words = "it is the entry of an app, and is left out" + (isBeside ? ", with the files beside it that no widget needs" : "")
            return ProjectNote(.module, words, file: file)
        }
        return WidgetTarget(
            name: name, productName: name, origin: origin, code: code, info: info.plist, infoFile: info.file,
            entitlements: entitlements.values, entitlementsFile: entitlements.file, notes: notes + info.notes + entitlements.notes)
    }

    /// Describes a single file with a widget or a preview in it.
    static func describe(file: URL) throws(ProjectError) -> ProjectDescription {
        let facts = SourceFacts(try ProjectFiles.text(file))
        guard says(facts) else { throw .notAWidgetFile(file.path) }
        let stem = SettingOperator.apply("c99identifier", to: file.deletingPathExtension().lastPathComponent)
        // A module may not be called as what it declares.
        let name = facts.widgets.contains(stem) || facts.bundles.contains(stem) ? stem + "Widgets" : stem
        let info = info(product: name, file: nil)
        var code = SourceModule(module: name, sources: [file])
        code.isWithApp = facts.isAppMain
        return ProjectDescription(
            kind: .file, place: file,
            targets: [WidgetTarget(name: name, productName: name, origin: file, code: code, info: info.plist)])
    }

    static func isWidget(_ sources: [URL]) -> Bool {
        let facts = SourceFacts.all(sources).map(\.facts)
        let hasWidgets = facts.contains { !$0.widgets.isEmpty || !$0.bundles.isEmpty }
        return hasWidgets && facts.contains { $0.isWidgetMain || $0.hasMain && !$0.isAppMain }
    }

    private static func says(_ facts: SourceFacts) -> Bool { !facts.widgets.isEmpty || !facts.bundles.isEmpty || facts.hasPreview }

    private static func isWidgets(_ file: URL) -> Bool {
        guard let list = try? PropertyList(file: file) else { return false }
        return list["NSExtension"]?["NSExtensionPointIdentifier"]?.text == WidgetTarget.extensionPoint
    }

    static func info(product: String, file: URL?) -> (plist: PropertyList, file: URL?, notes: [ProjectNote]) {
        let file = file.flatMap { ProjectFiles.exists($0) ? $0 : nil }
        let info = InfoPlist(file: file, settings: settings(product), generates: true)
        var values = info.values
        if values["NSExtension"] == nil {
            values["NSExtension"] = .dictionary(["NSExtensionPointIdentifier": .string(WidgetTarget.extensionPoint)])
        }
        return (.dictionary(values), file, info.notes)
    }

    static func entitlements(in folder: URL) -> (values: PropertyList?, file: URL?, notes: [ProjectNote]) {
        let found = ProjectFiles.walk(folder, skipping: ProjectFiles.foreign).first { $0.hasSuffix(".entitlements") }
        return entitlements(file: found.map { folder.appendingPathComponent($0) })
    }

    static func entitlements(file: URL?) -> (values: PropertyList?, file: URL?, notes: [ProjectNote]) {
        let read = Entitlements(file: file, settings: settings("Widget"))
        return (read.values, file, read.notes)
    }

    /// The settings that Xcode would make for a new target of that name.
    private static func settings(_ product: String) -> BuildSettings {
        let values = [
            "PRODUCT_NAME": product, "TARGET_NAME": product, "EXECUTABLE_NAME": product, "PRODUCT_MODULE_NAME": product,
            // An app of its own stands around each: two folders on one home screen are two apps.
            "PRODUCT_BUNDLE_IDENTIFIER": "local.$(PRODUCT_NAME:rfc1034identifier).widgets", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "DEVELOPMENT_TEAM": TargetSettings.team, "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM).",
            "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM).",
        ]
        return BuildSettings(
            layers: [SettingLayer(values.map { SettingLayer.Assignment(key: $0, value: $1) })],
            surroundings: SettingSurroundings(configuration: "Debug"))
    }
}
