import WidgetKit

/// The number of metrics for which a tile has room.
public enum FamilySlots {
    /// The metrics by family. The intent's definition says the same to the system, which does not keep to it at a tile's first requests.
    public static let counts: [WidgetFamily: Int] = [
        .systemSmall: 2, .systemMedium: 4, .systemLarge: 7, .accessoryCircular: 1, .accessoryRectangular: 1, .accessoryInline: 1,
    ]

    /// The metrics of the largest family.
    public static let most = counts.values.max() ?? 0

    public static func count(of family: WidgetFamily) -> Int { counts[family] ?? most }
}
