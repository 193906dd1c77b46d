import VitrineWidgetArchive

/// The shapes a widget comes in.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// visionOS's; no source for iOS has to name it in a switch.
    @available(*, unavailable, message: "systemExtraLargePortrait is not on iOS 17") case systemExtraLargePortrait
    /// watchOS's; no source for iOS has to name it in a switch.
    @available(*, unavailable, message: "accessoryCorner is for watchOS only") case accessoryCorner
    case accessoryCircular, accessoryRectangular, accessoryInline

    public static var allCases: [WidgetFamily] {
        [
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]
    }

    /// The default families of a configuration: every one of the home screen.
    static let homeScreen: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]

    public var description: String { name.rawValue }
    public var debugDescription: String { name.rawValue }

    package var name: WidgetFamilyName {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }

    package init(_ name: WidgetFamilyName) {
        switch name {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }
}
