import Foundation

/// A Swift package's manifest, as far as a widget needs it.
struct PackageManifest {
    enum Place: Hashable {
        case local(URL)
        case remote(String, PackageRequirement?)
    }

    struct Dependency: Hashable {
        var name: String
        /// The identity of the package that has it; nil where the manifest leaves that open.
        var package: String?
    }

    struct Target {
        var name: String
        /// The target's kind in words: regular, executable, test, macro, plugin, system, binary.
        var kind: String
        var folder: URL
        /// Paths in the folder; nil is all of it.
        var only: [String]?
        var excluded: [String]
        var resources: [String]
        var dependencies: [Dependency]
        var settings: SwiftSettings
        /// The settings as they are where it is built for Linux.
        var settingsOnLinux: SwiftSettings
        /// The settings of C without its headers' places, which its files decide.
        var clang: ClangSettings
        var publicHeadersPath: String?

        var module: String { SettingOperator.apply("c99extidentifier", to: name) }
        var isSwift: Bool { kind == "regular" || kind == "executable" }
        var isSystemLibrary: Bool { kind == "system" }
    }

    let name: String
    let folder: URL
    /// The targets of each product.
    let products: [String: [String]]
    let targets: [String: Target]
    /// The names of the targets in the manifest's order.
    let order: [String]
    /// The packages it depends on, by their identities, lowercase.
    let dependencies: [String: Place]

