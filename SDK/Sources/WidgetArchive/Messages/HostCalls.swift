import Foundation

/// App or extension → host: what `WidgetCenter` asks, and what an app reports of itself.
public enum HostCall: Codable, Sendable {
    /// First message of every process: it is up. `page` is an app's own web page on loopback.
    case ready(pid: Int32, page: URL?)
    /// The placed widgets of a kind shall get new timelines.
    case reloadTimelines(kind: String)
    /// All placed widgets of the app shall get new timelines.
    case reloadAllTimelines
    /// Answered by `HostReply.configurations` with the same id.
    case currentConfigurations(id: UInt64)
    /// A line for the ledger.
    case note(String)
    /// The URL handed over by `AppMessage.open` was handled (or not).
    case opened(id: UInt64, handled: Bool)
    /// A link of an extension's into its app. Answered by `HostReply.linkOpened` with the same id.
    case openLink(id: UInt64, URL)
    /// What an app shows on the screen that `HostReply.screen` described, as a PNG picture.
    case shows(Data)
}

/// Host → app or extension, unasked or as an answer.
public enum HostReply: Codable, Sendable {
    /// The app's placed widgets, in answer to the call with the same id.
    case configurations(id: UInt64, [PlacedWidget])
    /// Tells an app of a tapped link. `cold` when the process was started for it.
    case open(id: UInt64, URL, cold: Bool)
    /// Tells an app that it is in front, or no longer.
    case foreground(Bool)
    /// Tells an extension whether its app opened the link.
    case linkOpened(id: UInt64, Bool)
    /// Tells an app what its screen is like.
    case screen(AppScreen)
}

/// The screen that an app is shown on.
public struct AppScreen: Codable, Hashable, Sendable {
    /// The width and height of the screen in points.
    public var size: PointSize
    /// The points at its edges that bars and corners take of it.
    public var insets: PointInsets
    /// What else its picture depends on.
    public var environment: RenderEnvironment

    /// A screen of a size and with insets in points.
    public init(size: PointSize, insets: PointInsets, environment: RenderEnvironment) {
        (self.size, self.insets) = (size, insets)
        self.environment = environment
    }
}

/// A widget somebody has put on a screen.
public struct PlacedWidget: Codable, Hashable, Sendable {
    package var id: String
    package var kind: String
    package var family: WidgetFamilyName
    package var configuration: Data?

    package init(id: String, kind: String, family: WidgetFamilyName, configuration: Data? = nil) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}
