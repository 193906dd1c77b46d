import Foundation
import XcodeProject

/// How a module's source is compiled, beyond what the SDK says.
struct CompilerFlags {
    /// - Parameter sources: its files.
    static func of(_ module: SourceModule, sdk: WidgetSDK, sources: ModuleSources) -> [String] {
        let imports = sources.imported
        let settings = module.settings
        var flags = [
            "-module-name", module.module, "-parse-as-library", "-swift-version", settings.languageMode, "-Onone", "-Xfrontend",
            "-solver-expression-time-threshold=15", "-suppress-warnings",
        ]
        flags += settings.conditions.map { "-D\($0)" }
        for feature in settings.upcomingFeatures where settings.languageMode != "6" || !inSwift6.contains(feature) {
            flags += ["-enable-upcoming-feature", feature]
        }
        // Others are for compilers that nobody ships.
        for feature in settings.experimentalFeatures where feature == "StrictConcurrency" && settings.languageMode != "6" {
            flags += ["-enable-experimental-feature", feature]
        }
        if let isolation = settings.defaultIsolation { flags += ["-default-isolation", isolation] }
        if let checking = settings.strictConcurrency, settings.languageMode != "6" { flags.append("-strict-concurrency=\(checking)") }
        if settings.bareSlashRegex, settings.languageMode != "6" { flags.append("-enable-bare-slash-regex") }
        for name in bridged(module, sdk) { flags += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
        // What one file imports of Objective-C the whole module sees on iOS, and SwiftUI and WidgetKit import UIKit and
        // Combine; SwiftUI has the declarations of widgets, which here are WidgetKit's.
        guard !imports.isDisjoint(with: ["SwiftUI", "WidgetKit", "UIKit"]) else { return flags }
        for (name, isSeen) in [("UIKit", true), ("Combine", sources.usesPublishers), ("WidgetKit", sources.usesWidgets)] {
            guard isSeen, sdk.aliases.contains(name), module.module != name else { continue }
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", "Vitrine\(name)"]
        }
        return flags
    }

    /// The modules of Apple's that a bridging header makes known to every file, as far as they are here.
    private static func bridged(_ module: SourceModule, _ sdk: WidgetSDK) -> [String] {
        guard let header = module.bridgingHeader, let text = try? String(contentsOf: header, encoding: .utf8) else { return [] }
        let known = Set(sdk.aliases)
        var found: [String] = []
        for line in text.prefix(200_000).split(separator: "\n") {
            let line = line.drop { $0 == " " || $0 == "\t" }
            var name: Substring?
            if line.hasPrefix("@import ") { name = line.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
            if line.hasPrefix("#import <") || line.hasPrefix("#include <") {
                name = line.drop { $0 != "<" }.dropFirst().prefix { $0 != "/" && $0 != ">" }
            }
            if let name = name.map(String.init), known.contains(name), !found.contains("Vitrine\(name)") { found.append("Vitrine\(name)") }
        }
        return found
    }

    /// What that language mode has anyway; naming it is an error.
    private static let inSwift6: Set = [
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "BareSlashRegexLiterals",
        "StrictConcurrency",
    ]
}
