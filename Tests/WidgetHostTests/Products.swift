import Foundation

/// The places of this package's products and files.
enum Products {
    /// Products stand beside the test bundle.
    static func product(_ name: String) -> URL {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [Bundle.main.bundleURL, folder].map { $0.appendingPathComponent(name) }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }

    static var launcher: URL { product("vitrine-confine") }
    static var child: URL { product("host-child") }
    static var hostile: URL { product("hostile-child") }

    static var root: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder = folder.deletingLastPathComponent() }
        return folder
    }
}
