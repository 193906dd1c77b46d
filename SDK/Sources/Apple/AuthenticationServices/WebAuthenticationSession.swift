import Foundation
import VitrineSwiftUI

/// A session in which a person signs in on a web page. Here nobody can.
@MainActor public struct WebAuthenticationSession {
    /// The browser session, which says what a page knows of the person.
    public struct BrowserSession: Hashable, Sendable {
        let isEphemeral: Bool
        /// A session whose pages know nothing of the person.
        public static let ephemeral = BrowserSession(isEphemeral: true)
    }

    nonisolated init() {}

    /// - Throws: `ASWebAuthenticationSessionError.presentationContextNotProvided`.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextNotProvided) }

    /// - Throws: `ASWebAuthenticationSessionError.presentationContextNotProvided`.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextNotProvided) }
}

extension EnvironmentValues {
    /// Starts a session in which a person signs in on a web page.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
