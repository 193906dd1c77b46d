import Foundation
import VitrineDrawing

/// The appearance in which a place shows an archived view.
public struct TileAppearance: Hashable, Sendable {
    /// The two tints of an accented view.
    public struct Tints: Hashable, Sendable {
        /// The colour of what `widgetAccentable()` marks.
        public var accent: RGBA
        /// The colour of all that is neither marked nor shown in its own colours.
        public var base: RGBA

        /// The tints of both groups; of the view itself only the alpha counts then.
        public init(accent: RGBA, base: RGBA) {
            self.accent = accent
            self.base = base
        }
    }

    /// The tints of an accented view; nil leaves both of its groups white.
    public var tints: Tints?
    /// Everything that is drawn has this colour, only strength is kept: a lock screen in a colour, StandBy at night.
    public var filter: RGBA?
    /// The brightness with which everything is drawn, 0…1; less than 1 where the display is dimmed.
    public var brightness = 1.0
    /// The backdrop behind the tile, in the tile's shape.
    package var backdrop: Paint?
    /// The backdrop is the place itself, not a tile's surface: it is not cut to the tile's shape.
    public var backdropIsPlace = false

    /// The appearance of ``plain``, to be changed.
    public init() {}

    /// The view as it was archived: no tints, no filter, and nothing behind the tile.
    public static let plain = TileAppearance()

    /// The tinted home screen: the accent group in the tint on a dark glass of the same hue. Apple publishes no figures; these are the
    /// board's (an amber tint on 29, 24, 19).
    public static func tinted(_ tint: RGBA) -> TileAppearance {
        var appearance = TileAppearance()
        appearance.tints = Tints(accent: tint, base: .white)
        appearance.backdrop = .color(RGBA(0.06 + 0.06 * tint.red, 0.06 + 0.06 * tint.green, 0.06 + 0.06 * tint.blue))
        return appearance
    }

    /// The clear home screen: both groups white on glass, of which the veil is drawn.
    public static let clear: TileAppearance = {
        var appearance = TileAppearance()
        appearance.backdrop = .color(RGBA(1, 1, 1, 0.16))
        return appearance
    }()

    /// A lock screen whose material shows in a colour; white if nil.
    public static func lockScreen(_ color: RGBA? = nil) -> TileAppearance {
        var appearance = TileAppearance()
        appearance.filter = color
        return appearance
    }

    /// The appearance of a place that draws widgets in such a mode, on a wallpaper where there is one.
    package static func place(drawing mode: RenderEnvironment.Mode, tint: RGBA? = nil) -> TileAppearance {
        switch mode {
        case .fullColor: return .plain
        case .accented: return .tinted(tint ?? .white)
        case .vibrant:
            var appearance = lockScreen(tint)
            appearance.backdrop = wallpaper
            appearance.backdropIsPlace = true
            return appearance
        }
    }

    /// A dark wallpaper, on which white is seen: the boards' lock screen.
    package static let wallpaper = Paint.linear(
        stops: [
            GradientStop(color: RGBA(36.0 / 255, 57.0 / 255, 109.0 / 255), location: 0),
            GradientStop(color: RGBA(80.0 / 255, 72.0 / 255, 115.0 / 255), location: 1),
        ], start: .zero, end: CGPoint(x: 0, y: 160))

    /// A lock screen always on: what is shown is dimmed. Our reading, as Apple names no figure.
    public static let alwaysOn: TileAppearance = {
        var appearance = TileAppearance()
        appearance.brightness = 0.6
        return appearance
    }()

    /// StandBy: the tile without its background on black.
    public static let standBy: TileAppearance = {
        var appearance = TileAppearance()
        appearance.backdrop = .color(.black)
        appearance.backdropIsPlace = true
        return appearance
    }()

    /// StandBy in a dark room: everything in red, brightness as strength. The red is our reading of pictures of it.
    public static let standByNight: TileAppearance = {
        var appearance = TileAppearance.standBy
        appearance.filter = RGBA(1, 0.16, 0.1)
        return appearance
    }()
}
