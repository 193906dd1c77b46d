import WidgetKit

/// Traits of a layout. Views go by these and not by a widget's family, so that they can be used where there is none.
public struct LayoutOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The header names the shop, and not the range alone; the stamp says “as of”.
    public static let shopInHeader = LayoutOption(rawValue: 1 << 0)
    /// The first metric may be the primary cell, if it has a chart.
    public static let primaryCell = LayoutOption(rawValue: 1 << 1)
    /// Cells have sparklines where they have a series.
    public static let sparklines = LayoutOption(rawValue: 1 << 2)
    /// Messages stand beside their symbol.
    public static let messageBeside = LayoutOption(rawValue: 1 << 3)
    /// Messages stand in the middle.
    public static let messageCentred = LayoutOption(rawValue: 1 << 4)

    /// The layout options of a home-screen family.
    public static func options(for family: WidgetFamily) -> [LayoutOption] {
        switch family {
        case .systemSmall: [.sparklines]
        case .systemMedium: [.shopInHeader, .sparklines, .messageBeside]
        default: [.shopInHeader, .sparklines, .primaryCell, .messageCentred]
        }
    }
}
