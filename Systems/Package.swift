// swift-tools-version: 6.2
import PackageDescription

// Four widget systems, each an app, its widget extension and its service, as any team would write them. They use Vitrine as
// Documentation.docc/AsAPackage.md says, and are built into its build folder by `scripts/build`.

/// The settings that make a warning an error in CI.
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
/// Settings for code that Xcode builds too.
let widgetSource: [SwiftSetting] = [
    .unsafeFlags(["@\(Context.packageDirectory)/../SDK/widget-source.flags"], .when(platforms: [.linux])), .swiftLanguageMode(.v5),
    // The lines by which a crash is told: to the frontend itself, since `scripts/build` has the driver leave out all debug information.
    .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(platforms: [.linux], configuration: .debug)),
]
/// The settings of what works through very many rows or pixels, in a build for development too.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug))]
/// Tests and benchmarks see what Vitrine's own packages see of each other.
let packageName = SwiftSetting.unsafeFlags(["-package-name", "vitrine"])
/// The linker leaves out what only a debugger reads of the modules, 20 MB of an app, unless the variable VITRINE_DEBUGGER is set.
let lld: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    .unsafeFlags(
        Context.environment["VITRINE_DEBUGGER"] != nil ? [] : ["-Xlinker", "\(Context.packageDirectory)/../SDK/without-debugger.ld"],
        .when(platforms: [.linux], configuration: .debug)),
]
/// The settings for an extension's executable: its relocations are packed into a few pages, all of which the start has to read.
let lean: [LinkerSetting] =
    lld + [
        .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(platforms: [.linux])),
        .unsafeFlags(["-Xlinker", "--icf=all", "-Xlinker", "--gc-sections"], .when(platforms: [.linux], configuration: .release)),
    ]

func vitrine(_ product: String) -> Target.Dependency { .product(name: product, package: "vitrine") }
/// The SDK, which runs in an app or an extension.
let sdk = vitrine("VitrineSDK")
/// The library alone.
let library: Target.Dependency = .product(name: "Vitrine", package: "SDK")
let secrets = vitrine("VitrineSecrets")
let scripts = vitrine("ScriptBridge")
let servers = vitrine("LocalServers")
let testing = vitrine("WidgetTesting")
let host = vitrine("WidgetHost")
let sharedStore = vitrine("SharedStore")
let testTools = vitrine("VitrineTestTools")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// Targets that see the SDK, themselves or through another.
nonisolated(unsafe) var seeSDK: Set<String> = []

/// The dependencies of a target, and the library itself where it sees the SDK: SwiftPM compiles a target anew when a product changes that it
/// names, and not for what that product stands on.
func following(_ name: String, _ dependencies: [Target.Dependency]) -> [Target.Dependency] {
    let isOnSDK = dependencies.contains { dependency in
        switch dependency {
        case .productItem(let product, _, _, _): ["VitrineSDK", "WidgetTesting", "WidgetHost", "VitrineTestTools"].contains(product)
        case .byNameItem(let other, _), .targetItem(let other, _): seeSDK.contains(other)
        default: false
        }
    }
    guard isOnSDK else { return dependencies }
    seeSDK.insert(name)
    let namesIt = dependencies.contains { if case .productItem("Vitrine", _, _, _) = $0 { true } else { false } }
    return namesIt ? dependencies : dependencies + [library]
}

func module(
    _ name: String, _ path: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = [],
    resources: [Resource]? = nil, plugins: [Target.PluginUsage]? = nil
) -> Target {
    .target(
        name: name, dependencies: following(name, dependencies), path: path, resources: resources, swiftSettings: settings + strict + whole,
        plugins: plugins
    )
}

func app(_ system: String, on dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: "\(system)App", dependencies: following("\(system)App", dependencies + [sdk, argumentParser]), path: "\(system)/App",
        exclude: ["Info.plist", "\(system).entitlements"], resources: [.process("Resources")], swiftSettings: widgetSource + strict + whole,
        linkerSettings: lld)
}

