import Drawing
@_spi(Vitrine) import VitrineUIKit

extension Font.TextStyle {
    /// Points per em, and points from baseline to baseline.
    typealias Figures = TextStyleTable.Figures

    /// Human Interface Guidelines, Typography, Dynamic Type sizes.
    func figures(at size: DynamicTypeSize) -> Figures { TextStyleTable.figures(style: rawValue, size: size.rawValue) }

    /// What `bold()` makes of the style (HIG, emphasized weight).
    var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }
}
