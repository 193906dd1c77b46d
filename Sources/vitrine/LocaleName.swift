import ArgumentParser
import WidgetHost

/// A device's language and region as a person types it: `it`, `it_IT`, `zh-Hant-TW`.
struct LocaleName: ExpressibleByArgument {
    /// The name with “_” between its parts, as iOS writes it.
    let identifier: String

    init?(argument: String) {
        guard let known = LocaleWords.identifier(argument) else { return nil }
        identifier = known
    }

    var defaultValueDescription: String { identifier }
    /// The one that nothing else is said for.
    static let standard = LocaleName(identifier: "en_GB")

    private init(identifier: String) { self.identifier = identifier }
}
