import WidgetArchive
import WidgetKit

extension WidgetFamily {
    /// The family of an archive's name; small for what has no metrics.
    public init(_ name: WidgetFamilyName) {
        switch name {
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        default: self = .systemSmall
        }
    }
}
