// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// What runs inside an extension or an app: Apple's modules under names of our own, what they stand on, and what apps share with their
// widgets. All of it is one dynamic library, as frameworks are shared on iOS: whatever two images of a process have in common must be in
// one library, or it stands in the process twice, and SwiftPM links the targets of one package into each of its products anew. That is why
// this is a package of its own.

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
/// The settings of what an extension's process holds and runs seldom: small before fast.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(platforms: [.linux], configuration: .release))]
/// The settings of what works through very many rows, letters or pixels, in a build for development too: most of them are seen in one.
/// Small before fast all the same: that is three quarters of the compiler's work on it, and everything else waits for it.
let quick: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(platforms: [.linux], configuration: .debug))]

func module(
    _ name: String, _ path: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = small,
    linker: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(path)", packageAccess: false,
        swiftSettings: [packageName] + settings + strict + whole,
        linkerSettings: linker)
}

/// A module of Apple's: on Linux its name stands for ours of the same name with `Vitrine` before it.
func apple(_ name: String, on dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = small) -> Target {
    module("Vitrine\(name)", "Apple/\(name)", on: dependencies, settings)
}

let combine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

let libraries: [Target] = [
    .systemLibrary(name: "CFreeType", path: "Sources/Libraries/CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", path: "Sources/Libraries/CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", path: "Sources/Libraries/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/Libraries/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
        name: "VitrineCCodec", path: "Sources/Libraries/CCodec",
        linkerSettings: ["png", "jpeg", "webp", "webpdemux", "deflate", "z"].map { .linkedLibrary($0) }),
    // Loops over pixels, in C: there a function may have a version for wider processors without flags for the whole package.
    // Optimised in debug builds too: it is all integers, so that the pixels are the same, and tens of times as quick.
    .target(name: "VitrineCPixels", path: "Sources/Libraries/CPixels", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "VitrineCCrashReport", path: "Sources/Libraries/CCrashReport"),
    // What Foundation watches of the sockets of requests. It stands in the library, which a program searches before libcurl.
    .target(name: "CRequestSockets", path: "Sources/Libraries/CRequestSockets"),
    // Loads libqrencode for the first code, so that no extension holds it for nothing.
    .target(name: "VitrineCQRCode", path: "Sources/Libraries/CQRCode"),
    // Loads libssl for the first encrypted connection, likewise.
    .target(name: "VitrineCConnectionTLS", path: "Sources/Libraries/CConnectionTLS"),
]

/// The library binds its own names itself, and packs its relocations into a few pages: every start has to go through them. What is
/// installed may run where Swift is elsewhere than on the machine that built it, as in Swift's own images. A name that no library has ends
/// the build, and not the first process that calls it.
let forLinker = ["-soname", "libVitrine.so", "-rpath", "/usr/lib/swift/linux", "-Bsymbolic", "-z", "pack-relative-relocs", "-z", "defs"]

let ground: [Target] = [
    module("FoundationMissing", "FoundationMissing", on: ["VitrineCCodec", "CRequestSockets"]),
    module(
        "VitrineDrawing", "Drawing", on: ["CFreeType", "CHarfBuzz", "CFriBidi", "VitrineCCodec", "VitrineCPixels"], quick,
        linker: [
            // Foundation's own Unicode library, for the dictionaries of Thai and its neighbours.
            .linkedLibrary("_FoundationICU", .when(platforms: [.linux])),
            .unsafeFlags(["-use-ld=lld"] + forLinker.flatMap { ["-Xlinker", $0] }, .when(platforms: [.linux])),
            // What only a debugger reads of the modules, 28 MB, unless it is wanted.
            .unsafeFlags(
                Context.environment["VITRINE_DEBUGGER"] != nil ? [] : ["-Xlinker", "\(Context.packageDirectory)/without-debugger.ld"],
                .when(platforms: [.linux], configuration: .debug)),
        ]),
    module("VitrineWidgetArchive", "WidgetArchive", on: ["VitrineDrawing", "FoundationMissing"], small),
    // Locks and whole files, for what several processes share.
    module("VitrineSharedFiles", "SharedFiles"),
    module("VitrineAssetCatalog", "AssetCatalog", on: ["VitrineDrawing", "FoundationMissing"]),
]

/// Modules for what apps share with their widgets; portable to iOS.
let sharing: [Target] = [
    module("AppGroup", "Sharing/AppGroup", on: ["FoundationMissing"], []),
    module("DeepLinks", "Sharing/DeepLinks", []),
    module("SharedFiles", "Sharing/SharedFiles", on: ["VitrineSharedFiles"]),
    // Where a device is and how it reaches the network, as its home screen says.
    module("VitrineDeviceSituation", "Sharing/DeviceSituation"),
    // Answers of services, each up to a limit.
    module("Downloads", "Sharing/Downloads"),
    module("FetchCache", "Sharing/FetchCache", on: ["Downloads", "VitrineSharedFiles"]),
    module("WidgetLifecycle", "Sharing/WidgetLifecycle", on: ["VitrineSharedFiles"]),
]

