// swift-tools-version: 6.2
import PackageDescription

// The host, the tools and what others use. What runs inside an extension or an app is the package in `SDK`, one dynamic library; the four
// widget systems are the package in `Systems`, which depends on this one as anybody's package does.

/// The package name of all our packages for the compiler, so that `package` access spans them all.
let packageName = SwiftSetting.unsafeFlags(["-package-name", "vitrine"])
/// The settings that make a warning an error in CI, per target: by `-Xswiftc` it would collide with the dependencies' own flags.
let strict: [SwiftSetting] = Context.environment["CI"] != nil ? [.treatAllWarnings(as: .error)] : []
/// A module is compiled as a whole in a debug build too: that is a fifth to a third less work than file by file. Each edit compiles its
/// module anew; with the variable VITRINE_INCREMENTAL only the files that it touches.
let whole: [SwiftSetting] =
    Context.environment["VITRINE_INCREMENTAL"] != nil
    ? []
    : [
        .unsafeFlags(
            ["-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2", "-disable-batch-mode"],
            .when(platforms: [.linux], configuration: .debug))
    ]
/// Settings for code that Xcode builds too: Apple's names stand for our modules, and a file with only `import Foundation` has what that
/// lacks on Linux.
let widgetSource: [SwiftSetting] = [
    .unsafeFlags(["@\(Context.packageDirectory)/SDK/widget-source.flags"], .when(platforms: [.linux])), .swiftLanguageMode(.v5),
    // The lines by which a crash is told: to the frontend itself, since `scripts/build` has the driver leave out all debug information.
    .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(platforms: [.linux], configuration: .debug)),
]
/// The settings of what an extension's process holds and runs seldom: small before fast.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(platforms: [.linux], configuration: .release))]
/// The settings of what works through very many rows or letters, in a build for development too: most of them are seen in one.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug))]
/// The linker that takes a second where the usual one takes ten. What only a debugger reads of the modules is left out of each program, 20 MB
/// of one with Hummingbird, unless the variable VITRINE_DEBUGGER is set.
let lld: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    .unsafeFlags(
        Context.environment["VITRINE_DEBUGGER"] != nil ? [] : ["-Xlinker", "\(Context.packageDirectory)/SDK/without-debugger.ld"],
        .when(platforms: [.linux], configuration: .debug)),
]

/// The library beside the program that stands for libcurl until it is called, or else libcurl: see `SDK/Sources/Libraries/LazyCurl`.
let lazyCurl: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-l:libcurl.so.4"], .when(platforms: [.linux]))]

/// libVitrine.so, with all of its modules.
let sdk: Target.Dependency = .product(name: "Vitrine", package: "SDK")
/// The Apple modules that need a system library which few widgets use: they are linked by whoever imports them.
let apart: [Target.Dependency] = [
    "VitrineSwiftData", "VitrineCoreData", "VitrineSQLite3", "VitrineCommonCrypto", "VitrineCryptoKit", "VitrineSecurity",
]
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
/// SwiftNIO, on which Hummingbird is built, for its connections.
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
/// OpenSSL's libcrypto under CryptoKit's names; on Apple's systems there is CryptoKit.
let crypto: Target.Dependency = .target(name: "VitrineCryptography", condition: .when(platforms: [.linux]))
/// YAML, which specifications of projects are written in.
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

func module(
    _ name: String, _ path: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = [],
    resources: [Resource]? = nil, linker: [LinkerSetting]? = nil
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, resources: resources, packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole, linkerSettings: linker)
}

func program(
    _ name: String, _ path: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = [],
    exclude: [String] = [], linker: [LinkerSetting] = [], plugins: [Target.PluginUsage]? = nil
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: path, exclude: exclude, packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole, linkerSettings: lld + linker, plugins: plugins)
}

func tests(
    _ name: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = [], exclude: [String] = [],
    resources: [Resource]? = nil, plugins: [Target.PluginUsage]? = nil
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, resources: resources, packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole, linkerSettings: lld, plugins: plugins)
}

// MARK: The packageName, floor by floor

