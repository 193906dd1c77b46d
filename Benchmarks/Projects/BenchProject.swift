import Foundation
import XcodeProject

/// An Xcode project with one widget extension, as people write them: for each subject a model, a store, an intent with its entities, a
/// provider, three views, the widget and its previews, and colours in an asset catalogue.
struct BenchProject {
    /// Each has a widget.
    private static let subjects = ["Tide", "Ferry", "Berth", "Swell", "Crew", "Cargo", "Buoy", "Lock", "Pilot", "Bridge", "Signal"]
    private static let name = "Harbour"

    let folder: URL
    /// Swift files of the extension.
    let files: Int

    /// The file that is edited: one that others use.
    var edited: URL { folder.appendingPathComponent("HarbourWidget/Tide/TideSmallView.swift") }

    /// - Parameter files: 10 or 100: the bundle's and nine of each subject.
    init(files: Int, in folder: URL) throws {
        self.folder = folder
        self.files = files
        let subjects = Self.subjects.prefix(files / SubjectSource.files.count)
        var all = try NewProject(name: Self.name).files
        all["\(Self.name)Widget/\(Self.name)Widget.swift"] = nil
        all["Shared/Greeting.swift"] = nil
        all["Harbour/HarbourApp.swift"] = Self.app
        all["HarbourWidget/HarbourBundle.swift"] = Self.bundle(Array(subjects))
        all["HarbourWidget/Assets.xcassets/Contents.json"] = "{\"info\": {\"author\": \"xcode\", \"version\": 1}}\n"
        for (place, subject) in subjects.enumerated() {
            for (name, text) in SubjectSource.files {
                all["HarbourWidget/\(subject)/\(SubjectSource.named(subject, name)).swift"] = SubjectSource.named(subject, text)
            }
            all["HarbourWidget/Assets.xcassets/\(subject).colorset/Contents.json"] = Self.color(hue: place)
        }
        for (path, text) in all {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Saves a file with another text on the tile, as somebody who works on it does.
    func edit(_ round: Int) throws {
        let words = try String(contentsOf: edited, encoding: .utf8)
        let fresh = words.replacing(/Text\("Level[^"]*"\)/, with: "Text(\"Level \(round)\")")
        guard fresh != words else { throw Failure("\(edited.path) has no text to change.") }
        try Data(fresh.utf8).write(to: edited, options: .atomic)
    }

    /// Ten widgets are the most that one bundle names.
    private static func bundle(_ subjects: [String]) -> String {
        let first = subjects.prefix(9).map { "        \($0)Widget()" }.joined(separator: "\n")
        let rest = subjects.dropFirst(9).map { "        \($0)Widget()" }.joined(separator: "\n")
        return """
            import SwiftUI
            import WidgetKit

            @main
            struct HarbourBundle: WidgetBundle {
                var body: some Widget {
            \(first)\(rest.isEmpty ? "" : "\n        OtherWidgets().body")
                }
            }
            \(rest.isEmpty ? "" : "\nstruct OtherWidgets: WidgetBundle {\n    var body: some Widget {\n\(rest)\n    }\n}\n")
            """
    }

    private static let app = """
        import SwiftUI

        @main
        struct HarbourApp: App {
            var body: some Scene { WindowGroup { Text("Harbour") } }
        }

        """

    private static func color(hue: Int) -> String {
        func components(_ shift: Int) -> String {
            let parts = ["red", "green", "blue"].enumerated().map { place, name in
                "\"\(name)\": \"0.\((hue * 37 + place * 29 + shift) % 90 + 10)\""
            }
            return "{\"color-space\": \"srgb\", \"components\": {\(parts.joined(separator: ", ")), \"alpha\": \"1.000\"}}"
        }
        return """
            {"colors": [
              {"idiom": "universal", "color": \(components(0))},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \(components(40))}
            ], "info": {"author": "xcode", "version": 1}}

            """
    }
}

/// An error that tells why nothing was measured.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
