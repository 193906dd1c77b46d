import Foundation

/// Says in front of what a page is shown.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window in which the session presents itself.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session in which a person signs in on a web page. In a widget nobody can.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    private let handler: CompletionHandler

    /// A page, and the scheme that it ends with.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

    /// A page, and the URL that it ends with.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

    @discardableResult open func start() -> Bool {
        handler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
        return false
    }

    open func cancel() {}
}

extension ASWebAuthenticationSession {
    /// The URL with which a page ends.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case scheme(String)
            case https(host: String, path: String)
        }
        private let kind: Kind

        /// A callback by a URL scheme of the app's own.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }
        /// A callback by an HTTPS URL of a site that belongs to the app.
        public static func https(host: String, path: String) -> Callback { Callback(kind: .https(host: host, path: path)) }

        /// Whether a page has ended by this.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .https(let host, let path):
                url.scheme?.lowercased() == "https" && url.host()?.lowercased() == host.lowercased()
                    && url.path().drop { $0 == "/" } == path.drop { $0 == "/" }
            }
        }
    }
}
