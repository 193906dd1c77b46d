import Foundation
import XcodeProject

/// The compiler flags of a module's source, beyond those of the SDK.
struct CompilerFlags {
    /// - Parameter sources: its files.
    static func of(_ module: SourceModule, sdk: WidgetSDK, sources: ModuleSources) -> [String] {
        let imports = sources.imported
        let settings = module.settings
        var flags = [
            "-module-name", module.module, "-parse-as-library", "-swift-version", settings.languageMode, "-Onone", "-Xfrontend",
            "-solver-expression-time-threshold=120", "-suppress-warnings",
            // A crash is told by the line in which it happened.
            "-gline-tables-only",
        ]
        // As SwiftPM says it of every package.
        if let package = module.package {
            flags += ["-DSWIFT_PACKAGE", "-package-name", Self.identifier(package)]
        }
        flags += settings.conditions.map { "-D\($0)" }
        for feature in settings.upcomingFeatures where settings.languageMode != "6" || !inSwift6.contains(feature) {
            flags += ["-enable-upcoming-feature", feature]
        }
        // Others are for compilers that nobody ships; packages from elsewhere know which this one has.
        for feature in settings.experimentalFeatures
        where feature == "StrictConcurrency" ? settings.languageMode != "6" : module.isForeign {
            flags += ["-enable-experimental-feature", feature]
        }
        if let isolation = settings.defaultIsolation { flags += ["-default-isolation", isolation] }
        if let checking = settings.strictConcurrency, settings.languageMode != "6" { flags.append("-strict-concurrency=\(checking)") }
        if settings.bareSlashRegex, settings.languageMode != "6" { flags.append("-enable-bare-slash-regex") }
        // Apple's frameworks that headers import are imported into every file, as far as they are here; all of them import Foundation.
        if !sources.frameworks.isEmpty { flags += ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"] }
        for name in sources.frameworks.intersection(sdk.aliases).sorted() where name != module.module {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", "Vitrine\(name)"]
        }
        if let bridging = sources.bridging, let header = bridging.file {
            flags += ["-import-objc-header", header.path] + module.clang.defines.flatMap { ["-Xcc", "-D\($0)"] }
        } else if module.package != nil {
            // As SwiftPM gives them on to what Swift imports of C.
            flags += module.clang.defines.flatMap { ["-Xcc", "-D\($0)"] }
        }
        // What one file imports of Objective-C the whole module sees on iOS, where SwiftUI and WidgetKit import UIKit.
        let hasViews = !imports.isDisjoint(with: ["SwiftUI", "SwiftUICore", "WidgetKit", "UIKit"])
        for name in Set(sources.unwritten.map(\.module) + (hasViews ? ["UIKit"] : [])).sorted() where name != module.module {
            guard let own = sdk.aliases.contains(name) ? "Vitrine\(name)" : UnwrittenImport.onLinux.contains(name) ? name : nil else {
                continue
            }
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", own]
        }
        return flags
    }

    /// A package's name as the compiler takes it.
    private static func identifier(_ name: String) -> String {
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return word.isEmpty ? "package" : word
    }

    /// The features that this language mode enables anyway; naming one is an error.
    private static let inSwift6: Set = [
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "BareSlashRegexLiterals",
        "StrictConcurrency",
    ]
}
