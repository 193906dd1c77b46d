// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Apple's module names that widget source imports; on Linux each stands for our module of the same name with `Vitrine` before it.
let appleModules = [
    "AVFoundation",
    "AVKit",
    "Accelerate",
    "ActivityKit",
    "AppIntents",
    "AudioToolbox",
    "AuthenticationServices",
    "BackgroundTasks",
    "Charts",
    "CloudKit",
    "Combine",
    "Contacts",
    "CoreBluetooth",
    "CoreData",
    "CoreGraphics",
    "CoreImage",
    "CoreLocation",
    "CoreMotion",
    "CoreServices",
    "CoreSpotlight",
    "CoreTelephony",
    "CoreText",
    "CoreTransferable",
    "CryptoKit",
    "DeveloperToolsSupport",
    "EventKit",
    "HealthKit",
    "ImageIO",
    "Intents",
    "LinkPresentation",
    "LocalAuthentication",
    "MapKit",
    "MediaPlayer",
    "MessageUI",
    "MobileCoreServices",
    "MusicKit",
    "Network",
    "NetworkExtension",
    "OSLog",
    "Photos",
    "PhotosUI",
    "QuartzCore",
    "SafariServices",
    "Security",
    "Speech",
    "StoreKit",
    "SwiftData",
    "SwiftUI",
    "SystemConfiguration",
    "UIKit",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WatchConnectivity",
    "WatchKit",
    "WeatherKit",
    "WebKit",
    "WidgetKit",
    "os",
]

/// Settings for code that Xcode builds too. `-import-module` gives a file with only `import Foundation` what Foundation lacks on Linux.
let widgetSource: [SwiftSetting] = [
    .unsafeFlags(
        appleModules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] }
            + ["FoundationNetworking", "FoundationMissing"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] },
        .when(platforms: [.linux])),
    .swiftLanguageMode(.v5),
]

/// In CI a warning is an error, per target: by `-Xswiftc` it would collide with the dependencies' own flags.
let strict = Context.environment["CI"] != nil
func settings(_ base: [SwiftSetting] = []) -> [SwiftSetting] {
    base + (strict ? [.treatAllWarnings(as: .error)] : [])
}

/// For what an extension's process holds and runs seldom: small before fast.
let small = [
    SwiftSetting.unsafeFlags(["-Osize", "-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
]

/// For what is run often: each function in a section of its own, so that LLD drops what nothing needs and keeps equal ones once.
let sections = [SwiftSetting.unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))]

/// For what works through very many rows, letters or pixels, in a build for development too: most of them are seen in one.
let quick = [SwiftSetting.unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug))]

/// For the executable of an extension: LLD packs its 29,000 relocations into a few pages, all of which the start has to read.
let lean: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(platforms: [.linux])),
    .unsafeFlags(["-Xlinker", "--icf=all", "-Xlinker", "--gc-sections"], .when(platforms: [.linux], configuration: .release)),
]

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
/// CryptoKit, where there is none.
/// OpenSSL's libcrypto under CryptoKit's names; on Apple's systems there is CryptoKit.
let crypto: Target.Dependency = .target(name: "Cryptography", condition: .when(platforms: [.linux]))
/// YAML, which specifications of projects are written in.
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// What a widget without charts links. There are no shared frameworks here: what a widget does not import, its process should not hold.
let widgetModules: [Target.Dependency] = ["VitrineUIKit", "VitrineSwiftUI", "VitrineWidgetKit", "FoundationMissing"]

/// Everything an extension or an app may import.
let apple: [Target.Dependency] = appleModules.map { .byName(name: "Vitrine\($0)") } + ["FoundationMissing"]

// MARK: The house, floor by floor

