import Foundation

// Modifiers that mean nothing in a picture: what they are about does not happen there.
extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    nonisolated public func equatable() -> some View { self }
}
