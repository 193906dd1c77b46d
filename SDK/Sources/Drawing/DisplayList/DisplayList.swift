import Foundation

/// A finished picture as drawing commands, in points, y down, painted in order. It is what an extension hands to the host:
/// colours are resolved, text is set, nothing is left to ask.
package struct DisplayList: Hashable, Sendable {
    /// The size in points.
    package var size: CGSize
    package var items: [DisplayItem]
    /// The bitmaps the items name, each encoded (PNG, JPEG or WebP), once.
    package var images: [ImageKey: EncodedImage]
    /// The fonts of its letters that are not the catalogue's. Held here, they are there when it is drawn.
    package var fonts: Set<FontData>

    package init(size: CGSize, items: [DisplayItem] = [], images: [ImageKey: EncodedImage] = [:], fonts: Set<FontData> = []) {
        self.size = size
        self.items = items
        self.images = images
        self.fonts = fonts
    }
}

/// One drawing command.
package indirect enum DisplayItem: Hashable, Sendable {
    case fill(Path, Paint, FillRule)
    case stroke(Path, Paint, Stroke)
    case glyphs(GlyphRun)
    case image(ImageItem)
    case layer(Layer)
    /// A text that is drawn as it read when it was archived, unless it was set anew.
    case liveText(LiveText)
    /// A meter that is drawn as full as it was when it was archived, unless it was drawn anew.
    case liveMeter(LiveMeter)
}

/// Items that share a transform, a clip, an opacity or an effect. Applied from the inside out:
/// draw items → mask → blur → clip → shadow → opacity → blend, all under `transform`.
package struct Layer: Hashable, Sendable {
    package var items: [DisplayItem]
    /// The way from the layer's coordinates to those around it.
    package var transform: CGAffineTransform = .identity
    /// The way from the layer's coordinates to those around it in perspective; `transform` is what comes nearest to it, for SVG and for
    /// what asks where something lies.
    package var projection: Projection?
    /// The opacity, 0…1. Below 1 the items are drawn as one group, then faded.
    package var opacity: Double = 1
    package var clip: Clip?
    /// Only the alpha of these items counts.
    package var mask: [DisplayItem]?
    package var shadow: Shadow?
    /// Gaussian blur radius in points, as SwiftUI's `blur(radius:)`.
    package var blur: Double = 0
    package var blend: BlendMode = .normal
    package var colorEffect: ColorEffect?
    /// The group whose tint the items take where a place colours a view's two groups.
    package var accentGroup: AccentGroup = .asAround

    package init(items: [DisplayItem]) { self.items = items }
}

/// The groups of an accented view, of which only alpha counts: a place draws each in a tint of its own. Drawn as it is, an accented view
/// is white, as iOS 26 shows it.
package enum AccentGroup: UInt8, Hashable, Sendable {
    /// The group of the layer around; outermost, the base group.
    case asAround
    /// All that is in no other group.
    case base
    /// The accent group, which `widgetAccentable()` marks.
    case accent
    /// The items are shown in their own colours.
    case none
}

/// The region outside which nothing of a layer shows.
package struct Clip: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule

    package init(_ path: Path, rule: FillRule = .nonZero) {
        self.path = path
        self.rule = rule
    }
}

/// A blurred copy of a layer's alpha behind it. `radius` is a graphics context's blur (points; the Gaussian's sigma is half of it).
package struct Shadow: Hashable, Sendable {
    package var color: RGBA
    package var radius: Double
    package var x: Double
    package var y: Double

    package init(color: RGBA, radius: Double, x: Double = 0, y: Double = 0) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    /// - Parameter sigma: the radius of a Core Animation layer's shadow, and so of SwiftUI's: four shadows of radius 10 on one another,
    ///   drawn by Apple (paulz/ViewSnapshots), fall off as Gaussians of sigma 9.5, which is what three boxes make of 10.
    package init(color: RGBA, sigma: Double, x: Double = 0, y: Double = 0) {
        self.init(color: color, radius: sigma * 2, x: x, y: y)
    }
}

/// An effect on a layer's colours after drawing.
package enum ColorEffect: Hashable, Sendable {
    /// Every colour becomes this one, alpha kept: a template image, an accented widget.
    case tint(RGBA)
    /// Luminance only; `alpha` true turns luminance into alpha of white (desaturated accented images).
    case desaturate(luminanceToAlpha: Bool)
    /// Each channel a sum of all channels.
    case matrix(ColorMatrix)
}

/// The blend mode of a layer, by SwiftUI's names.
package enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The rule that says which enclosed areas of a path are inside.
package enum FillRule: UInt8, Hashable, Sendable { case nonZero, evenOdd }

/// A line's shape along a path; lengths in points.
package struct Stroke: Hashable, Sendable {
    package enum Cap: UInt8, Hashable, Sendable { case butt, round, square }
    package enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A colour in sRGB, not premultiplied, components 0…1.
public struct RGBA: Hashable, Sendable {
    /// The share of red, 0…1 as sRGB encodes it.
    public var red: Float
    /// The share of green, 0…1 as sRGB encodes it.
    public var green: Float
    /// The share of blue, 0…1 as sRGB encodes it.
    public var blue: Float
    /// The opacity of the colour: 0 is transparent, 1 opaque.
    public var alpha: Float

    /// A colour from its components, which are taken as they are; opaque unless `alpha` says otherwise.
    public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Transparent black.
    public static let clear = RGBA(0, 0, 0, 0)
    /// Opaque black.
    public static let black = RGBA(0, 0, 0)
    /// Opaque white.
    public static let white = RGBA(1, 1, 1)
}

/// The paint with which an area is filled. Gradient geometry is in the same coordinates as the path.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
    case radial(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the positive x axis.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// A radial gradient stretched to `bounds`; centre and radii as fractions of it.
    case elliptical(stops: [GradientStop], bounds: CGRect, center: CGPoint, startFraction: Double, endFraction: Double)
    /// A bitmap tiled from `origin`, `scale` points for each image point.
    case image(ImageKey, origin: CGPoint, scale: Double)
    /// The blurred backdrop under the area.
    case backdrop(Backdrop)
}

/// A colour at a place (0…1) along a gradient.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}