let interface: [Target] = [
    .macro(name: "VitrineMacros", path: "Sources/Apple/Macros", packageAccess: false, swiftSettings: [packageName] + strict + whole),
    apple("Accessibility", on: ["FoundationMissing"]),
    apple("ActivityKit", on: ["FoundationMissing"]),
    apple(
        "AppIntents",
        on: [
            "VitrineWidgetArchive", "FoundationMissing", "VitrineCoreLocation", "VitrineCoreSpotlight", "VitrineMacros", "VitrineSwiftUI",
            "VitrineUIKit", "VitrineUniformTypeIdentifiers",
        ]),
    apple("Charts", on: ["VitrineDrawing", "FoundationMissing", "VitrineSwiftUI"], []),
    apple(
        "Combine",
        on: [combine, "FoundationMissing"]
            + ["OpenCombineDispatch", "OpenCombineFoundation"].map { .product(name: $0, package: "OpenCombine") }, []),
    apple("CoreGraphics", on: ["VitrineDrawing", "FoundationMissing"]),
    apple("CoreImage", on: ["VitrineCQRCode", "VitrineDrawing", "VitrineCoreGraphics", "VitrineCoreVideo"]),
    apple("CoreText", on: ["VitrineAssetCatalog", "VitrineDrawing", "FoundationMissing", "VitrineCoreGraphics"], []),
    apple("CoreTransferable", on: ["FoundationMissing", "VitrineUniformTypeIdentifiers"]),
    apple("Darwin", on: ["FoundationMissing", "VitrineMacros"]),
    apple("DeveloperToolsSupport"),
    apple("ImageIO", on: ["VitrineDrawing", "VitrineCoreGraphics"], []),
    apple("Intents", on: ["VitrineWidgetArchive", "FoundationMissing", "VitrineContacts", "VitrineCoreLocation"]),
    apple("MachO", on: ["VitrineDarwin"]),
    apple("OSLog", on: ["Vitrineos"]),
    apple("ObjectiveC", on: ["FoundationMissing"]),
    apple("QuartzCore", on: ["VitrineDrawing", "FoundationMissing", "VitrineCoreGraphics"]),
    apple(
        "SwiftUI",
        on: [
            "VitrineAccessibility", "VitrineDrawing", "VitrineAssetCatalog", "VitrineWidgetArchive", "FoundationMissing",
            "VitrineCoreGraphics", "VitrineCoreText", "VitrineCoreTransferable", "VitrineUIKit", "VitrineMacros", combine,
        ], []),
    apple("SwiftUICore", on: ["VitrineSwiftUI"]),
    apple(
        "UIKit",
        on: [
            "VitrineCCrashReport", "VitrineDrawing", "VitrineAssetCatalog", "VitrineWidgetArchive", "FoundationMissing",
            "VitrineCoreGraphics", "VitrineCoreImage", "VitrineCoreText", "VitrineDeveloperToolsSupport", "VitrineImageIO",
            "VitrineQuartzCore", "VitrineUniformTypeIdentifiers", "VitrineUserNotifications",
        ]),
    apple("UniformTypeIdentifiers", on: ["FoundationMissing"]),
    apple(
        "WidgetKit",
        on: [
            "VitrineCCrashReport", "VitrineDrawing", "VitrineWidgetArchive", "FoundationMissing", "VitrineActivityKit", "VitrineAppIntents",
            "VitrineIntents",
            "VitrineSwiftUI",
        ]),
    apple("os"),
]

