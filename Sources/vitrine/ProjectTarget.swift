import ArgumentParser
import Foundation
import WidgetBuild
import WidgetHost
import XcodeProject

/// The options that say which extension of a project is meant, and how it is built.
struct ProjectOptions: ParsableArguments {
    @Option(
        name: .customLong("target"),
        help: ArgumentHelp("Of a project or a built app, the widget extension of this name; by default all.", valueName: "name"))
    var extensionName: String?
    @Option(
        name: .customLong("configuration"),
        help: ArgumentHelp("Of a project, the configuration to build; Debug if not said.", valueName: "name"))
    var configurationName: String?
    @Flag(
        inversion: .prefixedNo, exclusivity: .chooseLast,
        help: ArgumentHelp(
            "Fetch packages that a project's widgets need from elsewhere.",
            discussion: "It is done where nothing is said, once for the same versions; --fetch also tries what failed within an hour."))
    var fetch: Bool?
    @Flag(
        name: .customLong("network"),
        help: "Let a project's widgets use this machine's network, as they may on an iPhone; by default they have none.")
    var usesNetwork = false
}

/// A command's TARGET that was made for Xcode: a project, a workspace, a package, a folder or one Swift file.
struct ProjectTarget {
    private let place: URL
    private let options: ProjectOptions

    /// Takes TARGET for a project; nil where it is a built bundle, or the name of what was built beside this command.
    init?(_ target: String, _ options: ProjectOptions) {
        let place = URL(fileURLWithPath: target).standardizedFileURL
        guard !["app", "appex"].contains(place.pathExtension), ProjectFinder.mayDescribe(place) else { return nil }
        let isNamed = target.contains("/") || target.hasPrefix(".") || ["xcodeproj", "xcworkspace", "swift"].contains(place.pathExtension)
        // What was built beside this command is called by its bare name.
        guard isNamed || !ProjectProducts.knows(target) else { return nil }
        self.place = place
        self.options = options
    }

    /// Reads the project, and fetches what its widgets need from elsewhere.
    func targets() async throws -> (description: ProjectDescription, targets: [WidgetTarget]) {
        let fetching: ProjectReader.Fetching = options.fetch.map { $0 ? .again : .never } ?? .once
        let reader = ProjectReader(
            configuration: options.configurationName, manifests: PackageReader(),
            fetcher: PackageFetcher { complain("vitrine: \($0)") }, fetching: fetching)
        var (description, targets) = try await reader.describe(place, target: options.extensionName)
        for note in description.notes where note.kind == .fetch { complain("vitrine: \(note)") }
        description.notes.removeAll { $0.kind == .fetch }
        return (description, options.usesNetwork ? targets.map(\.withNetwork) : targets)
    }

    /// The apps that the project's widgets are embedded in.
    /// - Parameter fetching: whether packages that they need from elsewhere are fetched; else those count that were fetched before.
    func apps(fetching: Bool) async throws -> [WidgetTarget] {
        let allowed: ProjectReader.Fetching = options.fetch.map { $0 ? .again : .never } ?? .once
        let reader = ProjectReader(
            configuration: options.configurationName, manifests: PackageReader(), fetcher: PackageFetcher { complain("vitrine: \($0)") },
            fetching: fetching ? allowed : .never)
        let apps = try await reader.apps(place, target: options.extensionName)
        return options.usesNetwork ? apps.map(\.withNetwork) : apps
    }

    /// The targets without those that no source file is a member of, as some projects keep one beside the widgets' own.
    func buildable() async throws -> [WidgetTarget] {
        let targets = try await targets().targets
        let full = targets.filter { !$0.code.sources.isEmpty }
        guard !full.isEmpty else { return targets }
        for target in targets where target.code.sources.isEmpty { complain("vitrine: \(BuildError.noSources(target: target.name))") }
        return full
    }

    /// The result of building the extensions of a project.
    struct Build {
        /// Folders `NAME.appex`, each with what it was made of.
        var extensions: [(folder: URL, target: WidgetTarget)] = []
        /// Names of those that do not compile; why has been said.
        var failed: [String] = []
        /// Why each of them does not, in a sentence.
        var reasons: [String] = []

        /// - Throws: `ExitCode` where one does not compile: the others have had their turn by then.
        func finish() throws {
            guard failed.isEmpty else { throw ExitCode.failure }
        }
    }

