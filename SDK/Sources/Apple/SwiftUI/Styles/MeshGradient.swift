import Foundation
import VitrineDrawing
import VitrineUIKit

/// Colours at the points of a grid, mixed between them.
public struct MeshGradient: Equatable, Sendable {
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point with its four controls. The controls are declared and not followed: cells are bounded by straight lines.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    /// The space in which colours are mixed; here always sRGB.
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Colours as numbers at points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Colours at points with controls.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Colours as numbers at points with controls.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    private var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    private func rgba(_ inputs: _StyleInputs) -> [RGBA] {
        let strength = VitrineSwiftUI.opacity(ofLevel: inputs.level)
        return switch colors {
        case .colors(let colors): colors.map { $0.rgba(in: inputs.environment).opacity(strength) }
        case .resolvedColors(let colors): colors.map { $0.rgba.opacity(strength) }
        }
    }
}

extension MeshGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        let (points, colors) = (points, rgba(inputs))
        guard (2...32).contains(width), (2...32).contains(height), points.count == width * height, colors.count == points.count else {
            RenderContext.current?.report("MeshGradient: \(width) × \(height) needs as many points and colours; drawn in its background")
            return .color(background.rgba(in: inputs.environment))
        }
        let mesh = MeshPicture(width: width, height: height, points: points, colors: colors, isSmooth: smoothsColors)
        guard let image = UIImage(data: Data(PNG.encode(mesh.draw(over: background.rgba(in: inputs.environment))))) else {
            return .color(colors[0])
        }
        return _StylePaint(kind: .picture(image))
    }
}

extension MeshGradient: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "MeshGradient", inputs))
    }
}

/// A mesh as a small picture, which is then stretched: colours change slowly.
private struct MeshPicture {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [RGBA]
    let isSmooth: Bool

    /// Pixels of a side.
    private static let side = 96

    func draw(over background: RGBA) -> Bitmap {
        var bitmap = Bitmap(width: Self.side, height: Self.side)
        for y in 0..<Self.side { for x in 0..<Self.side { set(background, x, y, &bitmap) } }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                draw(
                    cell: [row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1],
                    &bitmap)
            }
        }
        return bitmap
    }

    /// - Parameter cell: its corners: upper left, upper right, lower left, lower right.
    private func draw(cell: [Int], _ bitmap: inout Bitmap) {
        let steps = Self.side * 3 / 2
        for i in 0...steps {
            let v = Float(i) / Float(steps)
            for j in 0...steps {
                let u = Float(j) / Float(steps)
                let upper = points[cell[0]] + (points[cell[1]] - points[cell[0]]) * u
                let lower = points[cell[2]] + (points[cell[3]] - points[cell[2]]) * u
                let place = (upper + (lower - upper) * v) * Float(Self.side)
                guard place.x >= 0, place.y >= 0, place.x <= Float(Self.side), place.y <= Float(Self.side) else { continue }
                let (s, t) = isSmooth ? (smooth(u), smooth(v)) : (u, v)
                let color = mix(mix(colors[cell[0]], colors[cell[1]], s), mix(colors[cell[2]], colors[cell[3]], s), t)
                set(color, min(Int(place.x), Self.side - 1), min(Int(place.y), Self.side - 1), &bitmap)
            }
        }
    }

    private func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }

    private func mix(_ a: RGBA, _ b: RGBA, _ t: Float) -> RGBA {
        RGBA(
            a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t, a.blue + (b.blue - a.blue) * t,
            a.alpha + (b.alpha - a.alpha) * t)
    }

    private func set(_ color: RGBA, _ x: Int, _ y: Int, _ bitmap: inout Bitmap) {
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value * 255, 0), 255).rounded()) }
        let start = (y * bitmap.width + x) * 4
        // A bitmap holds premultiplied colours.
        let parts = [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
        for (index, part) in parts.enumerated() { bitmap.pixels[start + index] = byte(part) }
    }
}

extension DisplayItem {
    /// A picture stretched over `rect`, seen only where this item is.
    func cut(from image: UIImage, in rect: CGRect) -> DisplayItem {
        var layer = Layer(items: [.image(ImageItem(key: image.key, frame: rect, interpolation: .medium))])
        if case .fill(let path, _, let rule) = self {
            layer.clip = Clip(path, rule: rule)
        } else {
            layer.mask = [self]
        }
        return .layer(layer)
    }
}