/// Apple's modules of what a device or its owner knows: their values work, and what would have to be allowed is refused.
let device: [Target] = [
    apple("AVFAudio", on: ["VitrineAVFoundation"]),
    apple(
        "AVFoundation",
        on: [
            "FoundationMissing", "VitrineAudioToolbox", "VitrineCoreGraphics", "VitrineCoreMedia", "VitrineQuartzCore",
            "VitrineUniformTypeIdentifiers",
        ]),
    apple("AVKit", on: ["VitrineAVFoundation", "VitrineSwiftUI", "VitrineUIKit"]),
    apple("Accelerate", on: ["Vitrinesimd"]),
    apple("AdAttributionKit"),
    apple("AdServices"),
    apple("AlarmKit", on: ["VitrineActivityKit", "VitrineAppIntents", "VitrineSwiftUI"]),
    apple("AppTrackingTransparency"),
    apple("AudioToolbox", on: ["FoundationMissing"]),
    apple("AuthenticationServices", on: ["VitrineSwiftUI", "VitrineUIKit"]),
    apple("BackgroundTasks"),
    apple("CloudKit", on: ["FoundationMissing", "VitrineCoreLocation"]),
    apple("Compression", on: ["FoundationMissing"]),
    apple("Contacts"),
    apple("CoreBluetooth"),
    apple("CoreHaptics"),
    apple("CoreLocation", on: ["VitrineDeviceSituation", "VitrineContacts"]),
    apple("CoreML", on: ["VitrineCoreVideo"]),
    apple("CoreMedia", on: ["FoundationMissing", "VitrineCoreVideo"]),
    apple("CoreMotion"),
    apple("CoreServices", on: ["FoundationMissing"]),
    apple("CoreSpotlight", on: ["VitrineUniformTypeIdentifiers"]),
    apple("CoreTelephony"),
    apple("CoreVideo", on: ["FoundationMissing"]),
    apple("DeviceActivity", on: ["VitrineManagedSettings"]),
    apple("EventKit", on: ["VitrineCoreGraphics", "VitrineCoreLocation", "VitrineDeviceSituation"]),
    apple("FamilyControls", on: ["VitrineCombine", "VitrineManagedSettings", "VitrineSwiftUI"]),
    apple("FoundationModels", on: ["VitrineMacros"]),
    apple("GameplayKit"),
    apple("HealthKit", on: ["FoundationMissing", "VitrineCoreLocation"]),
    apple("LinkPresentation", on: ["VitrineUIKit"]),
    apple("LocalAuthentication"),
    apple("LockedCameraCapture", on: ["FoundationMissing", "VitrineSwiftUI"]),
    apple("ManagedSettings"),
    apple("MapKit", on: ["FoundationMissing", "VitrineContacts", "VitrineCoreLocation", "VitrineSwiftUI", "VitrineUIKit"]),
    apple("MediaPlayer", on: ["FoundationMissing", "VitrineUIKit"]),
    apple("MessageUI", on: ["VitrineUIKit"]),
    apple("MetricKit", on: ["Vitrineos"]),
    apple("MobileCoreServices", on: ["VitrineCoreServices"]),
    apple("MusicKit", on: ["VitrineCombine", "VitrineCoreGraphics"]),
    apple("NaturalLanguage", on: ["FoundationMissing"]),
    apple("Network", on: ["VitrineCConnectionTLS", "VitrineDeviceSituation", "FoundationMissing"]),
    apple("NetworkExtension", on: ["VitrineNetwork"]),
    apple("NotificationCenter", on: ["FoundationMissing", "VitrineUIKit"]),
    apple("PDFKit", on: ["VitrineUIKit"]),
    apple("Photos", on: ["FoundationMissing", "VitrineAVFoundation", "VitrineCoreLocation", "VitrineUIKit"]),
    apple("PhotosUI", on: ["VitrinePhotos", "VitrineSwiftUI", "VitrineUIKit"]),
    apple("QuickLook", on: ["VitrineSwiftUI", "VitrineUIKit"]),
    apple("RelevanceKit", on: ["VitrineAppIntents", "VitrineMapKit"]),
    apple("SafariServices", on: ["VitrineUIKit"]),
    apple("Speech"),
    apple("StoreKit", on: ["FoundationMissing", "VitrineSwiftUI", "VitrineUIKit"]),
    apple("SystemConfiguration", on: ["FoundationMissing", "VitrineNetwork"]),
    apple("TipKit", on: ["VitrineSwiftUI"]),
    apple("Translation", on: ["VitrineSwiftUI"]),
    apple("UserNotifications", on: ["VitrineCoreLocation", "VitrineIntents"]),
    apple("Vision", on: ["VitrineCoreGraphics", "VitrineCoreImage"]),
    apple("VisionKit", on: ["VitrineUIKit", "VitrineVision"]),
    apple("WatchConnectivity"),
    apple("WatchKit"),
    apple("WeatherKit", on: ["FoundationMissing", "VitrineCoreLocation"]),
    apple("WebKit", on: ["VitrineUIKit"]),
    apple("notify", on: ["FoundationMissing"]),
    apple("simd"),
    apple("zlib", on: ["CZlib"]),
]

let targets = libraries + ground + sharing + interface + device

let package = Package(
    name: "SDK",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        // libVitrine.so.
        .library(
            name: "Vitrine", type: .dynamic, targets: targets.filter { ![.macro, .system].contains($0.type) }.map(\.name))
    ],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
    targets: targets
)
