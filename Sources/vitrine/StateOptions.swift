import ArgumentParser
import Foundation

/// Which state a command works on.
struct StateOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Work on this state, as a run left it.", valueName: "dir"))
    var state: String?

    @Option(
        help: ArgumentHelp(
            "Work on a fresh state, filled with this sample of the app (Trips: package, flight, hotel, gap, nested, none).",
            valueName: "name"))
    var seed: String?

    func validate() throws {
        guard state == nil || seed == nil else { throw ValidationError("Give --state or --seed, not both.") }
        if let state, !FileManager.default.fileExists(atPath: state) {
            throw ValidationError("There is no state folder at \(state); `vitrine run --state \(state)` makes one.")
        }
    }
}
