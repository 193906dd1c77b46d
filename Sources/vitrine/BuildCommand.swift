import ArgumentParser
import Foundation
import WidgetBuild
import WidgetHost
import XcodeProject

/// A project's widget extensions as bundles.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a project’s widget extensions and prints where they are.",
        discussion: """
            The project is not changed: what is built is kept in $VITRINE_CACHE, by default in ~/.cache/vitrine, and what is unchanged is \
            not built again. A printed folder NAME.appex is a TARGET of every other command.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, a Swift package, a folder with one of them or with Swift files, or one Swift file.")
    var target: String
    @OptionGroup var project: ProjectOptions
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Copy the bundles there; with handlers of intents, into its PlugIns.", valueName: "dir"))
    var out: String?

    func run() async throws {
        try await reportingFailure {
            guard FileManager.default.fileExists(atPath: target) else { throw ProjectError.notFound(target) }
            guard let place = ProjectTarget(target, project) else { throw Failure("\(target) is built already.") }
            let build = try await place.build(forPreviews: true)
            for built in build.extensions {
                guard let out else {
                    print(built.folder.path)
                    continue
                }
                print(try copy(built.folder, with: built.target, to: URL(fileURLWithPath: out, isDirectory: true)).path)
            }
            try build.finish()
        }
    }

    /// Copies a bundle. The handlers of its intents come along, into one folder as in an app, where the host looks for them.
    private func copy(_ bundle: URL, with target: WidgetTarget, to out: URL) throws -> URL {
        let files = FileManager.default
        let handlers = target.handlers.isEmpty ? [] : try ExtensionBundle(folder: bundle).siblings.map(\.folder)
        let folder = handlers.isEmpty ? out : out.appendingPathComponent("PlugIns", isDirectory: true)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for one in [bundle] + handlers {
            let copy = folder.appendingPathComponent(one.lastPathComponent, isDirectory: true)
            if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
            try files.copyItem(at: one, to: copy)
        }
        return folder.appendingPathComponent(bundle.lastPathComponent, isDirectory: true)
    }
}
