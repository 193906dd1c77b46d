import ArgumentParser
import Foundation
import WidgetHost

/// The options that say which state folder a command works on.
struct StateOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Work on this state, as a run left it.", valueName: "dir"))
    var state: String?

    @Option(
        help: ArgumentHelp(
            "Work on a fresh state, filled with this of the samples that the app names; another name is refused with theirs.",
            valueName: "name"))
    var seed: String?

    @OptionGroup var sandbox: SandboxOptions
    @OptionGroup var version: VersionOptions

    func validate() throws {
        guard state == nil || seed == nil else { throw ValidationError("Give --state or --seed, not both.") }
    }

    /// The folder that `--state` names, which must be there; nil without it.
    func folder() throws -> StateFolder? { try Self.folder(state) }

    static func folder(_ state: String?) throws -> StateFolder? {
        guard let state else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: state, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("There is no state folder at \(state); `vitrine run --state \(state)` makes one.")
        }
        return StateFolder(URL(fileURLWithPath: state, isDirectory: true))
    }
}
