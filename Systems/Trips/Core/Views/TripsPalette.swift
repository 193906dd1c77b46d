import SwiftUI
import WidgetKit

/// The colours of Trips, light and dark.
enum TripsPalette {
    /// Kickers, symbols, words on buttons.
    static let accent = dynamic(light: (75, 73, 200), dark: (158, 156, 255))
    static let fill = Color(uiColor: .systemIndigo)
    static let secondaryText = dynamic(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.82, 0.64))
    static let stub = dynamic(light: (88, 86, 214), dark: (94, 92, 230), alpha: (0.09, 0.20))
    static let perforation = Color(uiColor: .systemIndigo).opacity(0.45)
    static let notch = dynamic(light: (201, 204, 220), dark: (8, 8, 12))
    /// The sky behind the hills, from the tile's upper edge to its lower one.
    static let washTop = dynamic(light: (238, 240, 255), dark: (23, 23, 42))
    static let washBottom = dynamic(light: (222, 225, 255), dark: (36, 35, 75))
    /// The fill at 0.40 and 0.72 on white, in the dark at 0.26 and 0.46 on the night sky: opaque, so that no hill shines through another.
    static let farHill = dynamic(light: (188, 187, 238), dark: (36, 36, 86))
    static let nearHill = dynamic(light: (135, 133, 225), dark: (52, 51, 125))
    static let button = dynamic(light: (255, 255, 255), dark: (91, 89, 222))
    static let buttonText = dynamic(light: (75, 73, 200), dark: (255, 255, 255))

    private static func dynamic(light: (Int, Int, Int), dark: (Int, Int, Int), alpha: (CGFloat, CGFloat) = (1, 1)) -> Color {
        func color(_ rgb: (Int, Int, Int), _ alpha: CGFloat) -> UIColor {
            UIColor(red: CGFloat(rgb.0) / 255, green: CGFloat(rgb.1) / 255, blue: CGFloat(rgb.2) / 255, alpha: alpha)
        }
        let (lightColor, darkColor) = (color(light, alpha.0), color(dark, alpha.1))
        return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
    }
}

extension WidgetRenderingMode {
    /// Whether the system tints the widget: only opacity survives that, and an opaque shape would swallow its own text.
    var isTinted: Bool { self != .fullColor }
}
