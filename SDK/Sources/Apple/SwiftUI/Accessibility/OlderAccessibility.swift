import Foundation

// The names of iOS 13.
extension View {
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
}
