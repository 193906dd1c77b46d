import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

/// One thing that SwiftUI draws, shown four times: light and dark, left to right and right to left.
public struct GalleryScene: Sendable, CustomStringConvertible {
    /// The scene's name in lower case with hyphens; also that of its reference picture.
    public let name: String
    private let settings: PictureSettings
    private let view: @MainActor @Sendable () -> AnyView

    /// A view on the surface of a tile, with 12 points around it.
    /// - Parameters: sides of the whole in points.
    public init<V: View>(_ name: String, width: Double, height: Double, @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
        var settings = PictureSettings()
        settings.size = PointSize(width: width, height: height)
        settings.contentMarginsDisabled = true
        self.init(name, settings) { view().padding(12) }
    }

    /// A view as the content of a widget, in surroundings of its own.
    public init<V: View>(_ name: String, _ settings: PictureSettings, @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
        self.name = name
        self.settings = settings
        self.view = { AnyView(view()) }
    }

    public var description: String { name }

    /// One of the four pictures, at two pixels a point.
    @MainActor public func draw(_ scheme: RenderEnvironment.Scheme, _ direction: LayoutDirection) throws -> Picture {
        var settings = settings
        settings.environment.scheme = scheme
        settings.device.scale = 2
        if settings.backdrop == nil { settings.backdrop = scheme == .light ? .tileInLight : .tileInDark }
        return try render(view().environment(\.layoutDirection, direction), settings)
    }

    /// The four pictures in one: light above dark, left to right before right to left.
    @MainActor public func drawAll() throws -> Bitmap {
        try Bitmap(
            rows: [RenderEnvironment.Scheme.light, .dark].map { scheme in
                try [LayoutDirection.leftToRight, .rightToLeft].map { try draw(scheme, $0).bitmap }
            })
    }
}

extension RGBA {
    /// The surface of a tile: the system background, elevated in the dark.
    fileprivate static let tileInLight = RGBA(1, 1, 1, 1)
    fileprivate static let tileInDark = RGBA(28.0 / 255, 28.0 / 255, 30.0 / 255, 1)
}
