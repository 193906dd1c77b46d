import ArgumentParser
import Foundation
import WidgetBuild
import XcodeProject

/// Stand-ins for a module that is not here.
struct StubCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stub", abstract: "Writes stand-ins for a module that a project’s widgets import and that is not here.",
        discussion: """
            `vitrine check` names such modules. The stand-ins have every name that the sources use of the module, and do nothing; they lie \
            in VitrineStubs/MODULE beside the project, to be filled in once, and every command on the project compiles them in the \
            module’s place. Xcode does not know of them.
            """)

    @Argument(help: "The name that the sources import.")
    var module: String
    @Argument(help: "An .xcodeproj, an .xcworkspace, a Swift package, a folder with one of them or with Swift files, or one Swift file.")
    var target: String = "."
    @OptionGroup var project: ProjectOptions
    @Flag(help: "Write them anew where there are some.")
    var force = false

    func run() async throws {
        try await reportingFailure {
            guard FileManager.default.fileExists(atPath: target) else { throw ProjectError.notFound(target) }
            guard let place = ProjectTarget(target, project) else { throw Failure("\(target) is built already.") }
            let writer = StandInWriter(WidgetBuilder(sdk: try await WidgetSDK.find()))
            var written = false
            for var target in try await place.targets().targets {
                let present = target.modules.contains { $0.module == module }
                let folder = StandInModules.folder(beside: target.origin).appendingPathComponent(module)
                if present, FileManager.default.fileExists(atPath: folder.path) {
                    guard force || written else { throw Failure("There are stand-ins in \(folder.path). --force writes them anew.") }
                    // Of several extensions of one project, the stubs are made for the first that lacks the module.
                    guard !written else { continue }
                    target.modules.removeAll { $0.module == module }
                }
                let missing = target
                let outcome = try await StandInModules.replace(folder) { try await writer.write(module, for: missing) }
                written = true
                print("\(outcome.file.path): \(outcome.names.isEmpty ? "no names" : outcome.names.joined(separator: ", "))")
                if outcome.left > 0 {
                    print("\(outcome.left) errors are left in files that import \(module); fill in what the names mean.")
                }
            }
        }
    }
}
