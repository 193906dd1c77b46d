import Foundation
import VitrineSwiftUI

/// The button by which somebody signs in by an Apple ID. A widget shows none: it takes its place, and the diagnostics name it.
public struct SignInWithAppleButton: View {
    /// The label of the button.
    public struct Label: Hashable, Sendable {
        let name: String
        public static let signIn = Label(name: "Sign in with Apple")
        public static let signUp = Label(name: "Sign up with Apple")
        public static let `continue` = Label(name: "Continue with Apple")
    }

    /// The style of the button.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "white, outlined")
    }

    /// Makes the button. Nobody presses it here: neither closure is called.
    nonisolated public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}

    public var body: some View { Color.clear._unsupported("SignInWithAppleButton") }
}

extension View {
    /// Sets the style of the buttons below for signing in with an Apple ID; none is shown.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
