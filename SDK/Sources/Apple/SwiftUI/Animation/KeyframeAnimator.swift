import Foundation

/// A view that follows keyframes; here at its initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    private let value: Value
    private let content: @MainActor (Value) -> Content

    /// A view at `initialValue`; it stays there, whatever becomes of `trigger`.
    @preconcurrency nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    /// A view at `initialValue`; it stays there, as keyframes do not run.
    @preconcurrency nonisolated public init(
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
    /// The view that `content` makes of this one at `initialValue`, where it stays, as keyframes do not run.
    @preconcurrency nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let value = UncheckedBox(initialValue)
        return modifier(_PlaceholderModifier<Self, V> { content($0, value.value) })
    }

    /// The view that `content` makes of this one at `initialValue`, where it stays, whatever becomes of `trigger`.
    @preconcurrency nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let value = UncheckedBox(initialValue)
        return modifier(_PlaceholderModifier<Self, V> { content($0, value.value) })
    }
}
