import ArgumentParser
import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// The place at which widgets stand, and how it shows them.
struct AppearanceOptions: ParsableArguments {
    enum Place: String, ExpressibleByArgument, CaseIterable { case homeScreen, lockScreen, alwaysOn, standBy, standByNight }

    /// A colour as six hexadecimal digits.
    struct Tint: ExpressibleByArgument {
        let color: RGBA

        init?(argument: String) {
            let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
            guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
            func part(_ shift: UInt32) -> Float { Float(value >> shift & 255) / 255 }
            color = RGBA(part(16), part(8), part(0))
        }
    }

    @Option(
        help: ArgumentHelp(
            "fullColor, accented, vibrant, several separated by commas, or all; if not said, as an iPhone shows them: accessories vibrant, "
                + "on a lock screen, all others in full colour."))
    var mode: String?
    @Option(help: ArgumentHelp("The tint of accented widgets, and of a lock screen's; white if not said.", valueName: "rrggbb"))
    var tint: Tint?
    @Option(help: "homeScreen, lockScreen, alwaysOn, standBy or standByNight; the last two take the background away.")
    var place: Place?
    @Flag(help: "As on a locked device: what is marked as private is masked.")
    var locked = false
    @Flag(help: "Colours stand out more.")
    var increasedContrast = false
    @Option(help: ArgumentHelp("The size of type, by DynamicTypeSize's names, e.g. accessibility3.", valueName: "size"))
    var typeSize = "large"

    /// The surroundings that a widget is drawn in.
    func adjust(_ environment: inout RenderEnvironment) {
        environment.hidesPrivateContent = locked
        environment.contrast = increasedContrast ? .increased : .standard
        environment.isLuminanceReduced = place == .alwaysOn
        switch place {
        case .standBy:
            environment.showsContainerBackground = false
            environment.scheme = .dark
        case .standByNight:
            environment.showsContainerBackground = false
            environment.mode = .vibrant
        default: break
        }
    }

    /// The appearance in which the picture of such a widget is composed.
    func appearance(_ environment: RenderEnvironment) -> TileAppearance {
        switch place {
        case .standBy: return .standBy
        case .standByNight: return .standByNight
        default: break
        }
        var appearance = TileAppearance.place(drawing: environment.mode, tint: tint?.color)
        if environment.isLuminanceReduced { appearance.brightness = TileAppearance.alwaysOn.brightness }
        return appearance
    }
}
