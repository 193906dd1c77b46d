import Foundation
import XcodeProject

@testable import WidgetBuild

/// The places where these tests find projects, build and keep what they build.
enum Places {
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = checkout.appendingPathComponent("Tests/Fixtures/XcodeProjects", isDirectory: true)

    /// The folder of the running tests, in which Vitrine was built too.
    static let build = URL(fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
        .deletingLastPathComponent()

    /// The compiled C modules behind the SDK: a second of work that would be the same in every test's cache.
    static let clangModules = build.appendingPathComponent("clang-modules-of-tests", isDirectory: true)
}

/// A folder and a cache that are there for one test; only C modules are one's for all, as they are for a user's projects.
struct Scratch {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("build-\(UUID().uuidString)", isDirectory: true)

    var cache: BuildCache {
        let cache = BuildCache(folder: folder.appendingPathComponent("cache", isDirectory: true))
        // Made by whoever asks first.
        for folder in [cache.folder, Places.clangModules] {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try? FileManager.default.createSymbolicLink(at: cache.modules, withDestinationURL: Places.clangModules)
        return cache
    }

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
