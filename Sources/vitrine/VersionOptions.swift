import ArgumentParser
import Foundation
import FoundationMissing

/// The options that say which release of iOS a widget sees.
struct VersionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The release of iOS that a widget is shown, 15 to 26; if not said, 18. It answers #available of a project's sources, and with 16 and below a widget fills its tile and needs no container background.",
            valueName: "version"))
    var ios: Release?

    /// Every process that is started from here is shown it.
    func validate() throws {
        if let ios { setenv(_SystemVersion.variable, "\(ios.version.major).\(ios.version.minor)", 1) }
    }

    struct Release: ExpressibleByArgument {
        let version: _SystemVersion

        init?(argument: String) {
            guard let version = _SystemVersion(argument) else { return nil }
            self.version = version
        }
    }
}
