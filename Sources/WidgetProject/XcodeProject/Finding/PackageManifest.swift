import Foundation

/// A Swift package's manifest, as far as a widget needs it.
struct PackageManifest {
    enum Place: Hashable {
        case local(URL)
        case remote(String)
    }

    struct Dependency: Hashable {
        var name: String
        /// The identity of the package that has it; nil where the manifest leaves that open.
        var package: String?
    }

    struct Target {
        var name: String
        /// In words: regular, executable, test, macro, plugin, system, binary.
        var kind: String
        var folder: URL
        /// Paths in the folder; nil is all of it.
        var only: [String]?
        var excluded: [String]
        var resources: [String]
        var dependencies: [Dependency]
        var settings: SwiftSettings

        var module: String { SettingOperator.apply("c99extidentifier", to: name) }
        var isSwift: Bool { kind == "regular" || kind == "executable" }
    }

    let name: String
    let folder: URL
    /// The targets of each product.
    let products: [String: [String]]
    let targets: [String: Target]
    /// In the manifest's order.
    let order: [String]
    /// By their identities, lowercase.
    let dependencies: [String: Place]

    init(_ data: Data, folder: URL) throws(ProjectError) {
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
        for target in root["targets"] as? [[String: Any]] ?? [] {
            guard let made = Self.target(target, folder, mode: mode) else { continue }
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
                places[identity.lowercased()] = .remote(url ?? identity)
            } else if let registry = (dependency["registry"] as? [[String: Any]])?.first, let identity = registry["identity"] as? String {
                places[identity.lowercased()] = .remote(identity)
            }
        }
        return places
    }

    private static func target(_ values: [String: Any], _ package: URL, mode: String) -> Target? {
        guard let name = values["name"] as? String else { return nil }
        let path = values["path"] as? String
        let places = path.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)", "Sources", "Source"]
        let folder = places.map { package.appendingPathComponent($0).standardizedFileURL }.first(where: ProjectFiles.isFolder)
        var settings = SwiftSettings()
        settings.languageMode = mode
        settings.assetSymbolExtensions = false
        for setting in values["settings"] as? [[String: Any]] ?? [] where setting["tool"] as? String == "swift" {
            guard isForPhone(setting["condition"]) else { continue }
            read(setting["kind"] as? [String: Any] ?? [:], into: &settings)
        }
        return Target(
            name: name, kind: values["type"] as? String ?? "regular",
            folder: folder ?? package.appendingPathComponent("Sources/\(name)"), only: values["sources"] as? [String],
            excluded: values["exclude"] as? [String] ?? [],
            resources: (values["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String },
            dependencies: (values["dependencies"] as? [[String: Any]] ?? []).compactMap(dependency), settings: settings)
    }

    private static func dependency(_ values: [String: Any]) -> Dependency? {
        for (kind, value) in values {
            guard let parts = value as? [Any], let name = parts.first as? String, isForPhone(parts.last) else { continue }
            return Dependency(name: name, package: kind == "product" ? parts.dropFirst().first as? String : nil)
        }
        return nil
    }

    private static func isForPhone(_ condition: Any?) -> Bool {
        guard let names = (condition as? [String: Any])?["platformNames"] as? [String], !names.isEmpty else { return true }
        return names.contains("ios")
    }

    private static func read(_ kind: [String: Any], into settings: inout SwiftSettings) {
        func word(_ name: String) -> String? { (kind[name] as? [String: Any])?["_0"] as? String }
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
        return SourceModule(
            module: target.module,
            sources: paths.filter { $0.hasSuffix(".swift") && !taken.contains($0) }.map { target.folder.appendingPathComponent($0) },
            resources: resources.map { .init(file: target.folder.appendingPathComponent($0), language: TargetMembers.language(of: $0)) },
            settings: target.settings, needs: needs, package: name)
    }
}
