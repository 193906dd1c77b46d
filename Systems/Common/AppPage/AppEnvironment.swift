import Foundation

/// The environment that an app's process is given by whoever starts it.
public struct AppEnvironment: Sendable {
    /// The app's own container.
    public var container: URL
    /// The address at which its service answers.
    public var service: URL?
    /// The device's locale.
    public var locale: Locale

    public init(container: URL, service: URL?, locale: Locale) {
        self.container = container
        self.service = service
        self.locale = locale
    }

    /// Reads `HOME` and the variable that the app's Info.plist names for its service. A service that is on neither http nor https is none.
    public init(_ variables: [String: String], serviceVariable: String, locale: Locale = .current) {
        container = URL(fileURLWithPath: variables["HOME"] ?? NSTemporaryDirectory(), isDirectory: true)
        let named = variables[serviceVariable].flatMap { URL(string: $0) }
        service = named.flatMap { ["http", "https"].contains($0.scheme?.lowercased()) && $0.host != nil ? $0 : nil }
        self.locale = locale
    }

    /// The folder in which the app keeps what nobody else may read.
    public func privateFolder(_ app: String) -> URL {
        container.appendingPathComponent("Library/Application Support/\(app)", isDirectory: true)
    }
}
