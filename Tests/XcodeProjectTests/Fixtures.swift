import Foundation
import Testing

@testable import XcodeProject

/// The projects that are written for these tests.
enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/XcodeProjects", isDirectory: true)

    static func describe(_ path: String, configuration: String? = nil) throws -> ProjectDescription {
        try ProjectFinder(configuration: configuration).describe(folder.appendingPathComponent(path))
    }

    static func target(_ path: String, configuration: String? = nil) throws -> WidgetTarget {
        let target = try describe(path, configuration: configuration).targets.first
        return try #require(target)
    }
}

/// A folder that is there for one test.
struct Scratch {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-\(UUID().uuidString)", isDirectory: true)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
