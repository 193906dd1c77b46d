import VitrineWidgetArchive

/// What of an app stands on new screens: its first widget, in which families and after how many others.
package struct FirstTile: Hashable, Sendable {
    /// The family on the home screen; nil for medium, or the first that the widget has.
    package var family: WidgetFamilyName?
    /// Lower ones first; those without one come last.
    package var position: Int
    package var lockScreen: [Other] = []
    package var standBy: [Other] = []

    /// One of them on another screen.
    package struct Other: Hashable, Sendable {
        package var family: WidgetFamilyName
        /// What differs from a new tile's values.
        package var settings: [Setting] = []
    }

    package init(family: WidgetFamilyName? = nil, position: Int = .max) {
        self.family = family
        self.position = position
    }

    /// Reads the app's `VitrineFirstTile`: a dictionary of two texts, `Family` and `Position`, and of two arrays of texts, `LockScreen`
    /// and `StandBy`, each a family and what is set of it, as in `accessoryCircular, metrics=orders`.
    init(_ info: PropertyListFile) throws(BundleError) {
        self.init()
        if let name = try info.optionalString("VitrineFirstTile.Family") {
            guard let family = WidgetFamilyName(rawValue: name) else {
                throw info.wrong("VitrineFirstTile.Family", "“\(name.prefix(60))”", "a family such as systemMedium")
            }
            self.family = family
        }
        if let text = try info.optionalString("VitrineFirstTile.Position") {
            guard let position = Int(text), (1...99).contains(position) else {
                throw info.wrong("VitrineFirstTile.Position", "“\(text.prefix(60))”", "a number from 1 to 99")
            }
            self.position = position
        }
        lockScreen = try Self.others("LockScreen", info, expected: "an accessory's family, such as accessoryCircular") { $0.isAccessory }
        standBy = try Self.others("StandBy", info, expected: "systemSmall") { $0 == .systemSmall }
    }

    /// Screens of the lock and of StandBy have room for no more.
    private static let most = 5

    private static func others(
        _ name: String, _ info: PropertyListFile, expected: String, takes: (WidgetFamilyName) -> Bool
    ) throws(BundleError) -> [Other] {
        let key = "VitrineFirstTile.\(name)", texts = try info.strings(key)
        guard texts.count <= most else { throw info.wrong(key, "an array of \(texts.count)", "at most \(most) texts") }
        var others: [Other] = []
        for text in texts {
            var parts = text.prefix(1000).split(separator: ",").map { $0.drop { $0 == " " } }[...]
            guard let family = parts.popFirst().flatMap({ WidgetFamilyName(rawValue: String($0)) }), takes(family) else {
                throw info.wrong(key, "“\(text.prefix(60))”", expected)
            }
            let settings = parts.compactMap { Setting(String($0)) }
            guard settings.count == parts.count else { throw info.wrong(key, "“\(text.prefix(60))”", "PARAM=VALUE behind the family") }
            others.append(Other(family: family, settings: settings))
        }
        return others
    }
}
