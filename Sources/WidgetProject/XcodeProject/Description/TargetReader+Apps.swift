import Foundation

/// The apps that widgets are embedded in, as targets that are built like these.
extension TargetReader {
    /// The app that an extension is embedded in; nil where there is none for an iPhone, or none that has source.
    func appTarget(around extensionID: ProjectSet.TargetID) -> WidgetTarget? {
        guard let id = set.app(around: extensionID), let project = set.project(of: id), let target = project[id.id] else { return nil }
        let read = TargetSettings(target: target, in: project, configuration: configuration)
        guard read.isForPhone else { return nil }
        var notes = read.notes
        var module = module(id, &notes)
        guard !module.sources.isEmpty else { return nil }
        module.isApp = true
        let infoFile = file(read.orOnDevice("INFOPLIST_FILE"), project), stated = target[Self.infoProperties]?.values
        let hasFile = infoFile.map(ProjectFiles.exists) ?? false
        let entitlements = entitlements(of: target, read, project)
        var settings = read.settings
        settings.standIns.merge(entitlements.standIns) { first, _ in first }
        let generates = read.settings.flag("GENERATE_INFOPLIST_FILE") || !hasFile && stated == nil
        let info = InfoPlist(file: hasFile ? infoFile : nil, stated: stated ?? [:], settings: settings, generates: generates)
        var values = info.values
        // As Xcode fills them in when it compiles the catalogue.
        if values["CFBundleIcons"] == nil, let icon = read.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
            values["CFBundleIcons"] = .dictionary(["CFBundlePrimaryIcon": .dictionary(["CFBundleIconName": .string(icon)])])
        }
        if values["NSAccentColorName"] == nil, let accent = read.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] {
            values["NSAccentColorName"] = .string(accent)
        }
        notes += info.notes + entitlements.notes
        var needed = Needed()
        collect(id, into: &needed, open: [id], &notes)
        collectUnstated(id, module, into: &needed, &notes)
        var made = WidgetTarget(
            name: target["name"]?.text ?? module.module, productName: read.settings["PRODUCT_NAME"] ?? module.module,
            origin: project.url, configuration: configuration, code: module, modules: needed.modules, packages: needed.remote,
            info: .dictionary(values), infoFile: hasFile ? infoFile : nil, entitlements: entitlements.values,
            entitlementsFile: file(read.orOnDevice("CODE_SIGN_ENTITLEMENTS"), project),
            deploymentTarget: read.settings["IPHONEOS_DEPLOYMENT_TARGET"], notes: notes)
        made.macros = needed.macros
        return made
    }
}
