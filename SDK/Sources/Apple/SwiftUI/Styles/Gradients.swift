import Foundation
import VitrineDrawing

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours are mixed: by sRGB's numbers, which is `device`, or as the eye sees them.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public var stops: [Stop]
    /// The space that was asked for; nil where none was: it is the release's.
    fileprivate var space: ColorSpace?

    public init(stops: [Stop]) { self.stops = stops }

    /// The gradient, its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return AnyGradient(copy)
    }

    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The stops as the rasterizer takes them, which mixes by sRGB's numbers between each two.
    ///
    /// What is mixed as the eye sees it has more of them. From iOS 16 on, which brought `colorSpace(_:)`, every gradient is that says nothing
    /// else, measured in pictures of iOS 16, 18 and 26: 117 samples of a button from (155, 56, 251) to (252, 101, 43) have (199, 97, 169) in
    /// the middle, where sRGB's numbers give (204, 79, 147). One of iOS 15 is mixed by sRGB's numbers.
    func resolved(_ inputs: _StyleInputs) -> [GradientStop] {
        let strength = VitrineSwiftUI.opacity(ofLevel: inputs.level)
        let stops = stops.map {
            GradientStop(color: $0.color.rgba(in: inputs.environment).opacity(strength), location: Double($0.location))
        }
        let space = space ?? (inputs.environment.systemVersion.isAtLeast(16) ? .perceptual : .device)
        return space == .device ? stops : stops.mixedPerceptually
    }
}

extension [GradientStop] {
    /// Parts of the way from one stop to the next: sRGB's mixture within one is less than half a level from the perceptual one.
    private static var parts: Int { 16 }
    /// A 255th of a channel, above which the two mixtures differ to the eye.
    private static var level: Float { 1 / 255 }

    /// The stops with others between them where mixing by sRGB's numbers would show.
    fileprivate var mixedPerceptually: [GradientStop] {
        guard count > 1 else { return self }
        var mixed = [self[0]], start = self[0].location
        for (a, b) in zip(self, dropFirst()) {
            // A location below the one before it counts as equal to it.
            let length = b.location - start
            defer {
                mixed.append(b)
                start = Swift.max(start, b.location)
            }
            guard length > 0, length.isFinite, a.color != b.color else { continue }
            let mixture = PerceptualMixture(a.color, b.color)
            func color(_ fraction: Float) -> RGBA {
                let opacity = a.color.alpha + (b.color.alpha - a.color.alpha) * fraction
                return mixture.color(a.color.share(of: b.color, by: fraction), opacity: opacity)
            }
            let (middle, plain) = (color(0.5), a.color.mixed(with: b.color, by: 0.5))
            let difference = Swift.max(
                abs(middle.red - plain.red), abs(middle.green - plain.green), abs(middle.blue - plain.blue))
            guard difference > Self.level else { continue }
            for part in 1..<Self.parts {
                let fraction = Double(part) / Double(Self.parts)
                mixed.append(
                    GradientStop(color: color(Float(fraction)), location: start + length * fraction))
            }
        }
        return mixed
    }
}

extension Gradient: ShapeStyle {
    /// A paint of the gradient from top to bottom.
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { _StylePaint(kind: .linear(resolved(inputs), .top, .bottom)) }
}

/// A colour that grows lighter upwards.
public struct AnyGradient: Hashable, Sendable {
    let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    /// SwiftUI's standard gradient of a colour: a little lighter at the top, and no less translucent where the colour is: green of a quarter on
    /// a dark tile is (43, 78, 52) near the top of a circle on iOS 26 (Zataxo/Expenses-Tracker).
    init(_ color: Color) { gradient = Gradient(colors: [Color(storage: .lightened(color.storage, 0.18)), color]) }

    /// The gradient, its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}

extension AnyGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        _StylePaint(kind: .linear(gradient.resolved(inputs), .top, .bottom))
    }
}

public struct LinearGradient: Hashable, Sendable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        _StylePaint(kind: .linear(gradient.resolved(inputs), startPoint, endPoint))
    }
}

public struct RadialGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        _StylePaint(kind: .radial(gradient.resolved(inputs), center, startRadius, endRadius))
    }
}

public struct EllipticalGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }

    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        _StylePaint(kind: .elliptical(gradient.resolved(inputs), center, startRadiusFraction, endRadiusFraction))
    }
}

public struct AngularGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Makes a gradient once around, from `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
}

extension AngularGradient: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        _StylePaint(kind: .angular(gradient.resolved(inputs), center, startAngle, endAngle))
    }
}

extension LinearGradient: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "LinearGradient", inputs))
    }
}

extension RadialGradient: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "RadialGradient", inputs))
    }
}

extension EllipticalGradient: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "EllipticalGradient", inputs))
    }
}

extension AngularGradient: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "AngularGradient", inputs))
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
