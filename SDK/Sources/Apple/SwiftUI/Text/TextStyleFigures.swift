import VitrineDrawing
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

    /// What a length or a font's size of one's own becomes: it grows as the style's lines do, not as its letters, to a pixel. UIKit makes 16.333
    /// of body's 17 at medium (jaredsinclair.com, 2024), and 48 at the largest size, where body itself has 53 (stackoverflow.com, 51243804).
    func scaled(_ value: CGFloat, at size: DynamicTypeSize, scale: CGFloat = 3) -> CGFloat {
        guard size != .large, value.isFinite, scale > 0, scale.isFinite else { return value }
        return (value * figures(at: size).leading / figures(at: .large).leading * scale).rounded() / scale
    }

    /// The figures of extra large titles: Apple publishes their size at `.large` only (HIG, visionOS); they grow as the style of that size
    /// does.
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

    /// The weight that `bold()` gives the style (HIG, emphasized weight).
    var emphasizedWeight: FontWeight {
        switch self {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }
}
