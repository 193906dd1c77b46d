import SwiftUI
import WidgetKit

/// The colours of Insights, light and dark.
enum InsightsPalette {
    /// Header symbol, links.
    static let accent = dynamic(light: (0, 96, 209), dark: (92, 177, 255))
    static let fill = Color(uiColor: .systemBlue)
    static let secondaryText = dynamic(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.82, 0.64))
    static let rise = dynamic(light: (28, 122, 53), dark: (48, 209, 88))
    static let fall = dynamic(light: (196, 0, 26), dark: (255, 105, 97))
    /// The colour behind a message's symbol.
    static let disc = dynamic(light: (0, 122, 255), dark: (10, 132, 255), alpha: (0.14, 0.26))

    private static func dynamic(light: (Int, Int, Int), dark: (Int, Int, Int), alpha: (CGFloat, CGFloat) = (1, 1)) -> Color {
        func color(_ rgb: (Int, Int, Int), _ alpha: CGFloat) -> UIColor {
            UIColor(red: CGFloat(rgb.0) / 255, green: CGFloat(rgb.1) / 255, blue: CGFloat(rgb.2) / 255, alpha: alpha)
        }
        let (lightColor, darkColor) = (color(light, alpha.0), color(dark, alpha.1))
        return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
    }
}

/// A colour by its role. Where the system tints a widget only opacity survives.
struct InsightsColors {
    let isTinted: Bool

    init(_ mode: WidgetRenderingMode) { isTinted = mode != .fullColor }

    var secondaryText: Color { isTinted ? .white.opacity(0.7) : InsightsPalette.secondaryText }
    var hairline: Color { isTinted ? .white.opacity(0.24) : Color(uiColor: .separator) }
    var hole: Color { isTinted ? .white.opacity(0.1) : Color(uiColor: .quaternarySystemFill) }
    var holeMark: Color { isTinted ? .white.opacity(0.3) : Color(uiColor: .tertiaryLabel) }
    var toCome: Color { isTinted ? .white.opacity(0.24) : Color(uiColor: .systemFill) }
    var disc: Color { isTinted ? .white.opacity(0.14) : InsightsPalette.disc }

    func comparison(_ direction: Comparison.Direction) -> Color {
        switch direction {
        case .up: isTinted ? .white : InsightsPalette.rise
        case .down: isTinted ? .white : InsightsPalette.fall
        case .unchanged: secondaryText
        }
    }
}
