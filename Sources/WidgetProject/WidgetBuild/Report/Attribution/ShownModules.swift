import Foundation
import XcodeProject

/// The modules that each file of a target sees: those that it imports, and those that the project's own modules show to whoever imports
/// these (`@_exported import`).
struct ShownModules {
    /// Modules of Apple's that show nothing of those with views, intents or activities.
    private static let plain: Set = [
        "Accessibility", "CloudKit", "Combine", "Contacts", "CoreData", "CoreGraphics", "CoreLocation", "CryptoKit", "Darwin", "Dispatch",
        "EventKit", "Foundation", "HealthKit", "Network", "OSLog",
        "Observation", "SQLite3", "Security", "UniformTypeIdentifiers", "os",
    ]

    /// Modules of Apple's that are seen only where they are imported: no other one shows them.
    static let alone: Set = [
        "ActivityKit", "AlarmKit", "Charts", "FoundationModels", "MapKit", "MusicKit", "StoreKit", "TipKit", "Vision", "WeatherKit",
    ]

    /// Modules of Apple's that show views, and none of SwiftUI's: a `List` beside them is a database's.
    private static let withoutSwiftUI = plain.union([
        "AVFoundation", "CoreImage", "CoreText", "ImageIO", "MessageUI", "MobileCoreServices", "Photos", "QuartzCore", "SafariServices",
        "UIKit", "UserNotifications", "WebKit",
    ])

    /// The modules that each of the project's modules re-exports, by its name.
    private let shown: [String: Set<String>]
    private let modules: [SourceModule]
    private let missing: Set<String>

    /// - Parameter missing: the modules that are not here.
    init(_ modules: [SourceModule], missing: Set<String>) {
        (self.modules, self.missing) = (modules, missing)
        var exported: [String: Set<String>] = [:]
        for module in modules {
            for source in module.sources {
                guard let data = FileManager.default.contents(atPath: source.path), Array(data).hold("@_exported") else { continue }
                exported[module.module, default: []].formUnion(SourceFacts(String(decoding: data, as: UTF8.self)).exported)
            }
        }
        var shown = exported
        // Re-exporting is transitive; as many rounds as there are modules are enough.
        for _ in exported {
            for (module, others) in exported {
                for other in others {
                    let further = shown[other] ?? []
                    shown[module]?.formUnion(further)
                }
            }
        }
        self.shown = shown
    }

    /// The modules that a file of these imports sees.
    func seen(importing imports: Set<String>) -> Set<String> { imports.reduce(into: imports) { $0.formUnion(shown[$1] ?? []) } }

    /// Whether a file of these imports may see a module of Apple's.
    ///
    /// A file that takes a module from elsewhere, and of Apple's only such as show no views, does not: a `Table` in it is a database's.
    func maySee(_ module: String, importing imports: Set<String>) -> Bool {
        guard imports.contains(where: { missing.contains($0) && !AppleFrameworks.contains($0) }) else { return true }
        let seen = seen(importing: imports)
        if Self.alone.contains(module), !seen.contains(module) { return false }
        let plain = module == "SwiftUI" ? Self.withoutSwiftUI : Self.plain
        return seen.contains(module) || !seen.subtracting(plain).subtracting(missing).isSubset(of: modules.map(\.module))
    }

    /// The modules that are not here and that a file sees without importing them, by its path.
    func byFile() -> [String: Set<String>] {
        let shown = shown.mapValues { $0.intersection(missing) }.filter { !$0.value.isEmpty }
        guard !shown.isEmpty else { return [:] }
        var result: [String: Set<String>] = [:]
        for module in modules {
            for source in module.sources {
                var seen = shown[module.module] ?? []
                if let text = try? String(contentsOf: source, encoding: .utf8) {
                    for name in SourceFacts(text).imports { seen.formUnion(shown[name] ?? []) }
                }
                if !seen.isEmpty { result[source.path] = seen }
            }
        }
        return result
    }
}
