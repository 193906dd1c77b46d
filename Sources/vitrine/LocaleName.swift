import ArgumentParser

/// A device's language and region as a person types it: `it`, `it_IT`, `zh-Hant-TW`.
struct LocaleName: ExpressibleByArgument {
    /// With “_” between its parts, as iOS writes it.
    let identifier: String

    init?(argument: String) {
        guard argument.wholeMatch(of: /[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}/) != nil else { return nil }
        identifier = argument.replacing("-", with: "_")
    }

    var defaultValueDescription: String { identifier }
    /// The one that nothing else is said for.
    static let standard = LocaleName(identifier: "en_GB")

    private init(identifier: String) { self.identifier = identifier }
}
