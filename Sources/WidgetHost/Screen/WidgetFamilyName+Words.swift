import VitrineWidgetArchive

extension WidgetFamilyName {
    /// The family's name as it stands in a sentence.
    package var words: String {
        switch self {
        case .systemSmall: "small"
        case .systemMedium: "medium"
        case .systemLarge: "large"
        case .systemExtraLarge: "extra large"
        default: rawValue
        }
    }
}