let libraries: [Target] = [
    .systemLibrary(name: "CFreeType", path: "Sources/Libraries/CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", path: "Sources/Libraries/CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", path: "Sources/Libraries/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .target(
        name: "CCodec", path: "Sources/Libraries/CCodec",
        linkerSettings: ["png", "jpeg", "webp", "webpdemux", "deflate", "z"].map { .linkedLibrary($0) }),
    // Loops over pixels, in C: there a function may have a version for wider processors without flags for the whole package.
    // Optimised in debug builds too: it is all integers, so that the pixels are the same, and tens of times as quick.
    .target(name: "CPixels", path: "Sources/Libraries/CPixels", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CClockPage", path: "Sources/Libraries/CClockPage"),
    .target(name: "CFileLimit", path: "Sources/Libraries/CFileLimit"),
    .target(name: "CDoors", path: "Sources/Libraries/CDoors"),
    .target(name: "CCrashReport", path: "Sources/Libraries/CCrashReport"),
    .systemLibrary(name: "CEpoll", path: "Sources/Libraries/CEpoll"),
    .systemLibrary(
        name: "CJavaScriptCore", path: "Sources/Libraries/CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
        providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .systemLibrary(name: "CSQLite", path: "Sources/Libraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CLibcrypto", path: "Sources/Libraries/CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // What data models of Xcode's say, for builds and for processes.
    .target(name: "DataModels", path: "Sources/Libraries/DataModels", swiftSettings: settings(small)),
    .target(name: "StoredColumns", dependencies: ["CSQLite"], path: "Sources/Libraries/StoredColumns", swiftSettings: settings(small)),
    .target(name: "Cryptography", dependencies: ["CLibcrypto"], path: "Sources/Libraries/Cryptography", swiftSettings: settings(small)),
]

let ground: [Target] = [
    .target(
        name: "Drawing", dependencies: ["CFreeType", "CHarfBuzz", "CFriBidi", "CCodec", "CPixels"],
        swiftSettings: settings(sections + quick),
        // Foundation's own Unicode library, for the dictionaries of Thai and its neighbours.
        linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "WidgetArchive", dependencies: ["Drawing", "FoundationMissing"], swiftSettings: settings(small + quick)),
]

let appleWing: [Target] = [
    .target(name: "AssetCatalog", dependencies: ["Drawing", "FoundationMissing"], swiftSettings: settings(small)),
    .target(name: "VitrineDeveloperToolsSupport", path: "Sources/Apple/DeveloperToolsSupport", swiftSettings: settings(small)),
    .target(
        name: "VitrineCombine",
        dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map { .product(name: $0, package: "OpenCombine") },
        path: "Sources/Apple/Combine", swiftSettings: settings()),
    .target(name: "Vitrineos", path: "Sources/Apple/os", swiftSettings: settings(small)),
    .target(name: "VitrineOSLog", dependencies: ["Vitrineos"], path: "Sources/Apple/OSLog", swiftSettings: settings(small)),
    .target(name: "VitrineUniformTypeIdentifiers", path: "Sources/Apple/UniformTypeIdentifiers", swiftSettings: settings(small)),
    .target(
        name: "VitrineCoreTransferable", dependencies: ["VitrineUniformTypeIdentifiers"], path: "Sources/Apple/CoreTransferable",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineActivityKit", dependencies: ["FoundationMissing"], path: "Sources/Apple/ActivityKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineAppIntents",
        dependencies: ["WidgetArchive", "FoundationMissing", "VitrineSwiftUI", "VitrineUIKit", "VitrineUniformTypeIdentifiers"],
        path: "Sources/Apple/AppIntents",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineIntents", dependencies: ["WidgetArchive", "FoundationMissing"], path: "Sources/Apple/Intents",
        swiftSettings: settings(small)),
    .macro(name: "VitrineMacros", path: "Sources/Apple/Macros", swiftSettings: settings()),
    .target(
        name: "VitrineCoreGraphics", dependencies: ["Drawing", "FoundationMissing"], path: "Sources/Apple/CoreGraphics",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineImageIO", dependencies: ["Drawing", "VitrineCoreGraphics"], path: "Sources/Apple/ImageIO", swiftSettings: settings()),
    .target(
        name: "VitrineCoreText", dependencies: ["AssetCatalog", "Drawing", "VitrineCoreGraphics"], path: "Sources/Apple/CoreText",
        swiftSettings: settings()),
    .target(
        name: "VitrineCoreImage", dependencies: ["Drawing", "VitrineCoreGraphics"], path: "Sources/Apple/CoreImage",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineQuartzCore", dependencies: ["Drawing", "FoundationMissing", "VitrineCoreGraphics"],
        path: "Sources/Apple/QuartzCore", swiftSettings: settings(small)),
    .target(
        name: "VitrineUIKit",
        dependencies: [
            "Drawing", "AssetCatalog", "FoundationMissing", "VitrineCoreGraphics", "VitrineCoreImage", "VitrineDeveloperToolsSupport",
            "VitrineQuartzCore",
        ],
        path: "Sources/Apple/UIKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineSwiftUI",
        dependencies: [
            "Drawing", "AssetCatalog", "WidgetArchive", "FoundationMissing", "VitrineCoreGraphics", "VitrineCoreTransferable",
            "VitrineUIKit", "VitrineMacros",
            .product(name: "OpenCombine", package: "OpenCombine"),
        ],
        path: "Sources/Apple/SwiftUI", swiftSettings: settings(sections)),
    .target(
        name: "VitrineWidgetKit",
        dependencies: [
            "CCrashReport", "Drawing", "WidgetArchive", "FoundationMissing", "VitrineActivityKit", "VitrineAppIntents", "VitrineIntents",
            "VitrineSwiftUI",
        ],
        path: "Sources/Apple/WidgetKit", swiftSettings: settings(small)),
    // Not on VitrineSwiftData: where a file imports Core Data first, Swift would find that module by its own name before it is asked for by
    // Apple's, and then miss the conformances that `@Model` gives.
    .target(
        name: "VitrineCoreData", dependencies: ["DataModels", "FoundationMissing", "StoredColumns", "VitrineMacros", "VitrineSwiftUI"],
        path: "Sources/Apple/CoreData", swiftSettings: settings(small)),
    .target(name: "VitrineCryptoKit", dependencies: ["CLibcrypto"], path: "Sources/Apple/CryptoKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineSecurity", dependencies: ["Credentials", "VitrineCoreGraphics"], path: "Sources/Apple/Security",
        swiftSettings: settings(small)),
    .target(name: "VitrineNetwork", dependencies: ["DeviceSituation"], path: "Sources/Apple/Network", swiftSettings: settings(small)),
    .target(
        name: "VitrineSwiftData", dependencies: ["FoundationMissing", "StoredColumns", "VitrineMacros", "VitrineSwiftUI"],
        path: "Sources/Apple/SwiftData", swiftSettings: settings(small)),
    .target(
        name: "VitrineCharts", dependencies: ["Drawing", "FoundationMissing", "VitrineSwiftUI"], path: "Sources/Apple/Charts",
        swiftSettings: settings()),
]

/// Apple's modules of what a device or its owner knows: their values work, and what would have to be allowed is refused.
let deviceModules: [Target] = [
    .target(
        name: "VitrineAVFoundation", dependencies: ["FoundationMissing"], path: "Sources/Apple/AVFoundation",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineAVKit", dependencies: ["VitrineAVFoundation", "VitrineSwiftUI", "VitrineUIKit"], path: "Sources/Apple/AVKit",
        swiftSettings: settings(small)),
    .target(name: "VitrineAccelerate", path: "Sources/Apple/Accelerate", swiftSettings: settings(small)),
    .target(name: "VitrineAudioToolbox", path: "Sources/Apple/AudioToolbox", swiftSettings: settings(small)),
    .target(
        name: "VitrineAuthenticationServices", dependencies: ["VitrineSwiftUI", "VitrineUIKit"],
        path: "Sources/Apple/AuthenticationServices", swiftSettings: settings(small)),
    .target(name: "VitrineBackgroundTasks", path: "Sources/Apple/BackgroundTasks", swiftSettings: settings(small)),
    .target(
        name: "VitrineCloudKit", dependencies: ["FoundationMissing", "VitrineCoreLocation"], path: "Sources/Apple/CloudKit",
        swiftSettings: settings(small)),
    .target(name: "VitrineCoreBluetooth", path: "Sources/Apple/CoreBluetooth", swiftSettings: settings(small)),
    .target(name: "VitrineCoreMotion", path: "Sources/Apple/CoreMotion", swiftSettings: settings(small)),
    .target(
        name: "VitrineCoreServices", dependencies: ["FoundationMissing"], path: "Sources/Apple/CoreServices",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineCoreSpotlight", dependencies: ["VitrineUniformTypeIdentifiers"], path: "Sources/Apple/CoreSpotlight",
        swiftSettings: settings(small)),
    .target(name: "VitrineCoreTelephony", path: "Sources/Apple/CoreTelephony", swiftSettings: settings(small)),
    .target(name: "VitrineContacts", path: "Sources/Apple/Contacts", swiftSettings: settings(small)),
    .target(
        name: "VitrineCoreLocation", dependencies: ["DeviceSituation", "VitrineContacts"],
        path: "Sources/Apple/CoreLocation", swiftSettings: settings(small)),
    .target(
        name: "VitrineEventKit", dependencies: ["VitrineCoreGraphics", "VitrineCoreLocation"],
        path: "Sources/Apple/EventKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineHealthKit", dependencies: ["FoundationMissing"],
        path: "Sources/Apple/HealthKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineLinkPresentation", dependencies: ["VitrineUIKit"], path: "Sources/Apple/LinkPresentation",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineMediaPlayer", dependencies: ["FoundationMissing", "VitrineUIKit"], path: "Sources/Apple/MediaPlayer",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineMessageUI", dependencies: ["VitrineUIKit"], path: "Sources/Apple/MessageUI", swiftSettings: settings(small)),
    .target(
        name: "VitrineMobileCoreServices", dependencies: ["VitrineCoreServices"], path: "Sources/Apple/MobileCoreServices",
        swiftSettings: settings(small)),
    .target(name: "VitrineLocalAuthentication", path: "Sources/Apple/LocalAuthentication", swiftSettings: settings(small)),
    .target(
        name: "VitrineMapKit",
        dependencies: ["FoundationMissing", "VitrineContacts", "VitrineCoreLocation", "VitrineSwiftUI", "VitrineUIKit"],
        path: "Sources/Apple/MapKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineMusicKit", dependencies: ["VitrineCombine", "VitrineCoreGraphics"],
        path: "Sources/Apple/MusicKit", swiftSettings: settings(small)),
    .target(name: "VitrineNetworkExtension", path: "Sources/Apple/NetworkExtension", swiftSettings: settings(small)),
    .target(name: "VitrinePhotos", dependencies: ["VitrineUIKit"], path: "Sources/Apple/Photos", swiftSettings: settings(small)),
    .target(
        name: "VitrinePhotosUI", dependencies: ["VitrinePhotos", "VitrineSwiftUI", "VitrineUIKit"], path: "Sources/Apple/PhotosUI",
        swiftSettings: settings(small)),
    .target(
        name: "VitrineSafariServices", dependencies: ["VitrineUIKit"], path: "Sources/Apple/SafariServices",
        swiftSettings: settings(small)),
    .target(name: "VitrineSpeech", path: "Sources/Apple/Speech", swiftSettings: settings(small)),
    .target(
        name: "VitrineSystemConfiguration", dependencies: ["FoundationMissing", "VitrineNetwork"],
        path: "Sources/Apple/SystemConfiguration", swiftSettings: settings(small)),
    .target(
        name: "VitrineStoreKit", dependencies: ["FoundationMissing", "VitrineSwiftUI", "VitrineUIKit"],
        path: "Sources/Apple/StoreKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineUserNotifications", dependencies: ["VitrineCoreLocation"],
        path: "Sources/Apple/UserNotifications", swiftSettings: settings(small)),
    .target(name: "VitrineWatchConnectivity", path: "Sources/Apple/WatchConnectivity", swiftSettings: settings(small)),
    .target(name: "VitrineWatchKit", path: "Sources/Apple/WatchKit", swiftSettings: settings(small)),
    .target(name: "VitrineWebKit", dependencies: ["VitrineUIKit"], path: "Sources/Apple/WebKit", swiftSettings: settings(small)),
    .target(
        name: "VitrineWeatherKit", dependencies: ["FoundationMissing", "VitrineCoreLocation"],
        path: "Sources/Apple/WeatherKit", swiftSettings: settings(small)),
]

let foundationOnLinux: [Target] = [
    .target(name: "FoundationMissing", path: "Sources/FoundationOnLinux/Missing", swiftSettings: settings(small)),
    .target(name: "CVirtualClock", dependencies: ["CClockPage"], path: "Sources/FoundationOnLinux/VirtualClock"),
    .target(name: "CFormatArguments", path: "Sources/FoundationOnLinux/FormatArguments"),
    .target(
        name: "FoundationOnLinux", dependencies: ["CVirtualClock", "CFormatArguments", "FoundationMissing"],
        path: "Sources/FoundationOnLinux/Interposed", swiftSettings: settings()),
]

let sharing: [Target] = [
    .target(name: "AppGroup", dependencies: ["FoundationMissing"], path: "Sources/Sharing/AppGroup", swiftSettings: settings()),
    .target(name: "DeepLinks", path: "Sources/Sharing/DeepLinks", swiftSettings: settings()),
    // Locks and whole files, for what several processes share.
    .target(name: "SharedFiles", path: "Sources/Sharing/SharedFiles", swiftSettings: settings(small)),
    // Where a device is and how it reaches the network, as its home screen says.
    .target(name: "DeviceSituation", path: "Sources/Sharing/DeviceSituation", swiftSettings: settings(small)),
    // Answers of services, each up to a limit.
    .target(name: "Downloads", path: "Sources/Sharing/Downloads", swiftSettings: settings(small)),
    .target(
        name: "FetchCache", dependencies: ["Downloads", "SharedFiles"], path: "Sources/Sharing/FetchCache", swiftSettings: settings(small)),
    .target(
        name: "Credentials", dependencies: ["FetchCache", "SharedFiles", crypto], path: "Sources/Sharing/Credentials",
        swiftSettings: settings(small)),
    .target(
        name: "WidgetLifecycle", dependencies: ["SharedFiles"], path: "Sources/Sharing/WidgetLifecycle", swiftSettings: settings(small)),
    .target(
        name: "SharedStore", dependencies: [grdb, sqlite, .byName(name: "CEpoll", condition: .when(platforms: [.linux]))],
        path: "Sources/Sharing/SharedStore", swiftSettings: settings()),
]

/// JavaScript, for apps only: an extension must never link it.
let scripting: [Target] = [
    .target(
        name: "ScriptBridge", dependencies: [.byName(name: "CJavaScriptCore", condition: .when(platforms: [.linux]))],
        path: "Sources/ScriptBridge/Bridge", swiftSettings: settings()),
    // What JavaScript finds as `NativeModules`.
    .target(
        name: "ScriptModules", dependencies: ["ScriptBridge", "AppGroup", "Downloads", "VitrineWidgetKit", "FoundationMissing"],
        path: "Sources/ScriptBridge/Modules", swiftSettings: settings(widgetSource)),
]

/// What is read of an Xcode project, and the tools that builds use for it.
let project: [Target] = [
    // Reads projects, settings and folders; draws and builds nothing.
    .target(name: "XcodeProject", dependencies: [yams], path: "Sources/WidgetProject/XcodeProject", swiftSettings: settings(quick)),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: settings()),
    // Compiles what was read, links it and puts its bundle together.
    .target(
        name: "WidgetBuild", dependencies: ["XcodeProject", "AssetSymbols", "DataModels", "IntentDefinitions"],
        path: "Sources/WidgetProject/WidgetBuild", resources: [.copy("Resources/apple-names.tsv")], swiftSettings: settings(quick)),
    .testTarget(
        name: "WidgetBuildTests",
        dependencies: apple + [
            "DataModels", "WidgetBuild", "XcodeProject", "FoundationOnLinux", "OwnThreads", "vitrine", "vitrine-confine",
        ],
        swiftSettings: settings()),
    .target(name: "IntentDefinitions", path: "Sources/WidgetProject/IntentDefinitions", swiftSettings: settings()),
    .executableTarget(
        name: "vitrine-intents", dependencies: ["IntentDefinitions"], path: "Sources/WidgetProject/IntentGenerator",
        swiftSettings: settings()),
    .target(name: "AssetSymbols", path: "Sources/WidgetProject/AssetSymbols", swiftSettings: settings()),
    .executableTarget(
        name: "vitrine-assets", dependencies: ["AssetSymbols"], path: "Sources/WidgetProject/AssetSymbolGenerator",
        swiftSettings: settings()),
    .plugin(name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["vitrine-assets"], path: "Plugins/AssetSymbols"),
    .plugin(
        name: "IntentDefinitionsPlugin", capability: .buildTool(), dependencies: ["vitrine-intents"], path: "Plugins/IntentDefinitions"),
]

let hostWing: [Target] = [
    .executableTarget(name: "vitrine-confine", path: "Sources/Confine", linkerSettings: [.linkedLibrary("seccomp")]),
    .target(name: "LoopbackPorts", swiftSettings: settings()),
    .target(
        name: "WidgetHost",
        dependencies: [
            "AssetCatalog", "Credentials", "DeviceSituation", "Drawing", "FoundationMissing", "LoopbackPorts", "WidgetArchive",
            "CClockPage", "CDoors", "CFileLimit", grdb,
            log,
        ],
        swiftSettings: settings()),
    .target(
        name: "HomeScreen", dependencies: ["WidgetHost", "WidgetArchive", "DeviceSituation", "CCodec", hummingbird, crypto],
        resources: [.copy("Page")], swiftSettings: settings()),
]

let top: [Target] = [
    .target(
        name: "WidgetTesting", dependencies: apple + ["Drawing", "WidgetArchive"], swiftSettings: settings()),
    .executableTarget(
        name: "vitrine",
        dependencies: [
            "WidgetHost", "Credentials", "FoundationMissing", "HomeScreen", "XcodeProject", "WidgetBuild", argumentParser, crypto,
            "vitrine-confine",
            "vitrine-app",
        ],
        swiftSettings: settings()),
    // The app of widgets that come without one.
    .executableTarget(name: "vitrine-app", dependencies: ["WidgetArchive"], path: "Sources/StandInApp", swiftSettings: settings()),
]

/// What the systems' own processes have in common.
let common: [Target] = [
    .target(name: "ServiceProcess", dependencies: [argumentParser], path: "Systems/Common/ServiceProcess", swiftSettings: settings()),
    .target(name: "Passwords", dependencies: [crypto], path: "Systems/Common/Passwords", swiftSettings: settings()),
    .target(
        name: "LoopbackService", dependencies: [hummingbird, log], path: "Systems/Common/LoopbackService", swiftSettings: settings()),
    // A service's SQLite file.
    .target(name: "ServiceStorage", dependencies: [grdb], path: "Systems/Common/ServiceStorage", swiftSettings: settings()),
    // Access and refresh tokens, of which each is used once.
    .target(
        name: "RotatingTokens", dependencies: ["LoopbackService", "Passwords", crypto, hummingbird, grdb],
        path: "Systems/Common/RotatingTokens", swiftSettings: settings()),
    .target(name: "SampleNumbers", path: "Systems/Common/SampleNumbers", swiftSettings: settings(quick)),
    .target(name: "AppPage", dependencies: [hummingbird, mustache, log], path: "Systems/Common/AppPage", swiftSettings: settings()),
    // An app's line to the host.
    .target(name: "AppLine", dependencies: ["AppPage", "WidgetArchive"], path: "Systems/Common/AppLine", swiftSettings: settings()),
    .target(
        name: "WidgetTimelines", dependencies: ["VitrineWidgetKit"], path: "Systems/Common/WidgetTimelines",
        swiftSettings: settings(widgetSource)),
]

let trips: [Target] = [
    .target(
        name: "TripsCore", dependencies: widgetModules + ["AppGroup", "DeepLinks", "Downloads"], path: "Systems/Trips/Core",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "TripsWidgets", dependencies: widgetModules + ["TripsCore", "FoundationOnLinux"], path: "Systems/Trips/Widgets",
        exclude: ["Info.plist", "TripsWidgets.entitlements"], swiftSettings: settings(widgetSource),
        linkerSettings: lean),
    .target(
        name: "TripsServiceCore",
        dependencies: [hummingbird, grdb, crypto, "Drawing", "LoopbackService", "ServiceStorage", "Passwords"],
        path: "Systems/Trips/ServiceCore",
        swiftSettings: settings()),
    .executableTarget(
        name: "TripsService", dependencies: ["TripsServiceCore", "ServiceStorage", "ServiceProcess", "CVirtualClock", argumentParser],
        path: "Systems/Trips/Service",
        swiftSettings: settings()),
    .target(
        name: "TripsAppCore",
        dependencies: [
            "WidgetArchive", "TripsCore", "AppGroup", "AppPage", "AppLine", "ScriptBridge", "ScriptModules", "FoundationMissing",
            hummingbird,
        ],
        path: "Systems/Trips/AppCore", resources: [.copy("Page"), .copy("Script")], swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "TripsApp", dependencies: ["TripsAppCore", "AppPage", "FoundationOnLinux", argumentParser],
        path: "Systems/Trips/App",
        exclude: ["Info.plist", "Trips.entitlements"], resources: [.process("Resources")], swiftSettings: settings(widgetSource)),
]

let getaways: [Target] = [
    .target(
        name: "GetawaysCore", dependencies: widgetModules + ["VitrineImageIO", "AppGroup", "DeepLinks", "FetchCache"],
        path: "Systems/Getaways/Core",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource)),
    // The older intent, which the widgets and its handler share.
    .target(
        name: "GetawaysDefinitions", dependencies: ["VitrineIntents", "GetawaysCore"], path: "Systems/Getaways/Definitions",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource), plugins: ["IntentDefinitionsPlugin"]),
    .executableTarget(
        name: "GetawaysIntents", dependencies: ["VitrineIntents", "GetawaysCore", "GetawaysDefinitions", "FoundationOnLinux"],
        path: "Systems/Getaways/Intents", exclude: ["Info.plist", "GetawaysIntents.entitlements"], swiftSettings: settings(widgetSource),
        plugins: ["IntentDefinitionsPlugin"]),
    .executableTarget(
        name: "GetawaysWidgets",
        dependencies: widgetModules + ["VitrineAppIntents", "VitrineIntents", "GetawaysCore", "GetawaysDefinitions", "FoundationOnLinux"],
        path: "Systems/Getaways/Widgets", exclude: ["Info.plist", "GetawaysWidgets.entitlements"],
        resources: [.process("Resources")], swiftSettings: settings(widgetSource), linkerSettings: lean),
    .target(
        name: "GetawaysAppCore",
        dependencies: [
            "WidgetArchive", "GetawaysCore", "AppPage", "AppLine", "ScriptBridge", "ScriptModules", "FoundationMissing", hummingbird,
        ],
        path: "Systems/Getaways/AppCore", resources: [.copy("Page"), .copy("Script")], swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "GetawaysApp", dependencies: ["GetawaysAppCore", "GetawaysCore", "AppPage", "FoundationOnLinux", argumentParser],
        path: "Systems/Getaways/App", exclude: ["Info.plist", "Getaways.entitlements"], resources: [.process("Resources")],
        swiftSettings: settings(widgetSource)),
]

let insights: [Target] = [
    .target(
        name: "InsightsCore", dependencies: widgetModules + ["AppGroup", "FetchCache", "SharedFiles", "WidgetLifecycle"],
        path: "Systems/Insights/Core",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource)),
    // The merchant's session in the keychain, which the core asks by a protocol: what only draws tiles links no cryptography.
    .target(
        name: "InsightsSession", dependencies: ["InsightsCore", "Credentials"], path: "Systems/Insights/Session",
        swiftSettings: settings(widgetSource)),
    // The older intent, which the widgets and its handler share.
    .target(
        name: "InsightsDefinitions", dependencies: ["VitrineIntents", "InsightsCore"], path: "Systems/Insights/Definitions",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource), plugins: ["IntentDefinitionsPlugin"]),
    .executableTarget(
        name: "InsightsIntents",
        dependencies: ["VitrineIntents", "InsightsCore", "InsightsDefinitions", "InsightsSession", "FoundationOnLinux"],
        path: "Systems/Insights/Intents", exclude: ["Info.plist", "InsightsIntents.entitlements"], swiftSettings: settings(widgetSource),
        plugins: ["IntentDefinitionsPlugin"]),
    .executableTarget(
        name: "InsightsWidgets",
        dependencies: widgetModules + [
            "VitrineAppIntents", "VitrineIntents", "InsightsCore", "InsightsDefinitions", "InsightsSession", "FoundationOnLinux",
        ],
        path: "Systems/Insights/Widgets", exclude: ["Info.plist", "InsightsWidgets.entitlements"],
        resources: [.process("Resources")], swiftSettings: settings(widgetSource), linkerSettings: lean),
    .target(
        name: "InsightsAppCore",
        dependencies: [
            "VitrineWidgetKit", "WidgetArchive", "InsightsCore", "InsightsSession", "Credentials", "FetchCache", "AppPage", "AppLine",
            "WidgetTimelines", "FoundationMissing", hummingbird,
        ],
        path: "Systems/Insights/AppCore", resources: [.copy("Page")], swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "InsightsApp", dependencies: ["InsightsAppCore", "InsightsCore", "AppPage", "FoundationOnLinux", argumentParser],
        path: "Systems/Insights/App", exclude: ["Info.plist", "Insights.entitlements"], resources: [.process("Resources")],
        swiftSettings: settings(widgetSource)),
    // The shop's query language, from text to a table; what it asks of data is a protocol.
    .target(name: "ShopifyQL", path: "Systems/Insights/ShopifyQL", swiftSettings: settings()),
    .target(
        name: "ShopifyQLStore", dependencies: ["ShopifyQL", grdb, sqlite], path: "Systems/Insights/ShopifyQLStore",
        swiftSettings: settings(quick)),
    // The same store over many machines.
    .target(
        name: "ShopifyQLClickHouse", dependencies: ["ShopifyQL"], path: "Systems/Insights/ShopifyQLClickHouse", swiftSettings: settings()),
    // Many askers before one store: answers are kept for a minute, and asked together.
    .target(name: "ReportFrontEnd", dependencies: ["ShopifyQL"], path: "Systems/Insights/ReportFrontEnd", swiftSettings: settings()),
    .target(
        name: "InsightsServiceCore",
        dependencies: [
            "ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ReportFrontEnd", "LoopbackService", "ServiceStorage",
            "RotatingTokens", "SampleNumbers", "Passwords", hummingbird, mustache, grdb, log,
        ],
        path: "Systems/Insights/ServiceCore", resources: [.copy("Page")], swiftSettings: settings(quick)),
    .executableTarget(
        name: "InsightsService",
        dependencies: ["InsightsServiceCore", "RotatingTokens", "ServiceProcess", "CVirtualClock", argumentParser],
        path: "Systems/Insights/Service", swiftSettings: settings()),
]

