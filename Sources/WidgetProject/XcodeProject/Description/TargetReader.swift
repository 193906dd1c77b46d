import Foundation

/// Makes descriptions of the widget extensions of projects.
final class TargetReader {
    /// The keys of a target's object for what a specification states of its property list, and of its entitlements, beside the files.
    static let infoProperties = "infoProperties", entitlementProperties = "entitlementProperties"

    let set: ProjectSet
    let configuration: String
    let packages: LocalPackages
    private var modules: [ProjectSet.TargetID: SourceModule] = [:]

    init(_ set: ProjectSet, configuration: String, packages: LocalPackages) {
        self.set = set
        self.configuration = configuration
        self.packages = packages
    }

    /// A target as an extension of widgets; nil for any other.
    func widgetTarget(_ id: ProjectSet.TargetID) -> WidgetTarget? {
        guard var target = target(id, handlesIntents: false) else { return nil }
        if ([target.code] + target.modules).contains(where: { !$0.intentDefinitions.isEmpty }) { target.handlers = handlers(beside: id) }
        return target
    }

    /// The handlers of SiriKit intents in the app of an extension; those of its project where it is in no app.
    private func handlers(beside id: ProjectSet.TargetID) -> [WidgetTarget] {
        guard let project = set.project(of: id) else { return [] }
        let app = set.app(around: id)
        return project.targetIDs.map { ProjectSet.TargetID(project: project.url, id: $0) }
            .filter { $0 != id && set.app(around: $0) == app }.compactMap { target($0, handlesIntents: true) }
    }

    /// - Parameter handlesIntents: whether a handler of SiriKit intents is looked for, or an extension of widgets.
    private func target(_ id: ProjectSet.TargetID, handlesIntents: Bool) -> WidgetTarget? {
        guard let project = set.project(of: id), let target = project[id.id], target["isa"]?.text == "PBXNativeTarget",
            TargetSettings.isExtension(target)
        else { return nil }
        let read = TargetSettings(target: target, in: project, configuration: configuration)
        guard read.isForPhone else { return nil }
        var notes = read.notes
        let infoFile = file(read.orOnDevice("INFOPLIST_FILE"), project), stated = target[Self.infoProperties]?.values
        let hasFile = infoFile.map(ProjectFiles.exists) ?? false, hasInfo = hasFile || stated != nil
        let generates = read.settings.flag("GENERATE_INFOPLIST_FILE") || !hasInfo
        let entitlementsFile = file(read.orOnDevice("CODE_SIGN_ENTITLEMENTS"), project)
        let entitlements = entitlements(of: target, read, project)
        var settings = read.settings
        settings.standIns.merge(entitlements.standIns) { first, _ in first }
        let info = InfoPlist(file: hasFile ? infoFile : nil, stated: stated ?? [:], settings: settings, generates: generates)
        var values = info.values
        let point = values["NSExtension"]?["NSExtensionPointIdentifier"]?.text
        var module = module(id, &notes)
        if handlesIntents {
            guard point == WidgetTarget.intentsPoint else { return nil }
        } else if point == nil || !hasInfo {
            // Where there is no property list, the source decides.
            guard SourceFacts.all(module.sources).contains(where: { !$0.facts.widgets.isEmpty || !$0.facts.bundles.isEmpty }) else {
                return nil
            }
            if !hasInfo { values["NSExtension"] = .dictionary(["NSExtensionPointIdentifier": .string(WidgetTarget.extensionPoint)]) }
        } else if point != WidgetTarget.extensionPoint {
            return nil
        }
        if let infoFile, !hasInfo {
            notes.append(ProjectNote(.missingFile, "the target's property list is not there; one was made", file: infoFile))
        }
        notes += info.notes
        notes += entitlements.notes
        var needed = Needed()
        collect(id, into: &needed, open: [id], &notes)
        collectUnstated(id, module, into: &needed, &notes)
        if handlesIntents {
            // `MODULE.IntentHandler`, or the class alone.
            guard let name = values["NSExtension"]?["NSExtensionPrincipalClass"]?.text?.split(separator: ".").last else { return nil }
            let defined = needed.modules.filter { !$0.intentDefinitions.isEmpty }.map { ($0.module, $0.intentDefinitions) }
            module.handler = IntentHandler(
                principalClass: String(name), definitions: Dictionary(defined, uniquingKeysWith: { first, _ in first }))
        }
        var made = WidgetTarget(
            name: target["name"]?.text ?? module.module, productName: read.settings["PRODUCT_NAME"] ?? module.module,
            origin: project.url, configuration: configuration, code: module, modules: needed.modules, packages: needed.remote,
            info: .dictionary(values), infoFile: hasFile ? infoFile : nil, entitlements: entitlements.values,
            entitlementsFile: entitlementsFile, app: app(around: id),
            deploymentTarget: read.settings["IPHONEOS_DEPLOYMENT_TARGET"], notes: notes)
        made.macros = needed.macros
        return made
    }

