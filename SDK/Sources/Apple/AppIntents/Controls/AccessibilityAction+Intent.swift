import VitrineSwiftUI

// Actions of accessibility that perform an intent. A widget's picture says their names; nothing is performed while it is read.

extension View {
    /// Performs an intent when an action of the system is asked for.
    nonisolated public func accessibilityAction<I: AppIntent>(
        _ actionKind: AccessibilityActionKind = .default, intent: I
    ) -> some View { accessibilityAction(actionKind) {} }

    /// Names an action that performs an intent.
    nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View {
        accessibilityAction(named: name) {}
    }

    /// Names an action that performs an intent.
    nonisolated public func accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I) -> some View {
        accessibilityAction(named: nameKey) {}
    }

    /// Names an action that performs an intent.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<I: AppIntent, S: StringProtocol>(named name: S, intent: I) -> some View {
        accessibilityAction(named: name) {}
    }

    /// Names an action that performs an intent, by the words of a view.
    nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
        intent: I, @ViewBuilder label: () -> Label
    ) -> some View { accessibilityAction(action: {}, label: label) }
}