/// A widget extension, or one that handles SiriKit intents.
func appExtension(
    _ system: String, _ part: String = "Widgets", on dependencies: [Target.Dependency], resources: [Resource]? = nil,
    plugins: [Target.PluginUsage]? = nil
) -> Target {
    .executableTarget(
        name: system + part, dependencies: following(system + part, dependencies + [sdk]), path: "\(system)/\(part)",
        exclude: ["Info.plist", "\(system)\(part).entitlements"], resources: resources, swiftSettings: widgetSource + strict + whole,
        linkerSettings: lean, plugins: plugins)
}

/// The classes of a system's `.intentdefinition`.
func intentClasses() -> [Target.PluginUsage] { [.plugin(name: "IntentDefinitionsPlugin", package: "vitrine")] }

/// The older intent, which the widgets and its handler share.
func definitions(_ system: String) -> Target {
    module(
        "\(system)Definitions", "\(system)/Definitions", on: [.byName(name: "\(system)Core"), sdk], widgetSource,
        resources: [.process("Resources")], plugins: intentClasses())
}

func service(_ system: String, on dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "\(system)Service",
        dependencies: dependencies + [.byName(name: "\(system)ServiceCore"), "ServiceProcess", vitrine("VirtualClock"), argumentParser],
        path: "\(system)/Service", swiftSettings: strict + whole, linkerSettings: lld)
}

func tests(
    _ name: String, on dependencies: [Target.Dependency], _ settings: [SwiftSetting] = [], exclude: [String] = [],
    resources: [Resource]? = nil
) -> Target {
    .testTarget(
        name: name, dependencies: following(name, dependencies), path: "Tests/\(name)", exclude: exclude, resources: resources,
        packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole, linkerSettings: lld)
}

/// A target of which tests and benchmarks are made.
func tool(
    _ name: String, _ path: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = [],
    resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: following(name, dependencies), path: path, resources: resources, packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole)
}

func program(_ name: String, _ path: String, on dependencies: [Target.Dependency], _ settings: [SwiftSetting] = []) -> Target {
    .executableTarget(
        name: name, dependencies: following(name, dependencies), path: path, packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole,
        linkerSettings: lld)
}

/// Modules that the systems' own processes have in common.
let common: [Target] = [
    module("ServiceProcess", "Common/ServiceProcess", on: [argumentParser]),
    module("Passwords", "Common/Passwords", on: [secrets]),
    module("LoopbackService", "Common/LoopbackService", on: [servers, hummingbird]),
    // A service's SQLite file.
    module("ServiceStorage", "Common/ServiceStorage", on: [grdb]),
    // Access and refresh tokens, of which each is used once.
    module("RotatingTokens", "Common/RotatingTokens", on: ["LoopbackService", "Passwords", secrets, hummingbird, grdb]),
    module("SampleData", "Common/SampleData", on: [], quick),
    module("AppPage", "Common/AppPage", on: [servers, hummingbird, mustache]),
    // An app's line to the host.
    module("AppLine", "Common/AppLine", on: ["AppPage", sdk]),
    module("WidgetTimelines", "Common/WidgetTimelines", on: [sdk], widgetSource),
    module("ServiceAddresses", "Common/ServiceAddresses", on: [sdk], widgetSource),
]

let trips: [Target] = [
    module("TripsCore", "Trips/Core", on: [sdk], widgetSource, resources: [.process("Resources")]),
    appExtension("Trips", on: ["TripsCore"]),
    module(
        "TripsServiceCore", "Trips/ServiceCore",
        on: ["LoopbackService", "ServiceStorage", "SampleData", "Passwords", secrets, hummingbird, grdb],
        resources: [.copy("Resources/Hotels"), .copy("Resources/Samples")]),
    service("Trips", on: ["ServiceStorage"]),
    module(
        "TripsAppCore", "Trips/AppCore", on: ["TripsCore", "AppPage", "AppLine", sdk, scripts, hummingbird], widgetSource,
        resources: [.copy("Page"), .copy("Script")]),
    app("Trips", on: ["TripsAppCore", "AppPage"]),
]

