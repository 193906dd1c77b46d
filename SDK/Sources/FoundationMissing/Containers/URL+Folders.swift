import Foundation

extension URL {
    /// The process's own folder for what the user made.
    public static var documentsDirectory: URL { folder("Documents") }
    /// The process's own folder for its files.
    public static var libraryDirectory: URL { folder("Library") }
    public static var applicationSupportDirectory: URL { folder("Library/Application Support") }
    /// The folder for files that may be lost and can be made anew.
    public static var cachesDirectory: URL { folder("Library/Caches") }

    /// A folder of the process's container, which is its home folder, as on iOS.
    private static func folder(_ path: String) -> URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(path, isDirectory: true)
    }
}
