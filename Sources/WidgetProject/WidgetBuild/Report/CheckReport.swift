import Foundation
import XcodeProject

/// Whether widget extensions compile here, and whose it is where they do not.
package struct CheckReport: Codable, Hashable, Sendable {
    /// The owner of an error: who can mend it.
    package enum Owner: String, Codable, Hashable, Sendable {
        /// Xcode would show it too.
        case yours
        /// Vitrine lacks what Apple has.
        case ours
        /// A module that is not here.
        case theirs
    }

    package struct Finding: Codable, Hashable, Sendable {
        package var owner: Owner
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var message: String
        /// The macro whose expansion the finding is about; it stands where the macro is used. Empty where the compiler does not say which.
        package var macro: String?
        /// The API that Vitrine lacks, e.g. `View.glassEffect`.
        package var api: String?
        /// The iOS version that has it.
        package var since: String?
        /// The module that it would come from.
        package var module: String?
        /// Whether the error names nothing that is missing and follows, at least most likely, from another error, with which it goes away.
        package var follows = false
    }

    /// A module that is imported and not here.
    package struct MissingModule: Codable, Hashable, Sendable {
        package var name: String
        /// `ours` for a framework of Apple's.
        package var owner: Owner
        /// The repository that it would be fetched from.
        package var repository: String?
        /// The files that import it.
        package var files: [String]
        /// The names that those files use and nobody declares.
        package var names: [String]
    }

    /// A use of what compiles and is not drawn.
    package struct Undrawn: Codable, Hashable, Sendable {
        package var name: String
        package var file: String
        package var line: Int
    }

    package struct Target: Codable, Hashable, Sendable {
        package var name: String
        package var project: String
        package var configuration: String
        package var compiles: Bool
        /// Swift files, those of modules under it too, but for packages from elsewhere.
        package var files: Int
        /// The files among them that have no finding.
        package var cleanFiles: Int
        package var findings: [Finding]
        package var missingModules: [MissingModule]
        /// The uses of APIs that compile and show nothing in a picture.
        package var undrawn: [Undrawn]
        package var notes: [ProjectNote]
    }

    package var targets: [Target]

    package init(targets: [Target]) { self.targets = targets }

    package var compiles: Bool { targets.allSatisfy(\.compiles) }
}

extension CheckReport.Target {
    /// - Parameter compilation: what the compiler said of it.
    package init(_ target: WidgetTarget, _ compilation: WidgetBuilder.Compilation) {
        let files = target.modules.filter { !$0.isForeign }.flatMap(\.sources) + target.code.sources, sources = files.map(\.path)
        let missing = Set(compilation.missing.keys)
        let shown = ShownModules(missing.isEmpty ? [] : target.modules + [target.code], missing: missing)
        let attribution = Attribution(target, compilation, shown)
        let findings = attribution.findings(compilation.errors)
        let wrong = Set(findings.compactMap(\.file))
        self.init(
            name: target.name, project: target.origin.path, configuration: target.configuration,
            compiles: compilation.errors.isEmpty && compilation.missing.isEmpty, files: sources.count,
            cleanFiles: sources.filter { !wrong.contains($0) }.count, findings: findings,
            missingModules: compilation.missing.keys.sorted().map { attribution.missing($0, findings) },
            undrawn: target.code.isApp ? [] : Self.undrawn(files, shown),
            notes: target.notes + compilation.notes)
    }
}

extension CheckReport.Target {
    /// An app is no picture that has to be whole, so nobody asks for these in one.
    private static func undrawn(_ files: [URL], _ shown: ShownModules) -> [CheckReport.Undrawn] {
        let found = files.flatMap { UndrawnNames.used(in: $0, shown) }
        guard !found.isEmpty else { return [] }
        // A variable of such a name is no modifier.
        let declared = Declarations.names(in: files, by: ["struct", "class", "enum", "actor", "func", "typealias"])
        return found.filter { !declared.contains($0.name) }
    }
}
