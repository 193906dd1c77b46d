import Foundation
import VitrineDrawing
import VitrineUIKit

extension GraphicsContext {
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading with which an area of a canvas is filled. Points are those of the command.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiled(Image, CGPoint, CGRect, CGFloat)
        }
        let kind: Kind
        var report: String?

        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A shading of what lies below; it is not known here, so nothing is drawn.
        public static var backdrop: Shading {
            Shading(kind: .style(AnyShapeStyle(Color.clear)), report: "GraphicsContext.Shading.backdrop is drawn clear")
        }

        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// The first of several; symbols with several parts are not drawn by canvases here.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Colours at the points of a grid, mixed between them.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// Metal is not here, so nothing is painted.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { .style(shader) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint), report: once(options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius), report: once(options))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiled(image, origin, sourceRect, scale))
        }

        private static func once(_ options: GradientOptions) -> String? {
            options.isDisjoint(with: [.repeat, .mirror]) ? nil : "GraphicsContext.GradientOptions: a gradient is drawn once, not repeated"
        }

        /// The item painted, with what a style does beside filling.
        func items(in rect: CGRect, _ page: GraphicsPage, _ item: (Paint) -> DisplayItem) -> [DisplayItem] {
            if let report { page.inputs.report(report) }
            let environment = page.inputs.environment
            func stops(_ gradient: Gradient) -> [GradientStop] {
                let transform = environment.renderingGroup.color
                return gradient.resolved(_StyleInputs(environment)).map { stop in
                    GradientStop(color: transform.map { $0(stop.color) } ?? stop.color, location: stop.location)
                }
            }
            switch kind {
            case .style(let style):
                var recorder = Recorder(container: page.container, context: page.inputs.context)
                recorder.paint(style.painted(in: environment), in: rect, item)
                page.images.merge(recorder.images) { first, _ in first }
                return recorder.items
            case .linear(let gradient, let start, let end): return [item(.linear(stops: stops(gradient), start: start, end: end))]
            case .radial(let gradient, let center, let start, let end):
                return [item(.radial(stops: stops(gradient), center: center, startRadius: start, endRadius: end))]
            case .conic(let gradient, let center, let angle):
                return [
                    item(
                        .angular(
                            stops: stops(gradient), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
                ]
            case .tiled(let image, let origin, _, let scale):
                guard let bitmap = image.bitmap(in: environment, report: { page.inputs.report($0) }) else { return [] }
                page.images[bitmap.key] = bitmap.encoded
                return [item(.image(bitmap.key, origin: origin, scale: Double(max(scale, 0.001) / bitmap.scale)))]
            }
        }
    }
}
