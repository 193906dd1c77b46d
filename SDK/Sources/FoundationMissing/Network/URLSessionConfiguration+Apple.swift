import Foundation
import FoundationNetworking

// What a session or a request says of the network it may use. A machine's network is there or it is not, and costs nothing: all of it is
// accepted, and changes nothing.

extension URLSessionConfiguration {
    /// The settings of a session whose transfers go on without their app. Here they end with it, as those of any session.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether a request waits for a network; here it fails at once where there is none.
    public var waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }
    /// Whether a network that costs money may be used.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }
    /// Whether the network may be used while data is saved.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }
    /// Whether a background session starts its app.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set { _ = newValue }
    }
    /// Whether names have to be answered for by DNSSEC.
    public var requiresDNSSECValidation: Bool {
        get { false }
        set { _ = newValue }
    }
}

extension URLSession {
    /// The tasks that the session is running.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { answer in getAllTasks { answer.resume(returning: $0) } } }
    }

    /// Loads what an address holds. Apple's has no delegate here, so that it can be handed on as a function.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Loads what a request asks for. Apple's has no delegate here, so that it can be handed on as a function.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
}

extension URLCache {
    /// A cache in a folder; in that of its process where none is said.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLRequest {
    /// The attribution of a request: who asked for it.
    public enum Attribution: UInt, Sendable { case developer, user }

    /// Whether a network that costs money may be used.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }
    /// Whether the network may be used while data is saved.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }
    /// Whether the server is known to speak HTTP/3.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set { _ = newValue }
    }
    /// Whether names have to be answered for by DNSSEC.
    public var requiresDNSSECValidation: Bool {
        get { false }
        set { _ = newValue }
    }
    /// The attribution of the request: who asked for it.
    public var attribution: Attribution {
        get { .developer }
        set { _ = newValue }
    }
}
