import Foundation

/// What a process of this app is given by whoever starts it.
public struct AppEnvironment: Sendable {
    /// The app's own container.
    public var container: URL
    /// Where its service answers.
    public var service: URL?
    /// The device's.
    public var locale: Locale

    public init(container: URL, service: URL?, locale: Locale) {
        self.container = container
        self.service = service
        self.locale = locale
    }

    /// From `HOME` and `TRIPS_SERVICE_URL`. A service that is not on http or https counts as none.
    public init(_ variables: [String: String], locale: Locale = .current) {
        container = URL(fileURLWithPath: variables["HOME"] ?? NSTemporaryDirectory(), isDirectory: true)
        let named = variables["TRIPS_SERVICE_URL"].flatMap { URL(string: $0) }
        service = named.flatMap { ["http", "https"].contains($0.scheme?.lowercased()) && $0.host != nil ? $0 : nil }
        self.locale = locale
    }

    /// Where the app keeps what nobody else may read.
    var privateFolder: URL { container.appendingPathComponent("Library/Application Support/Trips", isDirectory: true) }
}