let libraries: [Target] = [
    .target(name: "CClockPage", path: "Sources/Libraries/CClockPage"),
    .target(name: "CFileLimit", path: "Sources/Libraries/CFileLimit"),
    .target(name: "CDoors", path: "Sources/Libraries/CDoors"),
    .systemLibrary(name: "CEpoll", path: "Sources/Libraries/CEpoll"),
    .systemLibrary(
        name: "CJavaScriptCore", path: "Sources/Libraries/CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
        providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .systemLibrary(name: "CSQLite", path: "Sources/Libraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CLibcrypto", path: "Sources/Libraries/CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // What data models of Xcode's say, for builds and for processes.
    module("VitrineDataModels", "Sources/Libraries/DataModels", on: [], small),
    module("VitrineStoredColumns", "Sources/Libraries/StoredColumns", on: ["CSQLite"], small),
    module("VitrineCryptography", "Sources/Libraries/Cryptography", on: ["CLibcrypto"], small),
    // A keychain in files, for the module Security and for Credentials.
    module("VitrineKeychain", "Sources/Libraries/Keychain", on: [sdk, crypto], small),
]

/// Corrections of Foundation on Linux, by functions of the same names: they have to be linked into the program itself, before
/// Foundation's library.
let foundationOnLinux: [Target] = [
    .target(name: "CVirtualClock", dependencies: ["CClockPage"], path: "Sources/FoundationOnLinux/VirtualClock"),
    .target(name: "CFormatArguments", path: "Sources/FoundationOnLinux/FormatArguments"),
    module("FoundationOnLinux", "Sources/FoundationOnLinux/Interposed", on: ["CVirtualClock", "CFormatArguments", sdk]),
]

let apple: [Target] = [
    // Not on VitrineSwiftData: where a file imports Core Data first, Swift would find that module by its own name before it is asked for by
    // Apple's, and then miss the conformances that `@Model` gives.
    module("VitrineCoreData", "Sources/Apple/CoreData", on: ["VitrineDataModels", "VitrineStoredColumns", sdk], small),
    module("VitrineCommonCrypto", "Sources/Apple/CommonCrypto", on: ["VitrineCryptoKit"], small),
    module("VitrineCryptoKit", "Sources/Apple/CryptoKit", on: ["CLibcrypto"], small),
    module("VitrineJavaScriptCore", "Sources/Apple/JavaScriptCore", on: ["CJavaScriptCore"], small),
    module("VitrineSQLite3", "Sources/Apple/SQLite3", on: ["CSQLite"], small),
    module("VitrineSecurity", "Sources/Apple/Security", on: ["VitrineKeychain", sdk], small),
    module("VitrineSwiftData", "Sources/Apple/SwiftData", on: ["VitrineStoredColumns", sdk], small),
]

let sharing: [Target] = [
    module("Credentials", "Sources/Sharing/Credentials", on: ["VitrineKeychain", sdk, crypto], small),
    module(
        "SharedStore", "Sources/Sharing/SharedStore", on: [grdb, sqlite, .byName(name: "CEpoll", condition: .when(platforms: [.linux]))]),
]

/// JavaScript, for apps only: an extension must never link it.
let scripting: [Target] = [
    module(
        "ScriptBridge", "Sources/ScriptBridge/Bridge", on: [.byName(name: "CJavaScriptCore", condition: .when(platforms: [.linux]))]),
    // What JavaScript finds as `NativeModules`.
    module("ScriptModules", "Sources/ScriptBridge/Modules", on: ["ScriptBridge", sdk], widgetSource),
]

/// The modules that read Xcode projects, and the tools that builds use for it.
let project: [Target] = [
    // Reads projects, settings and folders; draws and builds nothing.
    module("XcodeProject", "Sources/WidgetProject/XcodeProject", on: [yams]),
    // Compiles what was read, links it and puts its bundle together.
    module(
        "WidgetBuild", "Sources/WidgetProject/WidgetBuild", on: ["XcodeProject", "AssetSymbols", "VitrineDataModels", "IntentDefinitions"],
        resources: [.copy("Resources/apple-names.tsv")]),
    module("IntentDefinitions", "Sources/WidgetProject/IntentDefinitions"),
    program("vitrine-intents", "Sources/WidgetProject/IntentGenerator", on: ["IntentDefinitions"]),
    module("AssetSymbols", "Sources/WidgetProject/AssetSymbols"),
    program("vitrine-assets", "Sources/WidgetProject/AssetSymbolGenerator", on: ["AssetSymbols"]),
    .plugin(name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["vitrine-assets"], path: "Plugins/AssetSymbols"),
    .plugin(
        name: "IntentDefinitionsPlugin", capability: .buildTool(), dependencies: ["vitrine-intents"], path: "Plugins/IntentDefinitions"),
]

let hostWing: [Target] = [
    // Written in C: without Swift's runtime it starts in a third of the time, which each child waits for.
    .executableTarget(
        name: "vitrine-confine", path: "Sources/Confine", exclude: ["as-needed.cfg"],
        linkerSettings: [
            .linkedLibrary("seccomp"),
            .unsafeFlags(
                ["-nostartfiles", "-Xclang-linker", "--config=\(Context.packageDirectory)/Sources/Confine/as-needed.cfg"],
                .when(platforms: [.linux])),
        ]),
    module("LoopbackPorts", "Sources/LoopbackPorts"),
    module("LocalServers", "Sources/LocalServers", on: [hummingbird, log, nio]),
    module(
        "WidgetHost", "Sources/WidgetHost",
        on: ["VitrineKeychain", "LoopbackPorts", "CClockPage", "CDoors", "CFileLimit", sdk, grdb, log]),
    module("HomeScreen", "Sources/HomeScreen", on: ["LocalServers", "WidgetHost", sdk, hummingbird, crypto], resources: [.copy("Page")]),
]

let top: [Target] = [
    module("WidgetTesting", "Sources/WidgetTesting", on: ["CVirtualClock", sdk] + apart),
    program(
        "vitrine", "Sources/vitrine",
        on: [
            "WidgetHost", "VitrineKeychain", "HomeScreen", "XcodeProject", "WidgetBuild", sdk, argumentParser, crypto, "vitrine-confine",
            "vitrine-app",
        ], linker: lazyCurl),
    // The app of widgets that come without one.
    program("vitrine-app", "Sources/StandInApp", on: [sdk]),
]

/// Processes that tests start, stop and kill.
let fixtures: [Target] = [
    // An extension that misbehaves on purpose, for the tests of the host.
    program(
        "ProbeWidgets", "Tests/Fixtures/ProbeWidgets", on: [sdk, "FoundationOnLinux", "ProbeDefinitions"], widgetSource,
        exclude: ["Info.plist", "ProbeWidgets.entitlements"]),
    // A SiriKit intent that widgets and their handler share.
    .target(
        name: "ProbeDefinitions", dependencies: [sdk], path: "Tests/Fixtures/ProbeDefinitions", packageAccess: false,
        swiftSettings: [packageName] + widgetSource + strict + whole, plugins: ["IntentDefinitionsPlugin"]),
    // The handler of that intent.
    program(
        "ProbeIntents", "Tests/Fixtures/ProbeIntents", on: [sdk, "FoundationOnLinux", "ProbeDefinitions"], widgetSource,
        exclude: ["Info.plist", "ProbeIntents.entitlements"], plugins: ["IntentDefinitionsPlugin"]),
    // An app, a service, or a process that breaks the host's rules.
    program("host-child", "Tests/Fixtures/HostChild", on: [sdk]),
    // What no widget does, for the tests of the fence.
    .executableTarget(name: "hostile-child", path: "Tests/Fixtures/HostileChild"),
    // A process that fetches through a cache it shares.
    program("fetch-child", "Tests/Fixtures/FetchChild", on: [sdk]),
    // A process that shares a session, for the tests of Credentials and for the long rounds.
    program("session-child", "Tests/Fixtures/SessionChild", on: ["Credentials", sdk]),
    // A process that writes to and observes a store it shares.
    program("store-child", "Tests/Fixtures/StoreChild", on: ["SharedStore", "StoreRounds", grdb]),
    // A process that compares widgets, as an app or an extension does, for the tests of WidgetLifecycle.
    program("lifecycle-child", "Tests/Fixtures/LifecycleChild", on: [sdk]),
    // A process that writes models into a store it shares, until it is killed.
    program("model-child", "Tests/Fixtures/ModelChild", on: ["VitrineSwiftData", sdk], widgetSource),
    // A host of its own process, to be killed.
    program("configuring-host", "Tests/Fixtures/ConfiguringHost", on: ["WidgetHost", sdk]),
    // A process that does with Foundation what it is told, for the tests of FoundationOnLinux.
    program("defaults-child", "Tests/Fixtures/DefaultsChild", on: ["FoundationOnLinux", sdk]),
]

let testSuites: [Target] = [
    tests("JavaScriptCoreTests", on: ["VitrineJavaScriptCore", sdk], widgetSource),
    tests("ScriptBridgeTests", on: ["ScriptBridge", "ScriptModules", "RunningService", sdk, hummingbird]),
    tests("DrawingTests", on: ["HeadlessBrowser", "HostileInput", "SeededGenerators", sdk], resources: [.copy("Resources")]),
    tests("HostileInputTests", on: ["HostileInput", "SeededGenerators", sdk]),
    tests("TextTests", on: [sdk]),
    tests("SwiftUITests", on: ["SeededGenerators", sdk] + apart, widgetSource, resources: [.copy("Resources")]),
    // Catalogues, strings and fonts as Xcode projects keep them, written by the tests.
    tests(
        "AssetTests", on: ["AssetSymbols", "WidgetTesting", sdk], widgetSource, resources: [.process("Resources")],
        plugins: ["AssetSymbolsPlugin"]),
    // Models as widgets declare them, in stores that two processes share.
    tests("SwiftDataTests", on: ["VitrineSwiftData", "model-child", "OwnThreads", sdk], widgetSource),
    tests("CoreDataTests", on: ["VitrineCoreData", "VitrineSQLite3", sdk], widgetSource),
    tests("CryptoKitTests", on: ["VitrineCommonCrypto", "VitrineCryptoKit", "VitrineSecurity", sdk], widgetSource),
    tests("UIKitTests", on: [sdk] + apart, widgetSource),
    tests("ChartsTests", on: [sdk], widgetSource),
    tests("WidgetArchiveTests", on: ["OwnThreads", "SeededGenerators", sdk]),
    tests("WidgetKitTests", on: ["OwnThreads", "WidgetTesting", sdk], widgetSource, exclude: ["References"]),
    // What widget source says, as it says it: every name that widgets use compiles, and what is visible is drawn.
    tests("SurfaceTests", on: ["WidgetTesting", sdk] + apart, widgetSource, resources: [.copy("Resources")]),
    // What a device or its owner knows: values, what is refused, and widget source that asks for it.
    tests("AppleModulesTests", on: ["OwnThreads", sdk] + apart, widgetSource),
    tests(
        "IntentsTests", on: ["IntentDefinitions", sdk], widgetSource, resources: [.process("Resources")],
        plugins: ["IntentDefinitionsPlugin"]),
    tests("AppIntentsTests", on: [sdk] + apart, widgetSource),
    tests("GalleryTests", on: ["GalleryScenes", "WidgetTesting", sdk], widgetSource, exclude: ["References"]),
    tests(
        "FoundationOnLinuxTests",
        on: ["OwnThreads", "FoundationOnLinux", "CVirtualClock", "CClockPage", "defaults-child", "vitrine-confine", sdk]),
    tests("SourceLintTests", on: ["SourceLint"]),
    tests("WidgetLifecycleTests", on: ["OwnThreads", "TestTime", "lifecycle-child", sdk]),
    tests(
        "SharingTests", on: ["OwnThreads", "LinkRounds", "SeededGenerators", "TestTime", "fetch-child", "RunningService", sdk, hummingbird]),
    tests(
        "SharedStoreTests", on: ["OwnThreads", "SeededGenerators", "SharedStore", "StoreRounds", "store-child", "vitrine-confine", grdb]),
    tests("XcodeProjectTests", on: ["XcodeProject"]),
    tests(
        "WidgetBuildTests",
        on: ["VitrineDataModels", "WidgetBuild", "XcodeProject", "FoundationOnLinux", "OwnThreads", "vitrine", "vitrine-confine", sdk]
            + apart),
    tests(
        "WidgetHostTests",
        on: [
            "LoopbackPorts", "OwnThreads", "TestTime", "WidgetHost", "CClockPage", "VitrineKeychain", "ProbeWidgets", "ProbeIntents",
            "host-child", "hostile-child", "session-child", "configuring-host", "HomeScreen", "HeadlessBrowser", "vitrine-confine", sdk,
            grdb,
        ]),
    tests(
        "HomeScreenTests",
        on: ["OwnThreads", "HomeScreen", "LocalServers", "RunningService", hummingbird, "WidgetHost", "HeadlessBrowser", sdk]),
]

/// Tools of the tests and benchmarks of this package and of the systems.
let tools: [Target] = [
    // Threads for tests that block, which must not hold those of Swift's shared pool.
    module("OwnThreads", "Tests/Tools/OwnThreads"),
    // Looks for calls that hold a thread of that pool.
    module("SourceLint", "Tests/Tools/SourceLint", on: [], quick),
    // A server on a port of its own, and who asks it, for the tests of every service.
    module("RunningService", "Tests/Tools/RunningService", on: ["LocalServers", hummingbird]),
    // A system's service, app, extension and host as real processes, for the tests of every system and for the figures.
    module("SystemProcesses", "Tests/Tools/SystemProcesses", on: ["TestTime", "WidgetHost", sdk]),
    // A picture of a widget: its name, its surroundings and how it is drawn.
    module("PictureScenes", "Tests/Tools/PictureScenes", on: ["WidgetTesting", sdk], widgetSource),
    // What the gallery shows: every view and modifier once, for its tests and for `vitrine-gallery`.
    module("GalleryScenes", "Tests/Tools/GalleryScenes", on: ["WidgetTesting", sdk], widgetSource),
    program("vitrine-gallery", "Tests/Tools/Gallery", on: ["GalleryScenes", "WidgetTesting", sdk], widgetSource),
    // A real browser, for the page, for SVG, and as a peer of the figures.
    module("HeadlessBrowser", "Tests/Tools/HeadlessBrowser"),
    // Links by the thousand, sound and broken, for the tests of DeepLinks and for the long rounds.
    module("LinkRounds", "Tests/Tools/LinkRounds", on: [sdk]),
    // A clock that a test moves, and how it waits for what real processes do.
    module("TestTime", "Tests/Tools/TestTime"),
    // Random numbers that can be had again.
    module("SeededGenerators", "Tests/Tools/SeededGenerators"),
    // A table that is written at random, for the tests of SharedStore, for the long rounds and for the figures.
    module("StoreRounds", "Tests/Tools/StoreRounds", on: ["SeededGenerators", "SharedStore", grdb]),
    // What nobody sane would send, for the tests and for the long rounds.
    module("HostileInput", "Tests/Tools/HostileInput", on: ["SeededGenerators", sdk]),
    program("vitrine-fuzz", "Benchmarks/Fuzz", on: ["HostileInput", sdk]),
    // What all benchmarks measure, as a line of their table and as a record of their file.
    module("BenchFigures", "Benchmarks/Figures"),
    // A tile as values, for everyone who draws it in the benchmarks.
    module("BenchScene", "Benchmarks/Scene", on: [sdk]),
    // Which of Apple's public names our modules have.
    .executableTarget(
        name: "vitrine-surface", path: "Tests/Tools/Surface", exclude: ["Names"], packageAccess: false,
        swiftSettings: [packageName] + quick + strict + whole),
    // A process that saves bookings as an app does, by its JavaScript into the group's store, and says how long that took.
    program("script-child", "Benchmarks/ScriptChild", on: ["ScriptBridge", "ScriptModules", "FoundationOnLinux", sdk]),
    // The host alone: a day of a thousand widgets, dates that tick, and a day of real systems.
    program("host-bench", "Benchmarks/Host", on: ["WidgetHost", "BenchFigures", sdk]),
    // How soon one process is told of another's commit, and what a change costs in collections of different sizes.
    program(
        "store-bench", "Benchmarks/Store", on: ["SeededGenerators", "SharedStore", "StoreRounds", "store-child", "BenchFigures", grdb]),
    // What somebody waits for who works on a project of his own: `vitrine check` and the first picture of `vitrine preview`.
    program("project-bench", "Benchmarks/Projects", on: ["XcodeProject", "BenchFigures", "RunningService", "OwnThreads"]),
    program("foundation-child", "Benchmarks/FoundationChild"),
]

/// The targets for libFuzzer, which has its own `main`: only `scripts/stress line` asks for it, with `--sanitize fuzzer`.
let fuzzers: [Target] = [
    program(
        "line-fuzzer", "Benchmarks/LineFuzzer", on: ["HostileInput", sdk], [.unsafeFlags(["-parse-as-library"])])
]

var targets =
    libraries + foundationOnLinux + apple + sharing + scripting + project + hostWing + top + fixtures + testSuites + tools
    + (Context.environment["VITRINE_TARGETS"] == "line-fuzzer" ? fuzzers : [])

// `VITRINE_TARGETS=DrawingTests,SwiftUITests swift test` builds only what those targets need: `swift test` alone builds the whole package.
if let wanted = Context.environment["VITRINE_TARGETS"] {
    let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard let target = byName[name], kept.insert(name).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): keep(name)
            default: break
            }
        }
        for case .plugin(let name, _) in target.plugins ?? [] { keep(name) }
    }
    for name in wanted.split(separator: ",") {
        switch name {
        // What tests run, and nothing of the benchmarks.
        case "tests": targets.filter { $0.type == .test }.forEach { keep($0.name) }
        // What a widget from elsewhere is linked with beside libVitrine.so.
        case "apple": (apple + foundationOnLinux).forEach { keep($0.name) }
        default: keep(String(name))
        }
    }
    targets = targets.filter { kept.contains($0.name) }
}

