import Foundation

/// Puts a target's build settings together, with what Xcode adds.
struct TargetSettings {
    /// Stands for the ten letters of a team that signs, which public repositories leave out.
    static let team = "TEAM000000"

    /// Notes on configuration files that could not be read.
    private(set) var notes: [ProjectNote] = []
    private(set) var settings: BuildSettings

    init(target: [String: PropertyList], in project: ProjectFile, configuration: String) {
        let name = target["name"]?.text ?? "Target"
        var layers = [Self.preset(target: name, project: project, configuration: configuration, isExtension: Self.isExtension(target))]
        var notes: [ProjectNote] = []
        for object in [project.root, target] {
            guard let found = project.configuration(configuration, of: object) else { continue }
            if let file = project.settingsFile(of: found) {
                do throws(ProjectError) {
                    let settings = try SettingsFile(file, project: project.folder)
                    layers.append(settings.layer)
                    notes += settings.missing
                } catch {
                    notes.append(ProjectNote(.settings, "the configuration \(configuration) is based on it: \(error)", file: file))
                }
            }
            layers.append(SettingLayer(buildSettings: found["buildSettings"]?.values ?? [:]))
        }
        settings = BuildSettings(
            layers: layers, surroundings: SettingSurroundings(configuration: configuration), standIns: ["DEVELOPMENT_TEAM": Self.team])
        // An empty team is none.
        if settings["DEVELOPMENT_TEAM"] == nil {
            settings.layers.append(SettingLayer([.init(key: "DEVELOPMENT_TEAM", value: Self.team)]))
        }
        self.notes = notes
    }

    static func isExtension(_ target: [String: PropertyList]) -> Bool {
        (target["productType"]?.text ?? "").contains("extension")
    }

    private static func preset(target: String, project: ProjectFile, configuration: String, isExtension: Bool) -> SettingLayer {
        let folder = project.folder.path
        let region = project.root["developmentRegion"]?.text ?? "en"
        let values = [
            "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project.name, "PROJECT": project.name,
            "PROJECT_DIR": folder, "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_FILE_PATH": project.url.path,
            "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": region,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": isExtension ? "XPC!" : "APPL", "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "SDKROOT": "iphonesimulator", "SDK_NAME": "iphonesimulator26.0",
            "WRAPPER_EXTENSION": isExtension ? "appex" : "app", "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM).",
            "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM).", "CURRENT_ARCH": "arm64", "ARCHS": "arm64", "NATIVE_ARCH": "arm64",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "XCODE_VERSION_MAJOR": "2600", "DEVELOPER_DIR": "/Applications/Xcode.app",
        ]
        return SettingLayer(values.map { SettingLayer.Assignment(key: $0, value: $1) })
    }

    // MARK: What they say

    /// Whether the target is one for iPhones. Platforms that it names itself count before the SDK that it is built with unless another is
    /// asked for.
    var isForPhone: Bool {
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        if platforms.contains("iphoneos") || platforms.contains("iphonesimulator") { return true }
        let sdk =
            settings.layers.dropFirst().reversed()
            .compactMap { $0.assignments("SDKROOT", in: settings.surroundings).last?.value }.first.map { settings.expand($0) } ?? ""
        if sdk.hasPrefix("iphone") { return true }
        if ["macosx", "watchos", "watchsimulator", "appletvos", "appletvsimulator", "xros"].contains(where: sdk.hasPrefix) { return false }
        return platforms.isEmpty
    }

    /// A setting, or what it is on a device where the simulator has none.
    func orOnDevice(_ key: String) -> String? {
        if let value = settings[key] { return value }
        var device = settings
        device.surroundings = settings.surroundings.onDevice
        return device[key]
    }

    var swift: SwiftSettings {
        var swift = SwiftSettings()
        let version = settings["SWIFT_VERSION"] ?? "5"
        swift.languageMode = version.hasPrefix("6") ? "6" : version == "4.2" ? "4.2" : version.hasPrefix("4") ? "4" : "5"
        swift.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        swift.bareSlashRegex = settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX", preset: true)
        swift.assetSymbols = settings.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", preset: true)
        swift.assetSymbolExtensions = settings.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        swift.stringSymbols = settings.flag("STRING_CATALOG_GENERATE_SYMBOLS")
        let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]
        swift.defaultIsolation = isolation == "MainActor" ? isolation : nil
        swift.strictConcurrency = settings["SWIFT_STRICT_CONCURRENCY"].flatMap { ["targeted", "complete"].contains($0) ? $0 : nil }
        if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") { swift.upcomingFeatures += Self.approachable }
        swift.upcomingFeatures += settings.keys.sorted().compactMap { key in
            guard key.hasPrefix("SWIFT_UPCOMING_FEATURE_"), settings.flag(key) else { return nil }
            return Self.feature(String(key.dropFirst("SWIFT_UPCOMING_FEATURE_".count)))
        }
        readFlags(into: &swift)
        swift.conditions = Self.unique(swift.conditions.filter(Self.isIdentifier))
        swift.upcomingFeatures = Self.unique(swift.upcomingFeatures.filter(Self.isIdentifier))
        swift.experimentalFeatures = Self.unique(swift.experimentalFeatures.filter(Self.isIdentifier))
        return swift
    }

    /// Reads the other flags: only those that change what source means.
    private func readFlags(into swift: inout SwiftSettings) {
        var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
        while let flag = flags.popFirst() {
            switch flag {
            case "-D": flags.popFirst().map { swift.conditions.append($0) }
            case "-enable-upcoming-feature": flags.popFirst().map { swift.upcomingFeatures.append($0) }
            case "-enable-experimental-feature": flags.popFirst().map { swift.experimentalFeatures.append($0) }
            case "-enable-bare-slash-regex": swift.bareSlashRegex = true
            case "-default-isolation": swift.defaultIsolation = flags.popFirst() == "MainActor" ? "MainActor" : nil
            case _ where flag.hasPrefix("-D") && flag.count > 2: swift.conditions.append(String(flag.dropFirst(2)))
            default: break
            }
        }
    }

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func unique(_ words: [String]) -> [String] {
        var known: Set<String> = []
        return words.filter { known.insert($0).inserted }
    }

    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]

    /// The compiler's name for a setting's feature: `MemberImportVisibility` for `MEMBER_IMPORT_VISIBILITY`.
    private static func feature(_ setting: String) -> String? {
        let named = [
            "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
            "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
            "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
            "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials", "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
            "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
            "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
            "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
            "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
            "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
            "REGION_BASED_ISOLATION": "RegionBasedIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
            "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        ]
        return named[setting]
    }
}
