import Foundation

// Keyframes type-check as on iOS; in a picture an animation by them is at its initial value.

/// What happens to one value: frames one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Frames one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ frame: K) -> K where K.Value == Value { frame }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value { _KeyframeSequence() }
    public static func buildEither<K: KeyframeTrackContent>(first frame: K) -> _KeyframeSequence<Value> where K.Value == Value {
        _KeyframeSequence()
    }
    public static func buildEither<K: KeyframeTrackContent>(second frame: K) -> _KeyframeSequence<Value> where K.Value == Value {
        _KeyframeSequence()
    }
    public static func buildArray(_ frames: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> { _KeyframeSequence() }
}

/// Tracks of several values.
public protocol Keyframes<Value> {
    associatedtype Value
}

public struct KeyframeTrack<Root, Tracked: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Tracked {
    public typealias Value = Root

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Tracked {}
    public init(_ keyPath: WritableKeyPath<Root, Tracked>, @KeyframeTrackContentBuilder<Tracked> content: () -> Content) {}
}

public struct _KeyframeTracks<Value>: Keyframes {}

@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
    public static func buildExpression<K: KeyframeTrackContent>(_ frame: K) -> _KeyframeTracks<Value> where K.Value == Value {
        _KeyframeTracks()
    }
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> _KeyframeTracks<Value>
    where A.Value == Value, B.Value == Value { _KeyframeTracks() }
}

/// A view that follows keyframes; here at its initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    private let value: Value
    private let content: @MainActor (Value) -> Content

    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }
}

extension KeyframeAnimator: View {
    public var body: some View { content(value) }
}

extension View {
    nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let value = UncheckedBox(initialValue)
        return modifier(_PlaceholderModifier<Self, V> { content($0, value.value) })
    }

    nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let value = UncheckedBox(initialValue)
        return modifier(_PlaceholderModifier<Self, V> { content($0, value.value) })
    }
}
