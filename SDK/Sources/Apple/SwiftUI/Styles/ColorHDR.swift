import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension Color {
    /// A colour as numbers, with how far it may be brighter than white.
    public struct ResolvedHDR: Hashable, Sendable, CustomStringConvertible {
        var base: Resolved
        /// The headroom: how many times as bright as white a colour of this sort may be; nil where it is not set.
        public let headroom: Float?

        public init(_ resolved: Resolved, headroom: Float? = nil) {
            base = resolved
            self.headroom = headroom
        }

        public var linearRed: Float { base.linearRed }
        public var linearGreen: Float { base.linearGreen }
        public var linearBlue: Float { base.linearBlue }
        public var red: Float { base.red }
        public var green: Float { base.green }
        public var blue: Float { base.blue }
        public var opacity: Float { base.opacity }
        public var description: String { headroom.map { "\(base) (headroom \($0))" } ?? base.description }
    }

    /// The colour in these surroundings, with its headroom; a picture here has none beyond white.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment), headroom: nil) }

    /// The colour as content with a headroom; a picture here has none beyond white.
    public func headroom(_ headroom: Double?) -> Color { self }

    /// The colour `stops` stops brighter: each doubles its light. What would be brighter than white is white.
    public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposed(storage, stops)) }

    /// The colour for another one mixed in, in a space: perceptual as the eye sees it, device by sRGB's numbers.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(
            storage: colorSpace == .device ? .mixed(storage, other.storage, fraction) : .perceptual(storage, other.storage, fraction))
    }
}

extension Color.Resolved {
    /// The colour for Core Graphics.
    public var cgColor: CGColor { CGColor(rgba) }
}

extension Color.ResolvedHDR: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { base._paint(inputs) }
}

extension RGBA {
    /// The colour so many stops brighter.
    func exposed(_ stops: Double) -> RGBA {
        var resolved = Color.Resolved(self)
        let factor = Float(pow(2, stops.isFinite ? stops : 0))
        resolved.linearRed = min(resolved.linearRed * factor, 1)
        resolved.linearGreen = min(resolved.linearGreen * factor, 1)
        resolved.linearBlue = min(resolved.linearBlue * factor, 1)
        return resolved.rgba
    }

    /// Mixed as the eye sees it.
    func mixedPerceptually(with other: RGBA, by fraction: Float) -> RGBA {
        PerceptualMixture(self, other).color(fraction, opacity: alpha + (other.alpha - alpha) * fraction)
    }
}

/// Two colours mixed as the eye sees them: in Björn Ottosson's Oklab, whose matrices these are. Apple names no space for `perceptual`.
struct PerceptualMixture {
    private let a: SIMD3<Float>
    private let b: SIMD3<Float>

    init(_ a: RGBA, _ b: RGBA) { (self.a, self.b) = (Color.Resolved(a).oklab, Color.Resolved(b).oklab) }

    /// The colour at a fraction of the way, from 0 to 1, with an opacity of its own.
    func color(_ fraction: Float, opacity: Float) -> RGBA {
        var mixed = Color.Resolved(oklab: a + (b - a) * fraction)
        mixed.opacity = opacity
        return mixed.rgba
    }
}

extension Color.Resolved {
    fileprivate var oklab: SIMD3<Float> {
        let l = cbrtf(0.4122214708 * linearRed + 0.5363325363 * linearGreen + 0.0514459929 * linearBlue)
        let m = cbrtf(0.2119034982 * linearRed + 0.6806995451 * linearGreen + 0.1073969566 * linearBlue)
        let s = cbrtf(0.0883024619 * linearRed + 0.2817188376 * linearGreen + 0.6299787005 * linearBlue)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    fileprivate init(oklab lab: SIMD3<Float>) {
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
        let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
        let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
        self.init(
            colorSpace: .sRGBLinear, red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    }
}