struct Offer {
    var targets: [String]
    var product: Product

    static func library(_ name: String, _ targets: [String]? = nil) -> Offer {
        Offer(targets: targets ?? [name], product: .library(name: name, targets: targets ?? [name]))
    }
}

/// Products for other packages, with the targets they are made of: Documentation.docc/AsAPackage.md.
let products: [Offer] =
    [
        // What runs in an extension or an app: libVitrine.so, and what has to stand in the program itself. On Apple's systems its
        // Apple-named modules are Apple's own.
        .library("VitrineSDK", ["FoundationOnLinux"]),
        .library("VitrineData", ["VitrineSwiftData", "VitrineCoreData", "VitrineSQLite3"]),
        .library(
            "VitrineSecrets",
            ["VitrineCommonCrypto", "VitrineCryptoKit", "VitrineSecurity", "VitrineKeychain", "Credentials", "VitrineCryptography"]),
        .library("SharedStore"),
        // JavaScript, for apps only.
        .library("ScriptBridge", ["ScriptBridge", "ScriptModules"]),
        .library("VitrineScripts", ["VitrineJavaScriptCore"]),
        // A service goes by the home screen's clock.
        .library("VirtualClock", ["CVirtualClock"]),
        .library("WidgetTesting"),
        // HTTP on this machine, for services and the pages of apps.
        .library("LocalServers"),
        // The products for the systems' tests and benchmarks.
        .library("WidgetHost", ["WidgetHost", "LoopbackPorts", "HomeScreen"]),
        .library(
            "VitrineTestTools",
            [
                "OwnThreads", "RunningService", "SystemProcesses", "HeadlessBrowser", "LinkRounds", "StoreRounds", "HostileInput",
                "SeededGenerators", "TestTime", "BenchFigures", "BenchScene", "LoopbackPorts",
            ]),
        .library("PictureScenes"),
    ]
    + ["vitrine", "vitrine-confine"].map { Offer(targets: [$0], product: .executable(name: $0, targets: [$0])) }
    + ["AssetSymbolsPlugin", "IntentDefinitionsPlugin"].map { Offer(targets: [$0], product: .plugin(name: $0, targets: [$0])) }

let package = Package(
    name: "vitrine",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: products.filter { offer in offer.targets.allSatisfy { name in targets.contains { $0.name == name } } }.map(\.product),
    dependencies: [
        .package(name: "SDK", path: "SDK"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // The trait for configuration from files and the environment is left out, as nothing here reads it.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: targets
)
