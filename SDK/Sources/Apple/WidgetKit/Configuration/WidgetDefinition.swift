import VitrineSwiftUI
import VitrineWidgetArchive

/// The definition of a widget: everything that a configuration and its modifiers say of it.
public struct WidgetDefinition: @unchecked Sendable {
    // The type is unchecked Sendable because of `Text` alone, a value that nothing changes after the bundle was read.
    var kind = ""
    var provider: AnyTimelineProvider?
    var displayName: Text?
    var description: Text?
    var families = WidgetFamily.homeScreen
    var contentMarginsDisabled = false
    var containerBackgroundRemovable = true
    /// The edit sheet opens right after placing.
    var promptsForConfiguration = false
    var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
    /// A Live Activity's look; nil for a widget that is none. Only previews ask.
    var activity: ActivityLooks?
    /// Sentences about modifiers that have no effect here, each once.
    var reports: [String] = []

    mutating func report(_ sentence: String) {
        if !reports.contains(sentence) { reports.append(sentence) }
    }

    /// The words in the process's language.
    var described: ExtensionDescription.Widget {
        let environment = EnvironmentValues()
        return ExtensionDescription.Widget(
            kind: kind, displayName: displayName?.plainString(in: environment), description: description?.plainString(in: environment),
            families: families.map(\.name), contentMarginsDisabled: contentMarginsDisabled,
            containerBackgroundRemovable: containerBackgroundRemovable, isConfigurable: provider?.configuration != nil,
            promptsForConfiguration: promptsForConfiguration)
    }
}
