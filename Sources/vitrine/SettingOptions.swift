import ArgumentParser
import Foundation
import WidgetHost

/// The options that set parameters of configurable widgets.
struct SettingOptions: ParsableArguments {
    @Option(
        name: .customLong("set"), parsing: .singleValue,
        help: ArgumentHelp(
            "Set a parameter of a configurable widget; may be given several times.",
            discussion: """
                Texts and numbers as they are, true or false, dates in ISO 8601, a choice or an item by its id or by what it is called. \
                Lists take values separated by commas, and nothing after = clears what may be left empty.
                """,
            valueName: "param=value"))
    var set: [Setting] = []

    /// Reads dates as all commands do: in the device's time zone where they name none.
    static func dates(in timeZone: String) -> @Sendable (String) -> Date? {
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        return { Instant(argument: $0)?.date(in: zone) }
    }
}

extension Setting: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