    /// - Parameter platform: the one for which its targets' dependencies and its C settings are read, as conditions name it.
    init(_ data: Data, folder: URL, platform: String = "ios") throws(ProjectError) {
        let file = folder.appendingPathComponent("Package.swift")
        guard data.count <= 16 << 20, let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw .unreadable(file: file.path, reason: "its manifest is no JSON object")
        }
        self.folder = folder
        name = root["name"] as? String ?? folder.lastPathComponent
        var products: [String: [String]] = [:]
        for product in root["products"] as? [[String: Any]] ?? [] {
            if let name = product["name"] as? String { products[name] = product["targets"] as? [String] ?? [] }
        }
        self.products = products
        let version = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
        let stated = (root["swiftLanguageVersions"] as? [String])?.last
        let mode = (stated ?? version).hasPrefix("6") ? "6" : "5"
        var targets: [String: Target] = [:], order: [String] = []
        let traits = PackageTraits(root["traits"])
        for target in root["targets"] as? [[String: Any]] ?? [] {
            guard var made = Self.target(target, folder, mode: mode, traits, platform) else { continue }
            made.clang.standardOfC = ClangSettings.standard(root["cLanguageStandard"] as? String)
            made.clang.standardOfCPlusPlus = ClangSettings.standard(root["cxxLanguageStandard"] as? String)
            targets[made.name] = made
            order.append(made.name)
        }
        (self.targets, self.order) = (targets, order)
        dependencies = Self.dependencies(root["dependencies"] as? [[String: Any]] ?? [], folder)
    }

    private static func dependencies(_ all: [[String: Any]], _ folder: URL) -> [String: Place] {
        var places: [String: Place] = [:]
        for dependency in all {
            if let local = (dependency["fileSystem"] as? [[String: Any]])?.first, let path = local["path"] as? String {
                let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
                let identity = local["identity"] as? String ?? place.lastPathComponent
                places[identity.lowercased()] = .local(place)
            } else if let remote = (dependency["sourceControl"] as? [[String: Any]])?.first {
                let identity = remote["identity"] as? String ?? ""
                let location = remote["location"] as? [String: Any]
                let url =
                    ((location?["remote"] as? [[String: Any]])?.first?["urlString"] as? String)
                    ?? (location?["local"] as? [String])?.first
                let requirement = PackageRequirement(remote["requirement"] as? [String: Any])
                places[identity.lowercased()] = .remote(url ?? identity, requirement)
            } else if let registry = (dependency["registry"] as? [[String: Any]])?.first, let identity = registry["identity"] as? String {
                places[identity.lowercased()] = .remote(identity, nil)
            }
        }
        return places
    }

    private static func target(
        _ values: [String: Any], _ package: URL, mode: String, _ traits: PackageTraits, _ platform: String
    ) -> Target? {
        guard let name = values["name"] as? String else { return nil }
        let path = values["path"] as? String
        let places = path.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)", "Sources", "Source"]
        let found = places.map { package.appendingPathComponent($0).standardizedFileURL }.first(where: ProjectFiles.isFolder)
        let folder = found ?? package.appendingPathComponent("Sources/\(name)")
        var settings = SwiftSettings()
        settings.languageMode = mode
        settings.assetSymbolExtensions = false
        settings.conditions += traits.enabled.sorted()
        var settingsOnLinux = settings, clang = ClangSettings()
        for setting in values["settings"] as? [[String: Any]] ?? [] {
            let kind = setting["kind"] as? [String: Any] ?? [:], condition = setting["condition"]
            switch setting["tool"] as? String {
            case "swift":
                if traits.fit(condition, on: "ios") { read(kind, into: &settings) }
                if traits.fit(condition, on: "linux") { read(kind, into: &settingsOnLinux) }
            case "c", "cxx", "linker": if traits.fit(condition, on: platform) { read(kind, in: folder, into: &clang) }
            default: break
            }
        }
        return Target(
            name: name, kind: values["type"] as? String ?? "regular",
            folder: folder, only: values["sources"] as? [String],
            excluded: values["exclude"] as? [String] ?? [],
            resources: (values["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String },
            dependencies: (values["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency($0, traits, platform) },
            settings: settings,
            settingsOnLinux: settingsOnLinux, clang: clang,
            publicHeadersPath: values["publicHeadersPath"] as? String)
    }

    private static func dependency(_ values: [String: Any], _ traits: PackageTraits, _ platform: String) -> Dependency? {
        for (kind, value) in values {
            guard let parts = value as? [Any], let name = parts.first as? String, traits.fit(parts.last, on: platform) else { continue }
            return Dependency(name: name, package: kind == "product" ? parts.dropFirst().first as? String : nil)
        }
        return nil
    }

    private static func word(_ name: String, _ kind: [String: Any]) -> String? { (kind[name] as? [String: Any])?["_0"] as? String }

    /// Reads a setting for the C compiler or the linker. Unsafe flags are ignored.
    private static func read(_ kind: [String: Any], in folder: URL, into clang: inout ClangSettings) {
        if let define = word("define", kind), ClangSettings.isDefine(define) { clang.defines.append(define) }
        if let path = word("headerSearchPath", kind) { clang.headerFolders.append(folder.appendingPathComponent(path).standardizedFileURL) }
        if let library = word("linkedLibrary", kind), TargetSettings.isIdentifier(library) { clang.libraries.append(library) }
    }

    private static func read(_ kind: [String: Any], into settings: inout SwiftSettings) {
        func word(_ name: String) -> String? { Self.word(name, kind) }
        if let name = word("define"), TargetSettings.isIdentifier(name) { settings.conditions.append(name) }
        if let name = word("enableUpcomingFeature"), TargetSettings.isIdentifier(name) { settings.upcomingFeatures.append(name) }
        if let name = word("enableExperimentalFeature"), TargetSettings.isIdentifier(name) { settings.experimentalFeatures.append(name) }
        if let mode = word("swiftLanguageMode") ?? word("swiftLanguageVersion") { settings.languageMode = mode.hasPrefix("6") ? "6" : "5" }
        if let isolation = kind["defaultIsolation"] as? [String: Any], "\(isolation)".contains("MainActor") {
            settings.defaultIsolation = "MainActor"
        }
    }

    /// A target's files.
    func module(_ target: Target, needs: [String]) -> SourceModule {
        func isUnder(_ path: String, _ places: [String]) -> Bool {
            places.contains { place in
                let place = place.hasSuffix("/") ? String(place.dropLast()) : place
                return path == place || path.hasPrefix(place + "/") || place == "."
            }
        }
        // Where a target is all of the package's folder, its manifests lie among its files.
        let isWhole = target.folder.standardizedFileURL.path == folder.standardizedFileURL.path
        let paths = ProjectFiles.walk(target.folder).filter { path in
            if isWhole, path == "Package.swift" || path.hasPrefix("Package@swift-") { return false }
            return !isUnder(path, target.excluded) && (target.only.map { isUnder(path, $0) } ?? true || isUnder(path, target.resources))
        }
        let known: Set = ["xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodeld"]
        let resources = paths.filter { path in
            isUnder(path, target.resources) || known.contains((path as NSString).pathExtension)
        }
        let taken = Set(resources)
        func files(_ extensions: Set<String>) -> [URL] {
            paths.filter { extensions.contains(($0 as NSString).pathExtension) && !taken.contains($0) }
                .map { target.folder.appendingPathComponent($0) }
        }
        var module = SourceModule(
            module: target.module, sources: files(["swift"]),
            resources: resources.map { .init(file: target.folder.appendingPathComponent($0), language: TargetMembers.language(of: $0)) },
            // Xcode makes their classes in a package too; of a definition in several languages it takes the one in which it was written.
            intentDefinitions: paths.filter { path in
                path.hasSuffix(".intentdefinition") && [nil, "Base"].contains(TargetMembers.language(of: path))
            }.map { target.folder.appendingPathComponent($0) },
            dataModels: resources.filter { $0.hasSuffix(".xcdatamodeld") }.map { target.folder.appendingPathComponent($0) },
            foreignSources: files(["c", "cc", "cpp", "cxx", "m", "mm"]), settings: target.settings, needs: needs, package: name)
        module.clang = clang(target, isSwift: !module.sources.isEmpty)
        module.settingsOnLinux = target.settingsOnLinux
        return module
    }

    /// The settings by which others import a target without Swift, as SwiftPM has it: its own module map, or its public headers.
    private func clang(_ target: Target, isSwift: Bool) -> ClangSettings {
        var clang = target.clang
        if target.isSystemLibrary {
            clang.moduleMap = target.folder.appendingPathComponent("module.modulemap")
        } else if !isSwift {
            let headers = target.folder.appendingPathComponent(target.publicHeadersPath ?? "include", isDirectory: true).standardizedFileURL
            if ProjectFiles.isFolder(headers) { clang.publicHeaders = headers }
            let map = headers.appendingPathComponent("module.modulemap")
            if ProjectFiles.exists(map) { clang.moduleMap = map }
        }
        return clang
    }
}