let salon: [Target] = [
    // Events, links and what draws them: light enough for every process.
    .target(
        name: "SalonCore", dependencies: widgetModules + ["AppGroup", "DeepLinks"], path: "Systems/Salon/Core",
        resources: [.process("Resources")], swiftSettings: settings(widgetSource)),
    // The two stores and what keeps them in step, the session, and the service's client.
    .target(
        name: "SalonCalendar",
        dependencies: ["SalonCore", "AppGroup", "Credentials", "FetchCache", "SharedStore", "FoundationMissing", grdb, crypto],
        path: "Systems/Salon/Calendar", swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "SalonWidgets",
        dependencies: widgetModules + ["SalonCore", "SalonCalendar", "Credentials", "FoundationOnLinux"], path: "Systems/Salon/Widgets",
        exclude: ["Info.plist", "SalonWidgets.entitlements"], swiftSettings: settings(widgetSource), linkerSettings: lean),
]

let salonApp: [Target] = [
    .target(
        name: "SalonAppCore",
        dependencies: [
            "SalonCore", "SalonCalendar", "SharedStore", "SharedFiles", "Credentials", "FetchCache", "AppGroup", "AppPage", "AppLine",
            "WidgetTimelines", "WidgetArchive", "FoundationMissing", hummingbird,
        ],
        path: "Systems/Salon/AppCore", resources: [.copy("Page"), .process("Resources")], swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "SalonApp", dependencies: ["SalonAppCore", "SalonCore", "AppPage", "FoundationOnLinux", argumentParser],
        path: "Systems/Salon/App", exclude: ["Info.plist", "Salon.entitlements"], resources: [.process("Resources")],
        swiftSettings: settings(widgetSource)),
]

