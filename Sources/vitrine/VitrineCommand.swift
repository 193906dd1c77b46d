import ArgumentParser
import Foundation
import WidgetHost

/// The command line.
@main struct VitrineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Runs iOS widgets where there is no iPhone.",
        discussion: "State is kept in $VITRINE_HOME, by default in ~/.local/share/vitrine.",
        // As scripts/deb-control has it.
        version: "0.1",
        subcommands: [
            RunCommand.self, PreviewCommand.self, RenderCommand.self, TestCommand.self, TimelineCommand.self, ConfigureCommand.self,
            IntentCommand.self, OpenCommand.self, LockCommand.self, DoctorCommand.self, CheckCommand.self, BuildCommand.self,
            StubCommand.self, InitCommand.self, ExportSDKCommand.self,
        ],
        groupedSubcommands: [
            CommandGroup(
                name: "Running home screen",
                subcommands: [
                    WaitCommand.self, ListCommand.self, PlaceCommand.self, RemoveCommand.self, MoveCommand.self, ResizeCommand.self,
                    ReloadCommand.self,
                    TapCommand.self, StepCommand.self, SnapshotCommand.self, EnvironmentCommand.self, FaultCommand.self,
                    LedgerCommand.self,
                ])
        ])

    /// Commands that start one process and end with it: while the command line is read, it is found out what its sandbox can be made of.
    private static let startsOne: Set = ["render", "timeline", "test", "doctor"]

    static func main() async {
        if let command = CommandLine.arguments.dropFirst().first, startsOne.contains(command), let launcher = Launcher.url {
            Thread.detachNewThread { _ = SandboxParts.here(launcher) }
        }
        await main(nil)
    }
}