    /// The reason for which an extension is no widget's, in words that follow its name; nil for other targets.
    func reasonForNoWidget(_ id: ProjectSet.TargetID) -> String? {
        guard let project = set.project(of: id), let target = project[id.id], target["isa"]?.text == "PBXNativeTarget",
            TargetSettings.isExtension(target)
        else { return nil }
        let read = TargetSettings(target: target, in: project, configuration: configuration)
        guard read.isForPhone else {
            let platforms = [read.settings["SDKROOT"], read.settings["SUPPORTED_PLATFORMS"]].compactMap { $0 }
            return "an extension for \(Self.system(platforms.first { $0 != "auto" }))"
        }
        guard let file = file(read.orOnDevice("INFOPLIST_FILE"), project), ProjectFiles.exists(file) else {
            return "an extension whose files declare no widget"
        }
        let list = InfoPlist(file: file, stated: target[Self.infoProperties]?.values ?? [:], settings: read.settings, generates: false)
        guard let point = list.values["NSExtension"]?["NSExtensionPointIdentifier"]?.text else {
            return "an extension whose files declare no widget"
        }
        return "its extension point is \(point)"
            + (point == Self.todayPoint ? ", which is not a widget's, \(WidgetTarget.extensionPoint)" : "")
    }

    /// Widgets in the Today view have it, which came before WidgetKit.
    private static let todayPoint = "com.apple.widget-extension"

    /// The name of the system that platforms, as Xcode has them, are for.
    private static func system(_ platforms: String?) -> String {
        guard let platforms else { return "another system" }
        return ["macosx": "macOS", "watch": "watchOS", "appletv": "tvOS", "xr": "visionOS"].first { platforms.hasPrefix($0.key) }?.value
            ?? platforms
    }

