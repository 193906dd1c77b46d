import Foundation
import VitrineDrawing

/// The glass of iOS 26. Drawn as a veil over what lies under it, blurred, with a bright line around: nothing is bent.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?

    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    public static let identity = Glass(kind: .identity)

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass, a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The style that fills a pane of glass. Its figures are ours: there was no device to measure.
private struct GlassSurface: ShapeStyle {
    let veil: Color
    /// The standard deviation of what is seen through it, points.
    let blur: Double

    init(_ glass: Glass) {
        veil = glass.color?.opacity(0.6) ?? .white.opacity(glass.kind == .clear ? 0.12 : 0.3)
        blur = glass.kind == .clear ? 2 : 8
    }

    func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        guard case .color(let color) = veil._paint(inputs).kind else { return .color(.clear) }
        return _StylePaint(kind: .backdrop(Backdrop(veil: color, blur: blur)))
    }
}

extension View {
    @ViewBuilder nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape())
        -> some View
    {
        if glass.kind == .identity {
            self
        } else {
            background(GlassSurface(glass), in: shape)
                .overlay(shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5))
                .reporting("glassEffect: drawn as a blur under a veil with a bright line around; nothing is bent")
        }
    }

    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
}

/// Glass that flows together; here its content.
public struct GlassEffectContainer<Content: View> {
    let content: Content
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}
