import Foundation

/// The objects that a project file made of a specification has, as far as they are read here.
struct SpecObjects {
    private(set) var objects: [String: [String: PropertyList]] = [:]
    let rootID: String
    private let spec: ProjectSpec
    private let folder: URL

    init(_ spec: ProjectSpec) {
        self.spec = spec
        folder = spec.folder
        rootID = "project"
        var targets: [PropertyList] = []
        for (name, _) in spec.targets { targets.append(.string(Self.id(ofTarget: name))) }
        objects[rootID] = [
            "isa": .string("PBXProject"), "targets": .array(targets),
            "developmentRegion": .string(spec.root["options"]?["developmentLanguage"]?.text ?? "en"),
        ]
        let settings = spec.configurations.map { ($0, projectSettings($0)) }
        let configurations = addConfigurations(of: rootID, settings, files: spec.root["configFiles"])
        objects[rootID]?["buildConfigurationList"] = .string(configurations)
        for (name, package) in spec.root["packages"]?.pairs ?? [] { addPackage(name, package) }
        for (name, target) in spec.targets { addTarget(name, target) }
    }

    private static func id(ofTarget name: String) -> String { "target:\(name)" }
    private static func id(ofPackage name: String) -> String { "package:\(name)" }

    // MARK: Settings

    private func projectSettings(_ configuration: String) -> [String: PropertyList] {
        var settings: [String: PropertyList] = [:]
        if isDebug(configuration) { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG") }
        if let version = spec.root["options"]?["deploymentTarget"]?["iOS"]?.text {
            settings["IPHONEOS_DEPLOYMENT_TARGET"] = .string(version)
        }
        return settings.merging(spec.settings(spec.root["settings"], in: configuration)) { $1 }
    }

    private func isDebug(_ configuration: String) -> Bool {
        let kind = spec.root["configs"]?[configuration]?.text ?? configuration
        return kind.lowercased().contains("debug")
    }

    private func targetSettings(_ name: String, _ target: SpecValue, _ configuration: String) -> [String: PropertyList] {
        var settings: [String: PropertyList] = ["PRODUCT_NAME": .string("$(TARGET_NAME)")]
        if let product = target["productName"]?.text { settings["PRODUCT_NAME"] = .string(product) }
        if let prefix = spec.root["options"]?["bundleIdPrefix"]?.text {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = .string(BundleIdentifier.clean("\(prefix).\(name)"))
        }
        let platforms = target["platform"]?.texts ?? [], destinations = target["supportedDestinations"]?.texts ?? []
        if platforms.contains("iOS") || platforms.isEmpty && destinations.isEmpty || destinations.contains("iOS") {
            settings["SDKROOT"] = .string("iphoneos")
        } else if let platform = platforms.first(where: { $0 != "auto" }) ?? destinations.first {
            let kits = ["macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros"]
            settings["SDKROOT"] = .string(kits[platform] ?? "iphoneos")
        }
        if let version = target["deploymentTarget"]?["iOS"]?.text ?? target["deploymentTarget"]?.text {
            settings["IPHONEOS_DEPLOYMENT_TARGET"] = .string(version)
        }
        for (key, part) in ["INFOPLIST_FILE": "info", "CODE_SIGN_ENTITLEMENTS": "entitlements"] {
            if let path = target[part]?["path"]?.text { settings[key] = .string(path) }
        }
        return settings.merging(spec.settings(target["settings"], in: configuration)) { $1 }
    }

    private mutating func addConfigurations(
        of owner: String, _ settings: [(name: String, values: [String: PropertyList])], files: SpecValue?
    ) -> String {
        var ids: [PropertyList] = []
        for (name, values) in settings {
            let id = "\(owner):configuration:\(name)"
            var made: [String: PropertyList] = [
                "isa": .string("XCBuildConfiguration"), "name": .string(name), "buildSettings": .dictionary(values),
            ]
            if let path = files?[name]?.text { made["baseConfigurationReference"] = .string(addFile(path)) }
            objects[id] = made
            ids.append(.string(id))
        }
        let list = "\(owner):configurations"
        objects[list] = [
            "isa": .string("XCConfigurationList"), "buildConfigurations": .array(ids),
            "defaultConfigurationName": .string(spec.configurations.last ?? "Release"),
        ]
        return list
    }

    // MARK: Targets

    private mutating func addTarget(_ name: String, _ target: SpecValue) {
        let id = Self.id(ofTarget: name)
        var files: [PropertyList] = [], folders: [PropertyList] = []
        let sources = target["sources"]?.items ?? target["sources"].map { [$0] } ?? []
        for (number, source) in sources.enumerated() {
            guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { continue }
            let place = ProjectFiles.onDisk(folder.appendingPathComponent(path))
            if source["optional"]?.truth == true, !ProjectFiles.exists(place) { continue }
            let isWhole =
                source["type"]?.text == "folder" || ProjectFiles.wholes.contains(place.pathExtension) || place.pathExtension == "lproj"
            if ProjectFiles.isFolder(place), !isWhole {
                folders.append(.string(addFolder("\(id):folder:\(number)", path, source, target: id)))
            } else {
                let build = "\(id):file:\(number)"
                objects[build] = ["isa": .string("PBXBuildFile"), "fileRef": .string(addFile(path))]
                files.append(.string(build))
            }
        }
        objects["\(id):sources"] = ["isa": .string("PBXSourcesBuildPhase"), "files": .array(files)]
        let (dependencies, products) = addDependencies(of: id, target)
        let settings = spec.configurations.map { ($0, targetSettings(name, target, $0)) }
        let configurations = addConfigurations(of: id, settings, files: target["configFiles"])
        var made: [String: PropertyList] = [
            "isa": .string("PBXNativeTarget"), "name": .string(name),
            "productType": .string("com.apple.product-type.\(target["type"]?.text ?? "application")"),
            "buildPhases": .array([.string("\(id):sources")]), "fileSystemSynchronizedGroups": .array(folders),
            "dependencies": .array(dependencies), "packageProductDependencies": .array(products),
            "buildConfigurationList": .string(configurations),
        ]
        if let values = target["info"]?["properties"] { made[TargetReader.infoProperties] = values.propertyList }
        if let values = target["entitlements"]?["properties"] { made[TargetReader.entitlementProperties] = values.propertyList }
        objects[id] = made
    }

    private mutating func addFile(_ path: String) -> String {
        let id = "file:\(path)"
        objects[id] = ["isa": .string("PBXFileReference"), "path": .string(path), "sourceTree": .string("SOURCE_ROOT")]
        return id
    }

    private mutating func addFolder(_ id: String, _ path: String, _ source: SpecValue, target: String) -> String {
        let place = ProjectFiles.onDisk(folder.appendingPathComponent(path))
        let excluded = source["excludes"]?.texts.map(PathPattern.init) ?? [],
            included = source["includes"]?.texts.map(PathPattern.init) ?? []
        let left =
            excluded.isEmpty && included.isEmpty
            ? []
            : ProjectFiles.walk(place).filter { file in
                excluded.contains { $0.matches(file) } || !included.isEmpty && !included.contains { $0.matches(file) }
            }
        objects["\(id):exceptions"] = [
            "isa": .string("PBXFileSystemSynchronizedBuildFileExceptionSet"), "target": .string(target),
            "membershipExceptions": .array(left.map { .string($0) }),
        ]
        objects[id] = [
            "isa": .string("PBXFileSystemSynchronizedRootGroup"), "path": .string(path), "sourceTree": .string("SOURCE_ROOT"),
            "exceptions": .array([.string("\(id):exceptions")]),
        ]
        return id
    }

    // MARK: Dependencies

    private mutating func addDependencies(of id: String, _ target: SpecValue) -> (targets: [PropertyList], products: [PropertyList]) {
        var targets: [PropertyList] = [], products: [PropertyList] = []
        for (number, dependency) in (target["dependencies"]?.items ?? []).enumerated() {
            let platforms = (dependency["platforms"]?.texts ?? dependency["platformFilter"]?.texts ?? []).map { $0.lowercased() }
            guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("all") else { continue }
            if let name = dependency["target"]?.text {
                let made = "\(id):dependency:\(number)"
                objects[made] = ["isa": .string("PBXTargetDependency"), "target": .string(Self.id(ofTarget: name))]
                targets.append(.string(made))
            } else if let package = dependency["package"]?.text {
                let named = dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
                for product in named {
                    let made = "\(id):product:\(package):\(product)"
                    objects[made] = [
                        "isa": .string("XCSwiftPackageProductDependency"), "productName": .string(product),
                        "package": .string(Self.id(ofPackage: package)),
                    ]
                    products.append(.string(made))
                }
            }
        }
        return (targets, products)
    }

    private mutating func addPackage(_ name: String, _ package: SpecValue) {
        let id = Self.id(ofPackage: name)
        if let path = package["path"]?.text {
            objects[id] = ["isa": .string("XCLocalSwiftPackageReference"), "relativePath": .string(path)]
            return
        }
        guard let url = package["url"]?.text ?? package["github"]?.text.map({ "https://github.com/\($0)" }) else { return }
        func requirement(_ kind: String, _ values: [String: String?]) -> PropertyList {
            .dictionary(values.compactMapValues { $0.map { .string($0) } }.merging(["kind": .string(kind)]) { $1 })
        }
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
        let needed: PropertyList? =
            if let version = text("from", "majorVersion") {
                requirement("upToNextMajorVersion", ["minimumVersion": version])
            } else if let version = text("minorVersion") {
                requirement("upToNextMinorVersion", ["minimumVersion": version])
            } else if let version = text("exactVersion", "version") {
                requirement("exactVersion", ["version": version])
            } else if let low = text("minVersion") {
                requirement("versionRange", ["minimumVersion": low, "maximumVersion": text("maxVersion")])
            } else if let branch = text("branch") {
                requirement("branch", ["branch": branch])
            } else {
                text("revision").map { requirement("revision", ["revision": $0]) }
            }
        var made: [String: PropertyList] = ["isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(url)]
        made["requirement"] = needed
        objects[id] = made
    }
}

/// A path in a folder with `*` and `?` within a name, and `**` for any folders.
struct PathPattern {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "/").filter { $0 != "." } }

    /// Whether the pattern matches the file, or a folder that the file is in.
    func matches(_ path: String) -> Bool { Self.matches(path.split(separator: "/")[...], parts[...]) }

    private static func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            let rest = pattern.dropFirst().drop { $0 == "**" }
            // Nothing after it: everything within.
            if rest.isEmpty { return !path.isEmpty }
            return path.indices.contains { matches(path[$0...], rest) }
        }
        guard let name = path.first, Wildcard.matches(String(name), String(first)) else { return false }
        return matches(path.dropFirst(), pattern.dropFirst())
    }
}
