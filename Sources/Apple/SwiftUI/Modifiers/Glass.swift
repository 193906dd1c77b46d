import Foundation

/// The glass of iOS 26. Drawn as a veil with a bright line around: nothing is bent or blurred.
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

/// A capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    @ViewBuilder nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape())
        -> some View
    {
        if glass.kind == .identity {
            self
        } else {
            let veil = Color.white.opacity(glass.kind == .clear ? 0.12 : 0.3)
            background(glass.color.map { $0.opacity(0.6) } ?? veil, in: shape)
                .overlay(shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5))
                .reporting("glassEffect: drawn as a veil with a bright line around; what lies under it is not bent or blurred")
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