let salonService: [Target] = [
    .target(
        name: "SalonServiceCore",
        dependencies: ["LoopbackService", "ServiceStorage", "RotatingTokens", "SampleNumbers", "Passwords", hummingbird, grdb],
        path: "Systems/Salon/ServiceCore", swiftSettings: settings()),
    .executableTarget(
        name: "SalonService", dependencies: ["SalonServiceCore", "RotatingTokens", "ServiceProcess", "CVirtualClock", argumentParser],
        path: "Systems/Salon/Service", swiftSettings: settings()),
]

let getawaysService: [Target] = [
    .target(
        name: "GetawaysServiceCore", dependencies: [hummingbird, "LoopbackService", "Drawing", "CCodec", "CPixels"],
        path: "Systems/Getaways/ServiceCore", resources: [.copy("Resources/Airports")], swiftSettings: settings(quick)),
    .executableTarget(
        name: "GetawaysService", dependencies: ["GetawaysServiceCore", "ServiceProcess", "CVirtualClock", argumentParser],
        path: "Systems/Getaways/Service", swiftSettings: settings()),
]

/// An extension that misbehaves on purpose, for the tests of the host.
let fixtures: [Target] = [
    .executableTarget(
        name: "ProbeWidgets", dependencies: apple + ["Drawing", "FoundationOnLinux", "ProbeDefinitions"],
        path: "Tests/Fixtures/ProbeWidgets",
        exclude: ["Info.plist", "ProbeWidgets.entitlements"], swiftSettings: settings(widgetSource)),
    // A SiriKit intent that widgets and their handler share.
    .target(
        name: "ProbeDefinitions", dependencies: ["VitrineIntents"], path: "Tests/Fixtures/ProbeDefinitions",
        swiftSettings: settings(widgetSource), plugins: ["IntentDefinitionsPlugin"]),
    // Its handler.
    .executableTarget(
        name: "ProbeIntents", dependencies: ["VitrineIntents", "FoundationMissing", "FoundationOnLinux", "ProbeDefinitions"],
        path: "Tests/Fixtures/ProbeIntents", exclude: ["Info.plist", "ProbeIntents.entitlements"], swiftSettings: settings(widgetSource),
        plugins: ["IntentDefinitionsPlugin"]),
    // An app, a service, or a process that breaks the host's rules.
    .executableTarget(
        name: "host-child", dependencies: ["WidgetArchive"], path: "Tests/Fixtures/HostChild", swiftSettings: settings()),
    // What no widget does, for the tests of the fence.
    .executableTarget(name: "hostile-child", path: "Tests/Fixtures/HostileChild"),
    // A process that fetches through a cache it shares.
    .executableTarget(name: "fetch-child", dependencies: ["FetchCache"], path: "Tests/Fixtures/FetchChild", swiftSettings: settings()),
    // A process that shares a session, for the tests of Credentials and for the long rounds.
    .executableTarget(
        name: "session-child", dependencies: ["Credentials"], path: "Tests/Fixtures/SessionChild", swiftSettings: settings()),
    // A process that writes to and observes a store it shares.
    .executableTarget(
        name: "store-child", dependencies: ["SharedStore", "StoreRounds", grdb], path: "Tests/Fixtures/StoreChild",
        swiftSettings: settings()),
    // The salon's app or its widget without anything to see.
    .executableTarget(
        name: "salon-child",
        dependencies: [
            "SalonCalendar", "SalonCore", "SalonRounds", "SharedStore", "StoreRounds", "Credentials", "FetchCache", "FoundationOnLinux",
            grdb,
        ],
        path: "Tests/Fixtures/SalonChild", swiftSettings: settings()),
    // A process that compares widgets, as an app or an extension does, for the tests of WidgetLifecycle.
    .executableTarget(
        name: "lifecycle-child", dependencies: ["WidgetLifecycle"], path: "Tests/Fixtures/LifecycleChild", swiftSettings: settings()),
    // A process that writes models into a store it shares, until it is killed.
    .executableTarget(
        name: "model-child", dependencies: ["VitrineSwiftData", "FoundationMissing"], path: "Tests/Fixtures/ModelChild",
        swiftSettings: settings(widgetSource)),
    // A host of its own process, to be killed.
    .executableTarget(
        name: "configuring-host", dependencies: ["WidgetHost", "WidgetArchive"], path: "Tests/Fixtures/ConfiguringHost",
        swiftSettings: settings()),
    // A process that does with Foundation what it is told, for the tests of FoundationOnLinux.
    .executableTarget(
        name: "defaults-child", dependencies: ["FoundationOnLinux", "FoundationMissing"], path: "Tests/Fixtures/DefaultsChild",
        swiftSettings: settings()),
]

