import Foundation

// How a view comes and goes. In a picture it is there: every transition is at its identity.

/// The part of a transition that a view is in.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    /// −1 before it appears, 0 while it is there, 1 once it is gone.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A way to come and go that is written as a view.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { _CombinedTransition(first: self, second: other) }
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }

    /// A view in a part of the transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { body(content: Content(content), phase: phase) }
}

/// One transition inside of another.
public struct _CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension _CombinedTransition: Transition {
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

public struct IdentityTransition {
    public init() {}
}
public struct OpacityTransition {
    public init() {}
}
public struct SlideTransition {
    public init() {}
}
public struct BlurReplaceTransition {
    public struct Configuration: Hashable, Sendable {
        private let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
}
public struct MoveTransition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
}
public struct PushTransition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
}
public struct ScaleTransition {
    public var scale: Double
    public var anchor: UnitPoint
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}
public struct OffsetTransition {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension IdentityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
extension OpacityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
extension SlideTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension MoveTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension PushTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension ScaleTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}
extension OffsetTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}
extension AsymmetricTransition: Transition {
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
        insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
    }
}

extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

/// A transition whose type is not said. At its identity it changes nothing.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()

    init() {}
    /// Wraps a transition, which at its identity leaves a view as it is.
    public init<T: Transition>(_ transition: T) {}

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        let box = UncheckedBox(transition)
        return modifier(_PlaceholderModifier<T, T.Body> { box.value.body(content: $0, phase: .identity) })
    }
}

/// A symbol that comes and goes with a movement of its own; in a picture it is there.
public struct SymbolEffectTransition {
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
}

extension SymbolEffectTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == SymbolEffectTransition {
    /// The usual movement of symbols.
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AppearSymbolEffect(), options: .default)
    }
    /// A movement of symbols.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
