import Foundation
import XcodeProject

@testable import WidgetBuild

/// Where these tests find projects, build and keep what they build.
enum Places {
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = checkout.appendingPathComponent("Tests/Fixtures/XcodeProjects", isDirectory: true)

    /// The folder of the running tests, in which Vitrine was built too.
    static let build = URL(fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
        .deletingLastPathComponent()
}

/// A folder and a cache that are there for one test.
struct Scratch {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("build-\(UUID().uuidString)", isDirectory: true)

    var cache: BuildCache { BuildCache(folder: folder.appendingPathComponent("cache", isDirectory: true)) }

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, path) }
    }

    func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
