import Foundation
import VitrineDrawing

extension GraphicsContext {
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// A change to what is drawn, before clips, opacity and blending.
    public struct Filter: Sendable {
        let change: @Sendable (inout Layer, EnvironmentValues) -> Void
        var report: String?

        private static func matrix(_ matrix: VitrineDrawing.ColorMatrix) -> Filter {
            Filter { layer, _ in layer.colorEffect = .matrix(matrix) }
        }

        func apply(to layer: inout Layer, _ environment: EnvironmentValues) { change(&layer, environment) }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { layer, _ in
                layer.transform = matrix.affine(near: .zero)
                if !matrix.isAffine { layer.projection = matrix.drawn }
            }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                change: { layer, environment in
                    layer.shadow = Shadow(
                        color: color.painted(in: environment).plainColor, sigma: Double(max(radius, 0)), x: Double(x), y: Double(y))
                },
                report: options.isEmpty || options == .disablesGroup
                    ? nil : "GraphicsContext.ShadowOptions: the shadow is drawn below what throws it")
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { layer, environment in layer.colorEffect = .matrix(.multiply(color.painted(in: environment).plainColor)) }
        }
        public static func colorMatrix(_ matrix: VitrineSwiftUI.ColorMatrix) -> Filter { self.matrix(matrix.drawn) }
        public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { matrix(.saturation(1 - min(max(amount, 0), 1))) }

        /// - Parameter amount: 1 turns every colour into its opposite, 0 none.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let share = Float(min(max(amount, 0), 1)), factor = 1 - 2 * share
            return matrix(
                VitrineDrawing.ColorMatrix(
                    red: .init(factor, 0, 0, constant: share), green: .init(0, factor, 0, constant: share),
                    blue: .init(0, 0, factor, constant: share)))
        }

        private static func unshaded(_ shader: Shader) -> Filter {
            Filter(
                change: { _, _ in },
                report: "GraphicsContext.Filter: \(shader.function.name) needs Metal, which is not here, so it is drawn without")
        }

        /// Metal is not here: what is drawn stays as it is.
        public static func colorShader(_ shader: Shader) -> Filter { unshaded(shader) }
        /// Metal is not here: what is drawn stays as it is.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { unshaded(shader) }
        /// Metal is not here: what is drawn stays as it is.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { unshaded(shader) }

        public static var luminanceToAlpha: Filter {
            Filter { layer, _ in layer.colorEffect = .desaturate(luminanceToAlpha: true) }
        }

        /// - Parameter radius: points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { layer, _ in layer.blur = Double(max(radius, 0)) }
        }

        /// Shows where alpha lies above the threshold, in one colour. The edge is a short ramp.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(
                change: { layer, environment in
                    let paint = color.painted(in: environment).plainColor
                    // Steep enough to look like an edge.
                    let slope: Float = 20
                    layer.colorEffect = .matrix(
                        VitrineDrawing.ColorMatrix(
                            red: .init(0, 0, 0, constant: paint.red), green: .init(0, 0, 0, constant: paint.green),
                            blue: .init(0, 0, 0, constant: paint.blue), alpha: .init(0, 0, 0, slope, constant: -slope * Float(min) + 0.5)))
                }, report: max < 1 ? "GraphicsContext.Filter.alphaThreshold: only the lower threshold is drawn" : nil)
        }
    }
}

/// Four rows of weights for red, green, blue and alpha, each with a constant.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    public init() {}

    var drawn: VitrineDrawing.ColorMatrix {
        VitrineDrawing.ColorMatrix(
            red: .init(r1, r2, r3, r4, constant: r5), green: .init(g1, g2, g3, g4, constant: g5),
            blue: .init(b1, b2, b3, b4, constant: b5), alpha: .init(a1, a2, a3, a4, constant: a5))
    }
}
