import ArgumentParser
import Foundation
import WidgetBuild
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
    @Option(name: .shortAndLong, help: ArgumentHelp("Copy the bundles there.", valueName: "dir"))
    var out: String?

    func run() async throws {
        try await reportingFailure {
            guard FileManager.default.fileExists(atPath: target) else { throw ProjectError.notFound(target) }
            guard let place = ProjectTarget(target, project) else { throw Failure("\(target) is built already.") }
            let build = try await place.build()
            for built in build.extensions {
                guard let out else {
                    print(built.folder.path)
                    continue
                }
                let folder = URL(fileURLWithPath: out, isDirectory: true)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let copy = folder.appendingPathComponent(built.folder.lastPathComponent, isDirectory: true)
                if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
                try FileManager.default.copyItem(at: built.folder, to: copy)
                print(copy.path)
            }
            try build.finish()
        }
    }
}