    func file(_ path: String?, _ project: ProjectFile) -> URL? {
        guard let path else { return nil }
        let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path).standardizedFileURL
        return ProjectFiles.onDisk(place)
    }

    func entitlements(of target: [String: PropertyList], _ read: TargetSettings, _ project: ProjectFile) -> Entitlements {
        let place = file(read.orOnDevice("CODE_SIGN_ENTITLEMENTS"), project), stated = target[Self.entitlementProperties]?.values
        // What a specification states is what its file is made of.
        let isMade = stated != nil && !(place.map(ProjectFiles.exists) ?? false)
        return Entitlements(file: isMade ? nil : place, stated: stated ?? [:], settings: read.settings)
    }

    private func app(around id: ProjectSet.TargetID) -> ContainingApp? {
        guard let app = set.app(around: id), let project = set.project(of: app), let target = project[app.id] else { return nil }
        let read = TargetSettings(target: target, in: project, configuration: configuration)
        let entitlements = entitlements(of: target, read, project)
        return ContainingApp(
            name: read.settings["PRODUCT_NAME"] ?? "App",
            identifier: BundleIdentifier.clean(read.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""),
            entitlements: entitlements.values, entitlementsFile: file(read.orOnDevice("CODE_SIGN_ENTITLEMENTS"), project),
            groups: entitlements.notes.contains { $0.kind == .unresolved }
                ? nil : entitlements.values?[Entitlements.groups]?.items?.compactMap(\.text) ?? [],
            deploymentTarget: read.settings["IPHONEOS_DEPLOYMENT_TARGET"],
            sources: TargetMembers(of: app.id, in: project).sources.map(\.file).filter { $0.pathExtension == "swift" })
    }

    // MARK: Modules

    func module(_ id: ProjectSet.TargetID, _ notes: inout [ProjectNote]) -> SourceModule {
        if let known = modules[id] { return known }
        guard let project = set.project(of: id), let target = project[id.id] else { return SourceModule(module: "Module", sources: []) }
        let read = TargetSettings(target: target, in: project, configuration: configuration)
        let members = TargetMembers(of: id.id, in: project)
        notes += members.notes
        let info = file(read.orOnDevice("INFOPLIST_FILE"), project)
        let excluded = read.settings.list("EXCLUDED_SOURCE_FILE_NAMES"), included = read.settings.list("INCLUDED_SOURCE_FILE_NAMES")
        func isLeft(_ file: URL) -> Bool {
            if file == info { return true }
            let name = file.lastPathComponent
            func names(_ patterns: [String]) -> Bool {
                patterns.contains { $0.contains("/") ? Wildcard.matches(file.path, "*" + $0) : Wildcard.matches(name, $0) }
            }
            return names(excluded) && !names(included)
        }
        let sources = members.sources.filter { !isLeft($0.file) }
        func all(_ extensions: String...) -> [URL] { sources.map(\.file).filter { extensions.contains($0.pathExtension) } }
        let definitions = sources.filter { $0.file.pathExtension == "intentdefinition" && !$0.makesNoCode }
        let foreign = all("m", "mm", "c", "cc", "cpp", "cxx", "s", "metal")
        notes += foreign.filter { !ClangSettings.compiles($0) }.map {
            ProjectNote(.language, "it is neither Swift nor C and is not compiled here", file: $0)
        }
        let name = Self.moduleName(read)
        var made = SourceModule(
            module: name, sources: all("swift"),
            resources: members.resources.filter { !isLeft($0.file) }.map { .init(file: $0.file, language: $0.language) },
            // Of a definition in several languages, the base language's file is read.
            intentDefinitions: definitions.filter { $0.language == nil || $0.language == "Base" }.map(\.file).orIfEmpty(
                definitions.prefix(1).map(\.file)),
            dataModels: all("xcdatamodeld", "xcdatamodel"), foreignSources: foreign,
            bridgingHeader: file(read.settings["SWIFT_OBJC_BRIDGING_HEADER"], project), settings: read.swift)
        if target["productType"]?.text?.contains("framework") == true {
            made.umbrellaHeader = (members.headers + project.headers).first {
                $0.lastPathComponent == "\(name).h" && ProjectFiles.exists($0)
            }
        }
        if made.bridgingHeader != nil || made.umbrellaHeader != nil || !made.clangSources.isEmpty {
            made.clang = read.clang(in: project, headers: members.headers + project.headers)
        }
        modules[id] = made
        return made
    }

    private static func moduleName(_ read: TargetSettings) -> String {
        read.settings["PRODUCT_MODULE_NAME"].map { SettingOperator.apply("c99extidentifier", to: $0) } ?? "Module"
    }

    /// The dependencies of a target.
    struct Needed {
        var modules: [SourceModule] = []
        var macros: [MacroTarget] = []
        var remote: [RemotePackage] = []

        mutating func add(_ found: LocalPackages.Contents) {
            for module in found.modules { add(module) }
            for macro in found.macros where !macros.contains(where: { $0.module == macro.module }) { macros.append(macro) }
            for package in found.remote { add(package) }
        }

        mutating func add(_ module: SourceModule) {
            if !modules.contains(where: { $0.module == module.module }) { modules.append(module) }
        }

        mutating func add(_ package: RemotePackage) {
            if !remote.contains(where: { $0.product == package.product }) { remote.append(package) }
        }
    }

    /// Depth first, so that what others need comes first.
    func collect(
        _ id: ProjectSet.TargetID, into needed: inout Needed, open: Set<ProjectSet.TargetID>, _ notes: inout [ProjectNote]
    ) {
        for dependency in set.dependencies(of: id) where !open.contains(dependency) && open.count < 40 {
            guard isLibrary(dependency) else { continue }
            collectLibrary(dependency, into: &needed, open: open, &notes)
        }
        guard let project = set.project(of: id), let target = project[id.id] else { return }
        for product in products(of: target, in: project) { add(product, of: project, to: &needed, &notes) }
    }

    private func isLibrary(_ id: ProjectSet.TargetID) -> Bool {
        let type = set.object(id)?["productType"]?.text ?? ""
        return type.contains("framework") || type.contains("library")
    }

    private func collectLibrary(
        _ id: ProjectSet.TargetID, into needed: inout Needed, open: Set<ProjectSet.TargetID>, _ notes: inout [ProjectNote]
    ) {
        collect(id, into: &needed, open: open.union([id]), &notes)
        var module = module(id, &notes)
        module.needs = needed.modules.map(\.module)
        needed.add(module)
    }

    /// What the same project builds, and a target imports and does not say that it stands on: Xcode finds what it has built. Frameworks of
    /// its own, and products of packages that other targets link.
    func collectUnstated(
        _ id: ProjectSet.TargetID, _ module: SourceModule, into needed: inout Needed, _ notes: inout [ProjectNote]
    ) {
        guard let project = set.project(of: id) else { return }
        let left = project.targetIDs.compactMap { other -> (id: ProjectSet.TargetID, module: String)? in
            let other = ProjectSet.TargetID(project: project.url, id: other)
            guard other != id, isLibrary(other), let target = project[other.id] else { return nil }
            let name = Self.moduleName(TargetSettings(target: target, in: project, configuration: configuration))
            return needed.modules.contains { $0.module == name } ? nil : (other, name)
        }
        let products = unlinkedProducts(of: id.id, in: project, but: needed)
        guard !left.isEmpty || !products.isEmpty else { return }
        let imports = SourceFacts.all(module.sources).reduce(into: Set<String>()) { $0.formUnion($1.facts.imports) }
        for other in left where imports.contains(other.module) { collectLibrary(other.id, into: &needed, open: [id], &notes) }
        for (name, product) in products where imports.contains(name) { add(product, of: project, to: &needed, &notes) }
    }
}

extension Array {
    fileprivate func orIfEmpty(_ other: some Sequence<Element>) -> [Element] { isEmpty ? Array(other) : self }
}
