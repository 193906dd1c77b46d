/// How an app that has widgets treats a watch face's complications made with ClockKit.
///
/// The system stops asking ClockKit as soon as a **watch** extension offers WidgetKit complications, and not because an iPhone has widgets on
/// its lock screen, which need no watch target at all.
public enum ComplicationSupport: Hashable, Sendable {
    /// ClockKit goes on as before.
    case clockKit
    /// Each complication becomes the widget that the migration names for it.
    case migrated
    /// The complications are gone from the face.
    case lost

    /// - Parameters:
    ///   - watchOS: the major version.
    ///   - hasLockScreenWidgets: of the iPhone's extension; it changes nothing.
    ///   - migrates: the data source has a widget migrator.
    public static func outcome(
        watchOS: Int, hasWatchWidgetExtension: Bool, hasLockScreenWidgets: Bool, migrates: Bool
    ) -> ComplicationSupport {
        // Before watchOS 9 there is no WidgetKit on the watch, whatever the app brings.
        guard hasWatchWidgetExtension, watchOS >= 9 else { return .clockKit }
        return migrates ? .migrated : .lost
    }
}
