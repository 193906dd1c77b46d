// Animators that go through phases or keyframes. In a picture they are at their beginning.

/// A view in each of several phases in turn; here in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let first: Phase?
    private let content: @MainActor (Phase) -> Content

    /// A view in the first of `phases`, and no view where there are none; a change of `trigger` leads to no other.
    @preconcurrency nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    /// A view in the first of `phases`, where it stays; it is no view where there are none.
    @preconcurrency nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if let first { content(first) }
    }
}

extension View {
    /// The view that `content` makes of this one in the first of `phases`; this view itself where there are none.
    @preconcurrency nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let first = UncheckedBox(phases.first { _ in true })
        return modifier(
            _PlaceholderModifier<Self, _ConditionalContent<V, PlaceholderContentView<Self>>> { view in
                if let phase = first.value {
                    ViewBuilder.buildEither(first: content(view, phase))
                } else {
                    ViewBuilder.buildEither(second: view)
                }
            })
    }

    /// The view that `content` makes of this one in the first phase; a change of `trigger` leads to no other.
    @preconcurrency nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}