    /// Builds what is asked for. One that does not compile is told, and keeps none of the others from being built.
    /// - Parameter forPreviews: sources that declare previews and no widget are built too.
    /// - Throws: `Failure` where none compiles.
    func build(forPreviews: Bool = false) async throws -> Build {
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find())
        var build = Build(), failures: [Failure] = []
        for target in try await buildable() {
            if let use = NetworkUse(in: target) {
                let place =
                    use.file.path.hasPrefix(place.path + "/") ? String(use.file.path.dropFirst(place.path.count + 1)) : use.file.path
                complain("vitrine: \(target.name) asks the network (\(use.word), \(place):\(use.line)) and has none: --network lets it")
            }
            do {
                build.extensions.append((try await builder.build(target, forPreviews: forPreviews), target))
                for note in try builder.leftOut(of: target) { complain("vitrine: \(note)") }
            } catch let error as BuildError {
                guard case .notCompiled = error else { throw error }
                failures.append(Failure("\(error) `vitrine check \(place.path)` shows all of them, and whose they are."))
                build.failed.append(target.name)
            }
        }
        if build.extensions.isEmpty, let last = failures.popLast() {
            for failure in failures { complain("vitrine: \(failure)") }
            throw last
        }
        for failure in failures { complain("vitrine: \(failure)") }
        build.reasons = failures.map(\.description)
        return build
    }
}

/// A command's TARGET where extensions are asked for: what was made for Xcode is built, anything else stands for itself.
struct ExtensionTarget: ParsableArguments {
    @Argument(
        help: """
            What was made for Xcode (a project, a workspace, a package, a folder or one Swift file), a built extension or app (a folder \
            NAME.appex or NAME.app), or what was built beside this command, by its name.
            """)
    var target: String
    @OptionGroup var project: ProjectOptions

    var isProject: Bool { ProjectTarget(target, project) != nil }

    /// All of them, each as a folder or as the name of what was built beside this command. Sources with previews alone are built too.
    /// - Returns: what was built too, to be asked at the end whether that was all.
    func bundles() async throws -> (names: [String], build: ProjectTarget.Build) {
        guard let project = ProjectTarget(target, project) else {
            return (try BuiltApp.widgets(of: target, named: self.project.extensionName), .init())
        }
        let build = try await project.build(forPreviews: true)
        return (build.extensions.map(\.folder.path), build)
    }

    /// The only one.
    func bundle() async throws -> String {
        guard let project = ProjectTarget(target, project) else {
            let built = try BuiltApp.widgets(of: target, named: self.project.extensionName)
            return try only(of: built, names: built.map(BuiltApp.name))
        }
        let build = try await project.build()
        return try only(of: build.extensions.map(\.folder.path), names: build.extensions.map(\.target.name) + build.failed)
    }

    private func only(of folders: [String], names: [String]) throws -> String {
        guard let only = folders.first, names.count == 1 else {
            throw Failure("There are several widget extensions: \(names.joined(separator: ", ")). Name one with --target.")
        }
        return only
    }
}

/// A TARGET that is built already.
enum BuiltApp {
    /// The widget extensions of a built app; anything else stands for itself.
    /// - Parameter name: the extension that is meant; all of them where it is nil.
    static func widgets(of target: String, named name: String? = nil) throws -> [String] {
        let folder = URL(fileURLWithPath: target, isDirectory: true).standardizedFileURL
        guard folder.pathExtension == "app", FileManager.default.fileExists(atPath: folder.path) else { return [target] }
        let all = BundleDoctor.plugIns(of: folder).filter { (try? ExtensionBundle(folder: $0))?.intents == nil }.map(\.path)
        guard !all.isEmpty else { throw Failure("\(target) has no widget extension in its folder PlugIns.") }
        guard let name else { return all }
        let named = all.filter { self.name($0) == name }
        guard !named.isEmpty else {
            throw Failure("\(target) has no widget extension “\(name)”. It has: \(all.map(self.name).joined(separator: ", ")).")
        }
        return named
    }

    /// An extension's name, by its folder.
    static func name(_ path: String) -> String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
}

extension ProjectProducts {
    /// Whether something that was built beside this command is called so.
    static func knows(_ product: String) -> Bool { ProjectProducts().folder(of: product) != nil }
}
