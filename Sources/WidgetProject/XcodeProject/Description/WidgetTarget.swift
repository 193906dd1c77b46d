import Foundation

/// A widget extension, or the app that it is embedded in: everything that a build of it needs.
package struct WidgetTarget: Hashable, Sendable {
    /// The name as the project shows it.
    package var name: String
    /// The executable's and the bundle's.
    package var productName: String
    /// The project file; the folder or file itself where there is none.
    package var origin: URL
    package var configuration: String
    package var code: SourceModule
    /// Frameworks and libraries of its own or a sibling project, and local packages: what others need comes first.
    package var modules: [SourceModule]
    /// The macros of packages, for whatever of the above uses them.
    package var macros: [MacroTarget] = []
    /// Products of packages that are not in the project's folders, nor fetched.
    package var packages: [RemotePackage]
    /// The bundle's property list with all settings filled in.
    package var info: PropertyList
    package var infoFile: URL?
    /// The target's entitlements; nil where it has none.
    package var entitlements: PropertyList?
    package var entitlementsFile: URL?
    /// Colours and pictures that are in no catalogue yet.
    package var statedAssets: StatedAssets?
    /// The app that it is embedded in.
    package var app: ContainingApp?
    /// The extensions of the same app that answer for its SiriKit intents.
    package var handlers: [WidgetTarget] = []
    /// The least system version, e.g. `17.0`.
    package var deploymentTarget: String?
    package var notes: [ProjectNote]

    package init(
        name: String, productName: String, origin: URL, configuration: String = "Debug", code: SourceModule, modules: [SourceModule] = [],
        packages: [RemotePackage] = [], info: PropertyList, infoFile: URL? = nil, entitlements: PropertyList? = nil,
        entitlementsFile: URL? = nil, app: ContainingApp? = nil, deploymentTarget: String? = nil, notes: [ProjectNote] = []
    ) {
        self.name = name
        self.productName = productName
        self.origin = origin
        self.configuration = configuration
        self.code = code
        self.modules = modules
        self.packages = packages
        self.info = info
        self.infoFile = infoFile
        self.entitlements = entitlements
        self.entitlementsFile = entitlementsFile
        self.app = app
        self.deploymentTarget = deploymentTarget
        self.notes = notes
    }

    /// The extension point that makes a bundle one of widgets.
    package static let extensionPoint = "com.apple.widgetkit-extension"
    /// The one that makes it a handler of SiriKit intents.
    package static let intentsPoint = "com.apple.intents-service"

    /// The App Groups of its entitlements; nil where it has none, or where a stand-in is part of their names.
    package var groups: [String]? {
        guard let entitlements, !notes.contains(where: { $0.kind == .unresolved && $0.file == entitlementsFile?.path }) else { return nil }
        return entitlements[Entitlements.groups]?.items?.compactMap(\.text) ?? []
    }

    /// The bundle's identifier.
    package var identifier: String { info["CFBundleIdentifier"]?.text ?? "" }
}

/// A module's source, with how it is compiled.
package struct SourceModule: Hashable, Sendable {
    /// A file that goes into the bundle.
    package struct Resource: Hashable, Sendable {
        package var file: URL
        /// The language of a file that there is once for each.
        package var language: String?

        package init(file: URL, language: String? = nil) {
            self.file = file
            self.language = language
        }
    }

    /// The name that `import` says.
    package var module: String
    /// The module's Swift files.
    package var sources: [URL]
    package var resources: [Resource]
    /// The definitions of intents for SiriKit, whose classes are generated.
    package var intentDefinitions: [URL]
    /// The models of Core Data, whose classes are generated.
    package var dataModels: [URL]
    /// C, Objective-C and Metal.
    package var foreignSources: [URL]
    package var bridgingHeader: URL?
    /// The umbrella header of a framework: what it imports, each of its files sees.
    package var umbrellaHeader: URL?
    package var settings: SwiftSettings
    /// The settings of a package's target, where it is built for Linux.
    package var settingsOnLinux: SwiftSettings?
    package var clang = ClangSettings()
    /// The names of the other modules that it needs.
    package var needs: [String]
    /// The package that it is a target of; nil for targets of Xcode's.
    package var package: String?
    /// Whether its sources are loose files of an app and of its widgets: the app's `@main` begins nothing, and its own object may be named.
    package var isWithApp = false
    /// Whether it is an app, whose process begins with the app's own entry.
    package var isApp = false
    /// The handler that the process of an Intents extension serves; nil for other targets.
    package var handler: IntentHandler?
    /// Whether the module's package comes from elsewhere, so that what is wrong with it is not the project's fault.
    package var isForeign = false

    package init(
        module: String, sources: [URL], resources: [Resource] = [], intentDefinitions: [URL] = [], dataModels: [URL] = [],
        foreignSources: [URL] = [], bridgingHeader: URL? = nil, settings: SwiftSettings = SwiftSettings(), needs: [String] = [],
        package: String? = nil
    ) {
        self.module = module
        self.sources = sources
        self.resources = resources
        self.intentDefinitions = intentDefinitions
        self.dataModels = dataModels
        self.foreignSources = foreignSources
        self.bridgingHeader = bridgingHeader
        self.settings = settings
        self.needs = needs
        self.package = package
    }

    /// The module's asset catalogues.
    package var catalogs: [URL] { resources.map(\.file).filter { $0.pathExtension == "xcassets" } }
}

/// The handler that the process of an extension of SiriKit intents serves.
package struct IntentHandler: Hashable, Sendable {
    /// The class that it makes an object of, as Swift has it in its module.
    package var principalClass: String
    /// Definitions of intents in modules under it, by the modules' names.
    package var definitions: [String: [URL]]
}

/// The settings with which a module's Swift is compiled.
package struct SwiftSettings: Hashable, Sendable, Codable {
    /// 4, 4.2, 5 or 6.
    package var languageMode = "5"
    /// The conditions that `#if` finds to be true.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    /// `MainActor`, or nil.
    package var defaultIsolation: String?
    /// minimal, targeted or complete, or nil.
    package var strictConcurrency: String?
    /// `/…/` is a regular expression.
    package var bareSlashRegex = true
    /// Symbols are made of asset catalogues.
    package var assetSymbols = true
    /// Whether the asset symbols are members of `Color`, `Image` and the like too.
    package var assetSymbolExtensions = true
    /// Symbols are made of string catalogues.
    package var stringSymbols = false

    package init() {}
}

/// The facts about an extension's containing app that matter to it.
package struct ContainingApp: Hashable, Sendable {
    package var name: String
    package var identifier: String
    /// App Groups and the rest, or nil.
    package var entitlements: PropertyList?
    package var entitlementsFile: URL?
    /// The App Groups of its entitlements; nil where a stand-in is part of their names.
    package var groups: [String]?
    /// The least system version that it installs on.
    package var deploymentTarget: String?
    /// Its own Swift files.
    package var sources: [URL]

    package init(
        name: String, identifier: String, entitlements: PropertyList? = nil, entitlementsFile: URL? = nil, groups: [String]? = nil,
        deploymentTarget: String? = nil, sources: [URL] = []
    ) {
        self.sources = sources
        self.name = name
        self.identifier = identifier
        self.entitlements = entitlements
        self.entitlementsFile = entitlementsFile
        self.groups = groups
        self.deploymentTarget = deploymentTarget
    }
}
