import Foundation

/// This installation of the app on this device: a name made once, of nothing that tells who or where.
public struct Installation: Sendable {
    /// The identifier of the installation, of 36 characters.
    public let id: String

    /// Reads the name from a folder that all of the app's processes see; the first of them to ask makes it.
    public init(folder: URL = InsightsGroup.folder) {
        let file = folder.appendingPathComponent("installation")
        if let known = Self.read(file) {
            id = known
            return
        }
        let made = UUID().uuidString
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = folder.appendingPathComponent("installation-\(made)")
        try? Data(made.utf8).write(to: draft)
        // A damaged name is replaced; a name that another process has just made is not.
        if FileManager.default.fileExists(atPath: file.path), Self.read(file) == nil { try? FileManager.default.removeItem(at: file) }
        try? FileManager.default.linkItem(at: draft, to: file)
        try? FileManager.default.removeItem(at: draft)
        id = Self.read(file) ?? made
    }

    init(id: String) { self.id = id }

    private static func read(_ file: URL) -> String? {
        guard let data = try? Data(contentsOf: file), data.count == 36 else { return nil }
        return UUID(uuidString: String(decoding: data, as: UTF8.self))?.uuidString
    }
}