let getaways: [Target] = [
    module("GetawaysCore", "Getaways/Core", on: ["ServiceAddresses", sdk], widgetSource, resources: [.process("Resources")]),
    definitions("Getaways"),
    appExtension("Getaways", "Intents", on: ["GetawaysCore", "GetawaysDefinitions"], plugins: intentClasses()),
    appExtension("Getaways", on: ["GetawaysCore", "GetawaysDefinitions"], resources: [.process("Resources")]),
    module(
        "GetawaysAppCore", "Getaways/AppCore", on: ["GetawaysCore", "AppPage", "AppLine", sdk, scripts, hummingbird], widgetSource,
        resources: [.copy("Page"), .copy("Script")]),
    app("Getaways", on: ["GetawaysAppCore", "GetawaysCore", "AppPage"]),
    module(
        "GetawaysServiceCore", "Getaways/ServiceCore", on: ["LoopbackService", "SampleData", hummingbird], quick,
        resources: ["Airports", "Deals", "Photographs", "Hostile"].map { .copy("Resources/\($0)") }),
    service("Getaways"),
]

let insights: [Target] = [
    module("InsightsCore", "Insights/Core", on: ["ServiceAddresses", sdk], widgetSource, resources: [.process("Resources")]),
    // The merchant's session in the keychain, which the core asks by a protocol: what only draws tiles links no cryptography.
    module("InsightsSession", "Insights/Session", on: ["InsightsCore", secrets], widgetSource),
    definitions("Insights"),
    appExtension("Insights", "Intents", on: ["InsightsCore", "InsightsDefinitions", "InsightsSession"], plugins: intentClasses()),
    appExtension("Insights", on: ["InsightsCore", "InsightsDefinitions", "InsightsSession"], resources: [.process("Resources")]),
    module(
        "InsightsAppCore", "Insights/AppCore",
        on: ["InsightsCore", "InsightsSession", "AppPage", "AppLine", "WidgetTimelines", sdk, secrets, hummingbird], widgetSource,
        resources: [.copy("Page")]),
    app("Insights", on: ["InsightsAppCore", "InsightsCore", "AppPage"]),
    // The shop's query language, from text to a table; what it asks of data is a protocol.
    module("ShopifyQL", "Insights/ShopifyQL"),
    module("ShopifyQLStore", "Insights/ShopifyQLStore", on: ["ShopifyQL", grdb, sqlite], quick),
    // The store on a cluster of many machines.
    module("ShopifyQLClickHouse", "Insights/ShopifyQLClickHouse", on: ["ShopifyQL"]),
    // Many askers before one store: answers are kept for a minute, and asked together.
    module("ReportFrontEnd", "Insights/ReportFrontEnd", on: ["ShopifyQL"]),
    module(
        "InsightsServiceCore", "Insights/ServiceCore",
        on: [
            "ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ReportFrontEnd", "LoopbackService", "ServiceStorage",
            "RotatingTokens", "SampleData", "Passwords", hummingbird, mustache, grdb, log,
        ], quick, resources: [.copy("Page"), .copy("Resources/Samples")]),
    service("Insights", on: ["RotatingTokens"]),
]

let salon: [Target] = [
    // Events, links and what draws them: light enough for every process.
    module("SalonCore", "Salon/Core", on: ["ServiceAddresses", sdk], widgetSource, resources: [.process("Resources")]),
    // The two stores and what keeps them in step, the session, and the service's client.
    module("SalonCalendar", "Salon/Calendar", on: ["SalonCore", sdk, secrets, sharedStore, grdb], widgetSource),
    appExtension("Salon", on: ["SalonCore", "SalonCalendar"]),
    module(
        "SalonAppCore", "Salon/AppCore",
        on: ["SalonCore", "SalonCalendar", "AppPage", "AppLine", "WidgetTimelines", sdk, secrets, sharedStore, hummingbird],
        widgetSource, resources: [.copy("Page"), .process("Resources")]),
    app("Salon", on: ["SalonAppCore", "SalonCore", "AppPage"]),
    module(
        "SalonServiceCore", "Salon/ServiceCore",
        on: ["LoopbackService", "ServiceStorage", "RotatingTokens", "SampleData", "Passwords", hummingbird, grdb],
        resources: [.copy("Resources/Samples")]),
    service("Salon", on: ["RotatingTokens"]),
]

/// The processes of a system, which tests and benchmarks start.
func processes(_ system: String) -> [Target.Dependency] {
    ["App", "Widgets", "Service"].map { .byName(name: system + $0) }
        + (["Getaways", "Insights"].contains(system) ? [.byName(name: "\(system)Intents")] : [])
}

