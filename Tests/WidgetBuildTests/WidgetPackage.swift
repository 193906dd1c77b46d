import Foundation
import Testing
import XcodeProject

@testable import WidgetBuild

/// A package with one widget that shows a text and imports a few modules, in a test's folder.
struct WidgetPackage {
    let scratch: Scratch

    /// - Parameters:
    ///   - modules: what the widget imports.
    ///   - says: the text that it shows, as it stands in a literal.
    ///   - manifest: the arguments of the package after its name.
    init(_ scratch: Scratch, importing modules: [String], says: String, _ manifest: String) throws {
        self.scratch = scratch
        try write(manifest: "name: \"Buoy\", \(manifest)", "Package.swift")
        let imports = (["SwiftUI"] + modules).map { "import \($0)" }.joined(separator: "\n")
        let widget = WidgetBuilderTests.widget(says).replacing("import SwiftUI", with: imports)
            .replacing("struct W: Widget", with: "@main struct W: Widget")
        try write(widget, "Sources/BuoyWidget/W.swift")
    }

    /// - Parameter path: within the package's folder.
    func write(_ text: String, _ path: String) throws { try scratch.write(text, "Buoy/\(path)") }

    func write(manifest: String, _ path: String) throws {
        try write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(\(manifest))\n", path)
    }

    /// The widget as the reader of projects finds it; nothing is fetched.
    func target() async throws -> WidgetTarget {
        let reader = ProjectReader(
            manifests: PackageReader(cache: scratch.cache), fetcher: PackageFetcher(cache: scratch.cache, say: { _ in }), fetching: .never)
        return try #require(try await reader.describe(scratch.folder.appendingPathComponent("Buoy")).1.first)
    }
}
