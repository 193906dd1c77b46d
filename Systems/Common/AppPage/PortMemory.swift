import Foundation

/// Remembers the page's port from one run to the next.
public struct PortMemory: Sendable {
    private let file: URL

    /// `folder` is the app's own; made when it is missing.
    public init(folder: URL) {
        file = folder.appendingPathComponent("page-port")
    }

    public func read() -> Int? {
        guard let text = try? String(contentsOf: file, encoding: .utf8), let port = Int(text), (1024...65_535).contains(port) else {
            return nil
        }
        return port
    }

    /// A port that cannot be kept only means another address next time.
    public func write(_ port: Int) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? Data(String(port).utf8).write(to: file, options: .atomic)
    }
}