/// The salon's two stores, and what looks at them.
let salonStores: [Target.Dependency] = ["SalonCalendar", "SalonCore", sharedStore, testTools, sdk, grdb]

let testSuites: [Target] = [
    tests("CredentialsTests", on: ["SessionProcesses", "InsightsService", "LoopbackService", sdk, secrets, testTools, hummingbird]),
    tests("GetawaysProcessTests", on: processes("Getaways") + [host, testTools, sdk]),
    tests("GetawaysServiceTests", on: ["GetawaysServiceCore", "GetawaysCore", "LoopbackService", testTools, sdk]),
    tests(
        "GetawaysTests",
        on: [
            "GetawaysCore", "GetawaysAppCore", "GetawaysWidgets", "GetawaysIntents", "GetawaysDefinitions", "GetawaysScenes",
            "SystemWords", "AppPage", testing, testTools, scripts, sdk,
        ], widgetSource, exclude: ["References"], resources: [.copy("Script")]),
    tests(
        "InsightsAppTests",
        on: [
            "InsightsAppCore", "InsightsCore", "InsightsSession", "InsightsServiceCore", "LoopbackService", "RotatingTokens", "AppPage",
            "WidgetTimelines", sdk, secrets, testTools,
        ], widgetSource),
    tests("InsightsProcessTests", on: processes("Insights") + [host, testTools, secrets, sdk]),
    tests(
        "InsightsServiceTests",
        on: [
            "InsightsServiceCore", "InsightsService", "ShopifyQL", "ShopifyQLStore", "ClickHouseCluster", "SampleData",
            "LoopbackService", "RotatingTokens", "ServiceStorage", testTools, grdb,
        ]),
    tests(
        "InsightsTests",
        on: [
            "InsightsCore", "InsightsScenes", "SystemWords", "InsightsDefinitions", "InsightsIntents", "InsightsWidgets", "ShopifyQL",
            testing, testTools, secrets, sdk,
        ], widgetSource, exclude: ["References"]),
    tests(
        "SalonAppTests",
        on: processes("Salon") + [
            "SalonAppCore", "SalonCore", "SalonCalendar", "SalonServiceCore", "AppPage", "WidgetTimelines", secrets, host, testTools, sdk,
        ], widgetSource),
    tests("SalonCalendarProcessTests", on: salonStores + ["SalonRounds", "SessionProcesses", "salon-child"]),
    tests("SalonCalendarTests", on: salonStores + ["SalonRounds", secrets]),
    tests("SalonProcessTests", on: processes("Salon") + ["SalonCore", "SalonCalendar", host, testTools, sdk, grdb]),
    tests(
        "SalonServiceTests",
        on: ["SalonServiceCore", "SalonService", "LoopbackService", "RotatingTokens", "ServiceStorage", testTools, grdb]),
    tests("SalonTests", on: ["SalonCore", "SalonScenes", "SystemWords", testing, sdk], widgetSource, exclude: ["References"]),
    tests("ShopifyQLTests", on: ["ShopifyQL", "ShopifyQLStore", "ShopifyQLSamples", "ReportFrontEnd", grdb]),
    tests(
        "ShopifyQLClickHouseTests",
        on: ["ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ShopifyQLSamples", "ClickHouseCluster", "ReportFrontEnd"]),
    tests(
        "TripsTests",
        on: [
            "TripsCore", "TripsWidgets", "TripsScenes", "SystemWords", "MalformedBookings", "AppPage", "TripsAppCore",
            "TripsServiceCore", "ServiceStorage", "Passwords", testing, testTools, scripts, sdk, hummingbird,
        ], widgetSource, exclude: ["References"], resources: [.copy("Script")]),
    // The commands, as people type them, on all four systems.
    tests("VitrineTests", on: ["Trips", "Getaways", "Insights", "Salon"].flatMap(processes) + [host, testTools, library]),
]

