import SwiftUI
import WidgetKit

/// The colours of Salon, light and dark.
enum SalonPalette {
    /// Words and small symbols.
    static let accent = dynamic(light: (211, 15, 69), dark: (255, 100, 130))
    static let fill = Color(uiColor: .systemPink)
    /// The colour under white words: today's disc, the button.
    static let button = dynamic(light: (211, 15, 69), dark: (216, 32, 79))
    static let secondaryText = dynamic(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.82, 0.64))
    static let fall = dynamic(light: (196, 0, 26), dark: (255, 105, 97))
    /// The colour behind a message's symbol.
    static let disc = dynamic(light: (255, 45, 85), dark: (255, 55, 95), alpha: (0.13, 0.26))

    static func dynamic(light: (Int, Int, Int), dark: (Int, Int, Int), alpha: (CGFloat, CGFloat) = (1, 1)) -> Color {
        func color(_ rgb: (Int, Int, Int), _ alpha: CGFloat) -> UIColor {
            UIColor(red: CGFloat(rgb.0) / 255, green: CGFloat(rgb.1) / 255, blue: CGFloat(rgb.2) / 255, alpha: alpha)
        }
        let (lightColor, darkColor) = (color(light, alpha.0), color(dark, alpha.1))
        return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
    }
}

extension AppointmentColour {
    private var system: UIColor {
        switch self {
        case .pink: .systemPink
        case .indigo: .systemIndigo
        case .teal: .systemTeal
        case .orange: .systemOrange
        case .other: .systemGray
        }
    }

    /// The colour of bars.
    var fill: Color { Color(uiColor: system) }

    /// The colour of words; 5:1 or better on a tile's background.
    var text: Color {
        switch self {
        case .pink: SalonPalette.accent
        case .indigo: SalonPalette.dynamic(light: (75, 73, 200), dark: (158, 156, 255))
        case .teal: SalonPalette.dynamic(light: (0, 112, 130), dark: (90, 205, 230))
        case .orange: SalonPalette.dynamic(light: (168, 67, 0), dark: (255, 179, 64))
        case .other: SalonPalette.dynamic(light: (90, 90, 96), dark: (174, 174, 178))
        }
    }

    /// The colour of blocks.
    var block: Color {
        let system = system
        return Color(uiColor: UIColor { system.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.22 : 0.14) })
    }
}

/// A colour by its role. Where the system tints a widget only opacity survives.
struct SalonColors {
    let isTinted: Bool

    init(_ mode: WidgetRenderingMode) { isTinted = mode != .fullColor }

    var accent: Color { isTinted ? .white : SalonPalette.accent }
    var dot: Color { isTinted ? .white : SalonPalette.fill }
    var secondaryText: Color { isTinted ? .white.opacity(0.7) : SalonPalette.secondaryText }
    var hairline: Color { isTinted ? .white.opacity(0.24) : Color(uiColor: .separator).opacity(0.6) }
    var elapsed: Color { isTinted ? .white.opacity(0.24) : Color(uiColor: .systemFill) }
    var disc: Color { isTinted ? .white.opacity(0.14) : SalonPalette.disc }
    var button: Color { isTinted ? .white.opacity(0.24) : SalonPalette.button }
    var nowLine: Color { isTinted ? .white : Color(uiColor: .systemRed) }
    var nowText: Color { isTinted ? .white : SalonPalette.fall }

    func bar(_ colour: AppointmentColour) -> Color { isTinted ? .white : colour.fill }
    func text(_ colour: AppointmentColour) -> Color { isTinted ? .white : colour.text }
    func block(_ colour: AppointmentColour) -> Color { isTinted ? .white.opacity(0.14) : colour.block }
    func initials(_ colour: AppointmentColour) -> Color { isTinted ? .white.opacity(0.24) : colour.fill.opacity(0.2) }
}