let tests: [Target] = [
    .testTarget(
        name: "ScriptBridgeTests",
        dependencies: ["ScriptBridge", "ScriptModules", "AppGroup", "Downloads", "RunningService", hummingbird, "FoundationMissing"],
        swiftSettings: settings()),
    .testTarget(
        name: "DrawingTests", dependencies: ["Drawing", "HeadlessBrowser", "HostileInput"], resources: [.copy("Resources")],
        swiftSettings: settings()),
    .testTarget(name: "HostileInputTests", dependencies: ["HostileInput"], swiftSettings: settings()),
    .testTarget(name: "TextTests", dependencies: ["Drawing"], swiftSettings: settings()),
    .testTarget(
        name: "SwiftUITests", dependencies: apple + ["Drawing"], resources: [.copy("Resources")], swiftSettings: settings(widgetSource)),
    // Catalogues, strings and fonts as Xcode projects keep them, written by the tests.
    .testTarget(
        name: "AssetTests",
        dependencies: apple + ["AssetCatalog", "AssetSymbols", "Drawing", "WidgetArchive", "WidgetTesting"],
        resources: [.process("Resources")], swiftSettings: settings(widgetSource), plugins: ["AssetSymbolsPlugin"]),
    // Models as widgets declare them, in stores that two processes share.
    .testTarget(
        name: "SwiftDataTests", dependencies: ["VitrineSwiftData", "VitrineSwiftUI", "FoundationMissing", "model-child", "OwnThreads"],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "CoreDataTests", dependencies: ["VitrineCoreData", "VitrineSwiftUI", "FoundationMissing"],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "CryptoKitTests",
        dependencies: ["VitrineCryptoKit", "VitrineSecurity", "VitrineNetwork", "FoundationMissing", "DeviceSituation"],
        swiftSettings: settings(widgetSource)),
    .testTarget(name: "UIKitTests", dependencies: apple + ["Drawing"], swiftSettings: settings(widgetSource)),
    .testTarget(name: "ChartsTests", dependencies: apple + ["Drawing", "WidgetArchive"], swiftSettings: settings(widgetSource)),
    .testTarget(name: "WidgetArchiveTests", dependencies: ["OwnThreads", "WidgetArchive", "Drawing"], swiftSettings: settings()),
    .testTarget(
        name: "WidgetKitTests", dependencies: apple + ["OwnThreads", "WidgetArchive", "WidgetTesting"], exclude: ["References"],
        swiftSettings: settings(widgetSource)),
    // What widget source says, as it says it: every name that widgets use compiles, and what is visible is drawn.
    .testTarget(
        name: "SurfaceTests", dependencies: apple + ["Drawing", "WidgetArchive", "WidgetTesting"], resources: [.copy("Resources")],
        swiftSettings: settings(widgetSource)),
    // What a device or its owner knows: values, what is refused, and widget source that asks for it.
    .testTarget(
        name: "AppleModulesTests", dependencies: apple + ["DeviceSituation", "Drawing", "WidgetArchive"],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "IntentsTests", dependencies: apple + ["WidgetArchive", "IntentDefinitions"], resources: [.process("Resources")],
        swiftSettings: settings(widgetSource), plugins: ["IntentDefinitionsPlugin"]),
    .testTarget(
        name: "AppIntentsTests", dependencies: apple + ["WidgetArchive"], swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "GalleryTests", dependencies: apple + ["GalleryScenes", "Drawing", "WidgetTesting"], exclude: ["References"],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "FoundationOnLinuxTests",
        dependencies: [
            "OwnThreads",
            "FoundationOnLinux", "FoundationMissing", "CVirtualClock", "CClockPage", "AppGroup", "DeepLinks", "defaults-child",
            "vitrine-confine",
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "GetawaysProcessTests",
        dependencies: [
            "SystemProcesses", "WidgetHost", "WidgetArchive", "GetawaysWidgets", "GetawaysIntents", "GetawaysApp", "GetawaysService",
            "vitrine-confine",
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "GetawaysServiceTests",
        dependencies: ["GetawaysServiceCore", "GetawaysCore", "LoopbackService", "RunningService", "FetchCache", "Drawing"],
        swiftSettings: settings()),
    .testTarget(
        name: "InsightsServiceTests",
        dependencies: [
            "InsightsServiceCore", "InsightsService", "ShopifyQL", "ShopifyQLStore", "ClickHouseCluster", "RunningService", "SampleNumbers",
            "LoopbackService",
            "RotatingTokens", "ServiceStorage", grdb,
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "SalonAppTests",
        dependencies: [
            "SalonAppCore", "SalonCore", "SalonCalendar", "SalonServiceCore", "SalonApp", "SalonService", "SalonWidgets", "RunningService",
            "HeadlessBrowser", "AppPage", "WidgetTimelines", "Credentials", "SystemProcesses", "WidgetHost", "vitrine-confine",
        ],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "SalonServiceTests",
        dependencies: ["SalonServiceCore", "SalonService", "RunningService", "LoopbackService", "RotatingTokens", "ServiceStorage", grdb],
        swiftSettings: settings()),
    .testTarget(
        name: "CredentialsTests",
        dependencies: [
            crypto, "Credentials", "FetchCache", "SharedFiles", "SessionProcesses", "session-child", "InsightsService", "LoopbackService",
            "RunningService",
            hummingbird,
        ],
        swiftSettings: settings()),
    .testTarget(name: "SourceLintTests", dependencies: ["SourceLint"], swiftSettings: settings()),
    .testTarget(
        name: "WidgetLifecycleTests", dependencies: ["OwnThreads", "WidgetLifecycle", "lifecycle-child"], swiftSettings: settings()),
    .testTarget(
        name: "InsightsAppTests",
        dependencies: [
            "InsightsAppCore", "InsightsCore", "InsightsSession", "InsightsServiceCore", "Credentials", "FetchCache", "WidgetLifecycle",
            "LoopbackService", "RunningService", "RotatingTokens", "AppPage", "WidgetTimelines", "VitrineWidgetKit",
        ],
        swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "SharingTests",
        dependencies: [
            "OwnThreads",
            "FetchCache", "SharedFiles", "DeepLinks", "LinkRounds", "fetch-child", "LoopbackService", "RunningService", hummingbird,
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "SharedStoreTests", dependencies: ["OwnThreads", "SharedStore", "StoreRounds", "store-child", "vitrine-confine", grdb],
        swiftSettings: settings()),
    .testTarget(
        name: "SalonCalendarProcessTests",
        dependencies: [
            "OwnThreads",
            "SalonCalendar", "SalonCore", "SalonRounds", "SharedStore", "StoreRounds", "SessionProcesses", "salon-child", grdb,
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "SalonCalendarTests",
        dependencies: ["SalonCalendar", "SalonCore", "SalonRounds", "SharedStore", "StoreRounds", "Credentials", "FetchCache", grdb],
        swiftSettings: settings()),
    .testTarget(
        name: "WidgetHostTests",
        dependencies: [
            "LoopbackPorts", "OwnThreads",
            "WidgetHost", "WidgetArchive", "CClockPage", "Credentials", "ProbeWidgets", "ProbeIntents", "host-child", "hostile-child",
            "session-child",
            "configuring-host", "HomeScreen", "HeadlessBrowser",
            "vitrine-confine", grdb,
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "HomeScreenTests", dependencies: ["OwnThreads", "HomeScreen", "WidgetHost", "HeadlessBrowser"], swiftSettings: settings()),
    .testTarget(
        name: "TripsTests",
        dependencies: apple + [
            "TripsCore", "TripsWidgets", "TripsScenes", "SystemWords", "MalformedBookings", "AppPage", "TripsAppCore", "TripsServiceCore",
            "ServiceStorage", "Passwords", "RunningService", "ScriptBridge", "ScriptModules", "WidgetTesting", "WidgetArchive", "AppGroup",
            hummingbird,
        ],
        exclude: ["References"], resources: [.copy("Script")], swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "GetawaysTests",
        dependencies: apple + [
            "GetawaysCore", "GetawaysAppCore", "GetawaysWidgets", "GetawaysIntents", "GetawaysDefinitions", "GetawaysScenes", "SystemWords",
            "AppPage",
            "WidgetTesting", "WidgetArchive", "AppGroup",
            "DeepLinks", "FetchCache", "ScriptBridge", "ScriptModules",
        ],
        exclude: ["References"], resources: [.copy("Script")], swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "InsightsProcessTests",
        dependencies: [
            "SystemProcesses", "WidgetHost", "WidgetArchive", "Credentials", "InsightsWidgets", "InsightsIntents", "InsightsApp",
            "InsightsService",
            "vitrine-confine",
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "InsightsTests",
        dependencies: apple + [
            "InsightsCore", "InsightsScenes", "SystemWords", "InsightsDefinitions", "InsightsIntents", "InsightsWidgets", "Credentials",
            "FetchCache",
            "WidgetLifecycle", "ShopifyQL", "WidgetTesting", "WidgetArchive", "Drawing",
        ],
        exclude: ["References"], swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "SalonProcessTests",
        dependencies: [
            "SystemProcesses", "WidgetHost", "WidgetArchive", "SalonCore", "SalonCalendar", "SalonWidgets", "SalonApp", "SalonService",
            "vitrine-confine", grdb,
        ],
        swiftSettings: settings()),
    .testTarget(
        name: "SalonTests",
        dependencies: apple + ["SalonCore", "SalonScenes", "SystemWords", "WidgetTesting", "WidgetArchive"],
        exclude: ["References"], swiftSettings: settings(widgetSource)),
    .testTarget(
        name: "ShopifyQLTests", dependencies: ["ShopifyQL", "ShopifyQLStore", "ShopifyQLSamples", "ReportFrontEnd", grdb],
        swiftSettings: settings()),
    .testTarget(
        name: "ShopifyQLClickHouseTests",
        dependencies: ["ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ShopifyQLSamples", "ClickHouseCluster", "ReportFrontEnd"],
        swiftSettings: settings()),
    .testTarget(
        name: "VitrineTests",
        dependencies: [
            "WidgetHost", "HeadlessBrowser", "Drawing", "vitrine", "TripsWidgets", "TripsApp", "TripsService", "GetawaysWidgets",
            "GetawaysApp",
            "GetawaysIntents",
            "GetawaysService", "InsightsWidgets", "InsightsApp", "InsightsIntents", "InsightsService", "SalonWidgets", "SalonApp",
            "SalonService", "ProbeWidgets", "vitrine-confine",
        ],
        swiftSettings: settings()),
]

/// What drawing is measured against. Only `make bench` asks for it, and only where Pango and Cairo are installed.
let hasPeers = Context.environment["VITRINE_PEERS"] != nil
let peers: [Target] = [
    .systemLibrary(
        name: "CPangoCairo", path: "Benchmarks/PangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CairoPeer", dependencies: ["BenchScene", "CPangoCairo"], path: "Benchmarks/CairoPeer", swiftSettings: settings()),
]

let tools: [Target] = [
    // Threads for tests that block, which must not hold those of Swift's shared pool.
    .target(name: "OwnThreads", path: "Tests/Tools/OwnThreads", swiftSettings: settings()),
    // Looks for calls that hold a thread of that pool.
    .target(name: "SourceLint", path: "Tests/Tools/SourceLint", swiftSettings: settings(quick)),
    // A server on a port of its own, and who asks it, for the tests of every service.
    .target(name: "RunningService", path: "Tests/Tools/RunningService", swiftSettings: settings()),
    // A system's service, app, extension and host as real processes, for the tests of every system and for the figures.
    .target(
        name: "SystemProcesses", dependencies: ["WidgetHost", "WidgetArchive"], path: "Tests/Tools/SystemProcesses",
        swiftSettings: settings()),
    // The shops, queries and examples of the query language's tests.
    .target(
        name: "ShopifyQLSamples", dependencies: ["ShopifyQL", "ShopifyQLStore"], path: "Tests/Tools/ShopifyQLSamples",
        resources: [.copy("Resources")], swiftSettings: settings()),
    .target(name: "ClickHouseCluster", dependencies: ["LoopbackPorts"], path: "Tests/Tools/ClickHouseCluster", swiftSettings: settings()),
    // A picture of a widget: its name, its surroundings and how it is drawn.
    .target(
        name: "PictureScenes", dependencies: apple + ["Drawing", "WidgetArchive", "WidgetTesting"], path: "Tests/Tools/PictureScenes",
        swiftSettings: settings(widgetSource)),
    // The words of a system, in every language.
    .target(name: "SystemWords", path: "Tests/Tools/SystemWords", swiftSettings: settings()),
    // What pictures of Trips show, for its tests and for `picture-digests`.
    .target(
        name: "TripsScenes", dependencies: apple + ["TripsCore", "Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Tests/Tools/TripsScenes", resources: [.copy("Resources")], swiftSettings: settings(widgetSource)),
    // What pictures of Getaways show, for its tests and for `picture-digests`.
    .target(
        name: "GetawaysScenes", dependencies: apple + ["GetawaysCore", "Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Tests/Tools/GetawaysScenes", resources: [.copy("Resources")], swiftSettings: settings(widgetSource)),
    // What pictures of Insights show, for its tests and for `picture-digests`.
    .target(
        name: "InsightsScenes", dependencies: apple + ["PictureScenes", "InsightsCore", "Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Tests/Tools/InsightsScenes", swiftSettings: settings(widgetSource)),
    // What pictures of Salon show, for its tests and for `picture-digests`.
    .target(
        name: "SalonScenes", dependencies: apple + ["PictureScenes", "SalonCore", "Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Tests/Tools/SalonScenes", swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "board-sheets", dependencies: apple + ["GetawaysScenes", "InsightsScenes", "SalonScenes", "Drawing", "WidgetTesting"],
        path: "Tests/Tools/BoardSheets", swiftSettings: settings(widgetSource)),
    // What the gallery shows: every view and modifier once, for its tests and for `vitrine-gallery`.
    .target(
        name: "GalleryScenes", dependencies: apple + ["Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Tests/Tools/GalleryScenes", swiftSettings: settings(widgetSource)),
    .executableTarget(
        name: "vitrine-gallery", dependencies: apple + ["GalleryScenes", "Drawing", "WidgetTesting"], path: "Tests/Tools/Gallery",
        swiftSettings: settings(widgetSource)),
    // A real browser, for the page, for SVG, and as a peer of the figures.
    .target(name: "HeadlessBrowser", path: "Tests/Tools/HeadlessBrowser", swiftSettings: settings()),
    // Stored texts that no app writes, for the tests of Trips and for the long rounds.
    .target(name: "MalformedBookings", path: "Tests/Tools/MalformedBookings", swiftSettings: settings()),
    // Links by the thousand, sound and broken, for the tests of DeepLinks and for the long rounds.
    .target(name: "LinkRounds", dependencies: ["DeepLinks"], path: "Tests/Tools/LinkRounds", swiftSettings: settings()),
    // A table that is written at random, for the tests of SharedStore, for the long rounds and for the figures.
    .target(
        name: "StoreRounds", dependencies: ["SharedStore", grdb], path: "Tests/Tools/StoreRounds", swiftSettings: settings()),
    // The salon's two stores and its appointments, for the tests of the calendar and for the long rounds.
    .target(
        name: "SalonRounds", dependencies: ["SalonCalendar", "SalonCore", "SharedStore", "Credentials", "StoreRounds", grdb],
        path: "Tests/Tools/SalonRounds", swiftSettings: settings()),
    // Processes that share a session, and the service they share it with, for the tests of Credentials and for the long rounds.
    .target(name: "SessionProcesses", path: "Tests/Tools/SessionProcesses", swiftSettings: settings()),
    // What nobody sane would send, for the tests and for the long rounds.
    .target(
        name: "HostileInput", dependencies: ["Drawing", "AssetCatalog", "FoundationMissing", "WidgetArchive", "CCodec"],
        path: "Tests/Tools/HostileInput",
        swiftSettings: settings()),
    .executableTarget(name: "vitrine-fuzz", dependencies: ["HostileInput"], path: "Benchmarks/Fuzz", swiftSettings: settings()),
    .executableTarget(
        name: "picture-digests",
        dependencies: apple + ["TripsScenes", "GetawaysScenes", "InsightsScenes", "SalonScenes", "Drawing", "WidgetTesting"],
        path: "Tests/Tools/PictureDigests",
        swiftSettings: settings(widgetSource)),
    // What all benchmarks measure, as a line of their table and as a record of their file.
    .target(name: "BenchFigures", path: "Benchmarks/Figures", swiftSettings: settings()),
    // A tile as values, for everyone who draws it in the benchmarks.
    .target(name: "BenchScene", path: "Benchmarks/Scene", swiftSettings: settings()),
    .executableTarget(
        name: "vitrine-bench",
        dependencies: apple + [
            "Drawing", "WidgetArchive", "WidgetHost", "TripsScenes", "SalonScenes", "BenchFigures", "BenchScene", "HeadlessBrowser",
            "SystemProcesses",
        ]
            + (hasPeers ? ["CairoPeer"] : []), path: "Benchmarks/Bench",
        swiftSettings: settings(widgetSource + (hasPeers ? [.define("CAIRO_PEER")] : []))),
    // Which of Apple's public names our modules have.
    .executableTarget(name: "vitrine-surface", path: "Tests/Tools/Surface", exclude: ["Names"], swiftSettings: settings(quick)),
    // A process that saves bookings as Trips' app does, by its JavaScript into the group's store, and says how long that took.
    .executableTarget(
        name: "script-child", dependencies: ["ScriptBridge", "ScriptModules", "AppGroup", "FoundationOnLinux", "FoundationMissing"],
        path: "Benchmarks/ScriptChild", swiftSettings: settings()),
    // The host alone: a day of a thousand widgets, dates that tick, and a day of real systems.
    .executableTarget(
        name: "host-bench", dependencies: ["WidgetHost", "WidgetArchive", "Drawing", "BenchFigures"], path: "Benchmarks/Host",
        swiftSettings: settings()),
    // One shop's metrics from millions of events, how soon an event is seen, and many shops' from a cluster.
    .executableTarget(
        name: "shopifyql-bench",
        dependencies: [
            "ShopifyQL", "ShopifyQLStore", "ShopifyQLClickHouse", "ReportFrontEnd", "ClickHouseCluster", "BenchFigures", "LoopbackService",
            "RunningService", "CEpoll", hummingbird,
        ],
        path: "Benchmarks/ShopifyQL", swiftSettings: settings()),
    // How soon one process is told of another's commit, and what a change costs in collections of different sizes.
    .executableTarget(
        name: "store-bench", dependencies: ["SharedStore", "StoreRounds", "store-child", "BenchFigures", grdb], path: "Benchmarks/Store",
        swiftSettings: settings()),
    // What somebody waits for who works on a project of his own: `vitrine check` and the first picture of `vitrine preview`.
    .executableTarget(
        name: "project-bench", dependencies: ["XcodeProject", "BenchFigures", "RunningService", "OwnThreads"], path: "Benchmarks/Projects",
        swiftSettings: settings()),
    .executableTarget(name: "foundation-child", path: "Benchmarks/FoundationChild", swiftSettings: settings()),
    // Every figure that Insights can show, for `make stress`.
    .executableTarget(
        name: "figure-rounds", dependencies: ["InsightsScenes", "Drawing", "WidgetArchive", "WidgetTesting"],
        path: "Benchmarks/FigureRounds", swiftSettings: settings()),
    .executableTarget(
        name: "vitrine-stress",
        dependencies: [
            "WidgetHost", "WidgetArchive", "MalformedBookings", "HostileInput", "LinkRounds", "GetawaysCore", "DeepLinks", "SharedStore",
            "StoreRounds", "SalonRounds", "SessionProcesses", "SystemProcesses", "ScriptBridge", grdb,
        ],
        path: "Benchmarks/Stress",
        swiftSettings: settings()),
]

/// For libFuzzer, which has its own `main`: only `scripts/stress line` asks for it, with `--sanitize fuzzer`.
let fuzzers: [Target] = [
    .executableTarget(
        name: "line-fuzzer", dependencies: ["HostileInput", "WidgetArchive", "Drawing"], path: "Benchmarks/LineFuzzer",
        swiftSettings: settings([.unsafeFlags(["-parse-as-library"])]))
]

var targets =
    libraries + ground + appleWing + deviceModules + foundationOnLinux + sharing + scripting
    + project + hostWing + top + common + trips + getaways + getawaysService
    + insights
    + salon + salonApp + salonService
    + fixtures
    + tests + tools
    + (hasPeers ? peers : [])
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
        // What tests run, and nothing of the benchmarks.
        switch name {
        case "tests": targets.filter { $0.type == .test }.forEach { keep($0.name) }
        // Every module that a widget from elsewhere may import.
        case "apple": appleModules.forEach { keep("Vitrine\($0)") }
        default: keep(String(name))
        }
    }
    targets = targets.filter { kept.contains($0.name) }
}

/// What runs in an extension or an app; on Apple's systems its Apple-named modules are Apple's own.
let sdk =
    appleModules.map { "Vitrine\($0)" } + [
        "FoundationMissing", "FoundationOnLinux", "AppGroup", "Credentials", "DeepLinks", "Downloads", "FetchCache", "SharedFiles",
        "SharedStore", "WidgetLifecycle",
    ]
/// JavaScript, for apps only.
let bridge = ["ScriptBridge", "ScriptModules"]
/// What other packages use, with the targets that it is made of: Documentation.docc/AsAPackage.md.
let products: [(targets: [String], product: Product)] =
    [(sdk, .library(name: "VitrineSDK", targets: sdk)), (bridge, .library(name: "ScriptBridge", targets: bridge))]
    + ["WidgetTesting"].map { ([$0], .library(name: $0, targets: [$0])) }
    + ["vitrine", "vitrine-confine"].map { ([$0], .executable(name: $0, targets: [$0])) }
    + ["AssetSymbolsPlugin", "IntentDefinitionsPlugin"].map { ([$0], .plugin(name: $0, targets: [$0])) }

let package = Package(
    name: "vitrine",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: products.filter { offer in offer.targets.allSatisfy { name in targets.contains { $0.name == name } } }.map(\.product),
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: targets
)