let tools: [Target] = [
    // The shops, queries and examples of the query language's tests.
    tool("ShopifyQLSamples", "Tests/Tools/ShopifyQLSamples", on: ["ShopifyQL", "ShopifyQLStore"], resources: [.copy("Resources")]),
    tool("ClickHouseCluster", "Tests/Tools/ClickHouseCluster", on: [testTools]),
    // The words of a system, in every language.
    tool("SystemWords", "Tests/Tools/SystemWords"),
    // What pictures of the systems show, for their tests and for `picture-digests`.
    tool("TripsScenes", "Tests/Tools/TripsScenes", on: ["TripsCore", testing, sdk], widgetSource, resources: [.copy("Resources")]),
    tool(
        "GetawaysScenes", "Tests/Tools/GetawaysScenes", on: ["GetawaysCore", testing, sdk], widgetSource, resources: [.copy("Resources")]),
    tool("InsightsScenes", "Tests/Tools/InsightsScenes", on: ["InsightsCore", vitrine("PictureScenes"), testing, sdk], widgetSource),
    tool("SalonScenes", "Tests/Tools/SalonScenes", on: ["SalonCore", vitrine("PictureScenes"), testing, sdk], widgetSource),
    program(
        "board-sheets", "Tests/Tools/BoardSheets", on: ["GetawaysScenes", "InsightsScenes", "SalonScenes", testing, sdk], widgetSource),
    program(
        "picture-digests", "Tests/Tools/PictureDigests",
        on: ["TripsScenes", "GetawaysScenes", "InsightsScenes", "SalonScenes", testing, sdk], widgetSource),
    // Stored texts that no app writes, for the tests of Trips and for the long rounds.
    tool("MalformedBookings", "Tests/Tools/MalformedBookings"),
    // The salon's two stores and its appointments, for the tests of the calendar and for the long rounds.
    tool("SalonRounds", "Tests/Tools/SalonRounds", on: salonStores + [secrets]),
    // Processes that share a session, and the service they share it with, for the tests of Credentials and for the long rounds.
    tool("SessionProcesses", "Tests/Tools/SessionProcesses"),
    // The salon's app or its widget without anything to see.
    program("salon-child", "Tests/Fixtures/SalonChild", on: salonStores + ["SalonRounds", secrets]),
]

/// Whether the libraries are there against which drawing is measured. Only `make bench` asks, and only where Pango and Cairo are installed.
let hasPeers = Context.environment["VITRINE_PEERS"] != nil
let peers: [Target] = [
    .systemLibrary(name: "CPangoCairo", path: "Benchmarks/PangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    tool("CairoPeer", "Benchmarks/CairoPeer", on: ["CPangoCairo", testTools, library]),
]

let benchmarks: [Target] = [
    program(
        "vitrine-bench", "Benchmarks/Bench",
        on: ["TripsScenes", "SalonScenes", host, testTools, testing, sdk] + (hasPeers ? ["CairoPeer"] : []),
        widgetSource + (hasPeers ? [.define("CAIRO_PEER")] : [])),
    // One shop's metrics from millions of events, how soon an event is seen, and many shops' from a cluster.
    program(
        "shopifyql-bench", "Benchmarks/ShopifyQL",
        on: [
            "ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ReportFrontEnd", "ClickHouseCluster", "LoopbackService", testTools,
            sharedStore, hummingbird,
        ]),
    // Every figure that Insights can show, for `make stress`.
    program("figure-rounds", "Benchmarks/FigureRounds", on: ["InsightsScenes", testing, sdk]),
    program(
        "vitrine-stress", "Benchmarks/Stress",
        on: [
            "MalformedBookings", "GetawaysCore", "SalonRounds", "SessionProcesses", sharedStore, scripts, host, testTools, sdk,
            grdb,
        ]),
]

var targets = common + trips + getaways + insights + salon + testSuites + tools + benchmarks + (hasPeers ? peers : [])

// With SYSTEMS_TARGETS=TripsTests only what those targets need is built. `systems` are what a home screen runs.
if let wanted = Context.environment["SYSTEMS_TARGETS"] {
    let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard let target = byName[name], kept.insert(name).inserted else { return }
        for case .byNameItem(let name, _) in target.dependencies { keep(name) }
    }
    for name in wanted.split(separator: ",") {
        switch name {
        case "systems": (trips + getaways + insights + salon).forEach { keep($0.name) }
        case "tests": testSuites.forEach { keep($0.name) }
        default: keep(String(name))
        }
    }
    targets = targets.filter { kept.contains($0.name) }
}

let package = Package(
    name: "Systems",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(name: "SDK", path: "../SDK"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // The trait for configuration from files and the environment is left out, as nothing here reads it.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    ],
    targets: targets
)
