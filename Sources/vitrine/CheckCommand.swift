import ArgumentParser
import Foundation
import WidgetBuild
import XcodeProject

/// Whether a project's widgets compile here.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says whether a project’s widgets compile here, and whose the errors are.",
        discussion: """
            Every error is of one of three kinds: yours, which Xcode would show too; ours, an API of Apple’s that Vitrine lacks, with the \
            iOS version that has it; theirs, which comes of a module that is not here. Files that do not need such a module are checked \
            all the same. The project is not changed. The exit status is 0 when everything compiles.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, a Swift package, a folder with one of them or with Swift files, or one Swift file.")
    var target: String
    @OptionGroup var project: ProjectOptions
    @Flag(
        help:
            "Print {targets: [{name, compiles, findings: [{owner, file, line, column, message, api, since, follows}], missingModules, …}]}."
    )
    var json = false
    @Flag(help: "Check the apps that the widgets are embedded in as well, as `run` builds them.")
    var app = false
    @Flag(help: "List every error, where else one stands for those that say the same, and ten for those that come of others.")
    var all = false
    @Flag(help: "Print a SARIF file, as code hosts read it; files are named from the folder where this is typed.")
    var sarif = false

    func validate() throws {
        guard !json || !sarif else { throw ValidationError("--json and --sarif are two forms of one report; ask for one.") }
    }

    func run() async throws {
        try await reportingFailure {
            guard FileManager.default.fileExists(atPath: target) else { throw ProjectError.notFound(target) }
            guard let place = ProjectTarget(target, project) else {
                throw Failure("\(target) is built already. `vitrine doctor \(target)` says what would keep it from being shown.")
            }
            let (description, targets) = try await place.targets()
            for note in description.notes { complain("vitrine: \(note)") }
            let builder = WidgetBuilder(sdk: try await WidgetSDK.find())
            var report = CheckReport(targets: [])
            for target in targets { report.targets.append(CheckReport.Target(target, try await builder.check(target))) }
            if app {
                let apps = try await place.apps(fetching: true)
                if apps.isEmpty { complain("vitrine: \(target) has no app for an iPhone around its widgets, or none in Swift") }
                for app in apps { report.targets.append(CheckReport.Target(app, try await builder.check(app))) }
            }
            if sarif {
                print(try report.sarif(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)))
            } else {
                print(json ? try report.json() : report.words(isWhole: all))
            }
            guard report.compiles else { throw ExitCode.failure }
        }
    }
}
