import Drawing
import VitrineUIKit

extension Font.TextStyle {
    /// Points per em, and points from baseline to baseline.
    typealias Figures = TextStyleTable.Figures

    /// Human Interface Guidelines, Typography, Dynamic Type sizes.
    func figures(at size: DynamicTypeSize) -> Figures {
        switch self {
        case .extraLargeTitle: enlarged(.largeTitle, to: 36, at: size)
        case .extraLargeTitle2: enlarged(.title, to: 28, at: size)
        default: TextStyleTable.figures(style: rawValue, size: size.rawValue)
        }
    }

    /// Of the extra large titles Apple publishes the size at `.large` only (HIG, visionOS); they grow as the style of that size does.
    private func enlarged(_ style: Font.TextStyle, to points: Double, at size: DynamicTypeSize) -> Figures {
        let grown = style.figures(at: size), base = style.figures(at: .large)
        let ratio = points / base.size
        return ((grown.size * ratio).rounded(), (grown.leading * ratio).rounded())
    }

    var regularWeight: FontWeight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// What `bold()` makes of the style (HIG, emphasized weight).
    var emphasizedWeight: FontWeight {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }
}
