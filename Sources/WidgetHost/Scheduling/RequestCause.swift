/// Who asks for a new timeline.
package enum RequestCause: Codable, Hashable, Sendable {
    case placed
    /// Policy `.atEnd`: the last entry's date has come.
    case timelineEnded
    /// Policy `.after`: its date has come.
    case dateReached
    /// `WidgetCenter`; `kind` is nil for "reload all". `foreground`: the app was in front when it asked.
    case app(kind: String?, foreground: Bool)
    /// `WidgetCenter` called by the extension itself.
    case ownExtension(kind: String?)
    case reloadButton
    case intent
    case localeChange
    case typeSizeChange
    case configurationEdit
    /// The widget has another size.
    case resized
    case timeChange
    case timeZoneChange
    /// The device is elsewhere, or where it is may now be known or no longer.
    case locationChange
    /// Apps may read calendars now, or no longer. Ours: what iOS does of widgets then is not documented; it ends the app.
    case calendarsChange
    /// Something of the device that archives do not have: another mode, bold text, another direction of writing.
    case appearance
    /// Another device was chosen, with other sizes.
    case deviceChange
    /// Another build of the app is there.
    case appUpdate
    /// The request before this one failed.
    case retry

    /// The cause in words, for the ledger.
    package var words: String {
        switch self {
        case .placed: "Placed"
        case .timelineEnded: "Timeline ended"
        case .dateReached: "Date of the policy"
        case .app(let kind, _): kind.map { "App: reload \($0)" } ?? "App: reload all"
        case .ownExtension(let kind): kind.map { "Extension: reload \($0)" } ?? "Extension: reload all"
        case .reloadButton: "Reload button"
        case .intent: "Intent"
        case .localeChange: "Language changed"
        case .typeSizeChange: "Text size changed"
        case .configurationEdit: "Widget edited"
        case .resized: "Widget resized"
        case .timeChange: "Clock changed"
        case .timeZoneChange: "Time zone changed"
        case .locationChange: "Place changed"
        case .calendarsChange: "Calendars changed"
        case .appearance: "Appearance changed"
        case .deviceChange: "Device changed"
        case .appUpdate: "App updated"
        case .retry: "Second try"
        }
    }

    /// Why the request costs nothing and waits for nothing; nil when it is counted.
    package var exemption: Exemption? {
        switch self {
        case .placed: .placed
        case .app(_, foreground: true): .appForeground
        case .reloadButton: .userReload
        case .intent: .intent
        case .localeChange: .localeChange
        case .typeSizeChange: .typeSizeChange
        case .configurationEdit: .configurationEdit
        case .resized: .resized
        case .timeChange, .timeZoneChange: .timeChange
        case .locationChange: .locationChange
        case .calendarsChange: .calendarsChange
        case .appearance: .appearance
        case .deviceChange: .deviceChange
        case .appUpdate: .appUpdate
        case .retry: .retry
        case .timelineEnded, .dateReached, .app, .ownExtension: nil
        }
    }
}

/// Why a request is free of budget and floor: WidgetKit's list, and what only a simulator has.
package enum Exemption: String, Codable, Hashable, Sendable, CaseIterable {
    case appForeground, intent, localeChange, typeSizeChange, timeChange, placed, configurationEdit, resized, appearance, deviceChange
    case appUpdate, locationChange, calendarsChange
    /// The button on the home screen.
    case userReload
    /// The request it stands for was counted.
    case retry

    package var words: String {
        switch self {
        case .appForeground: "free, because the app is in front"
        case .intent: "free, because the widget performed an intent"
        case .localeChange: "free, because the language changed"
        case .typeSizeChange: "free, because the text size changed"
        case .timeChange: "free, because the clock was changed"
        case .locationChange: "free, because the device is elsewhere"
        case .calendarsChange: "free, because other calendars may be read"
        case .placed: "free, because the widget was just placed"
        case .appearance: "free, because this look was not drawn yet"
        case .deviceChange: "free, because you chose another device"
        case .appUpdate: "free, because its app was updated"
        case .configurationEdit: "free, because the widget was edited"
        case .resized: "free, because the widget was resized"
        case .userReload: "free, because you asked for it"
        case .retry: "free, because the request before it was counted and failed"
        }
    }
}
