import Foundation

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("host-tests-\(UUID().uuidString)", isDirectory: true)
        // A test cannot go on without it.
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    @discardableResult
    func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}

extension TemporaryFolder {
    /// The bundle that SwiftPM makes of the extension's resources; none where there are none.
    func resources(_ files: [String: Data]) throws -> [URL] {
        let bundle = url.appendingPathComponent("source/vitrine_ProbeWidgets.resources", isDirectory: true)
        for (path, data) in files {
            let file = bundle.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return files.isEmpty ? [] : [bundle]
    }
}
