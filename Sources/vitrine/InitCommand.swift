import ArgumentParser
import Foundation
import XcodeProject

/// A small widget project to begin with.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a small app with a widget, as a project of Xcode’s.",
        discussion:
            "The folder NAME is made in the current one and must not be there yet. It opens in Xcode 16, and builds here as it stands.")

    @Argument(help: "The app's name: a capital letter, and letters and digits after it.")
    var name: String

    func run() async throws {
        try await reportingFailure {
            let project = try NewProject(name: name)
            let folder = URL(fileURLWithPath: name, isDirectory: true)
            guard !FileManager.default.fileExists(atPath: folder.path) else {
                throw Failure("There is a \(name) here already. Take another name, or another folder.")
            }
            for (path, text) in project.files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            print("\(name) is ready. Draw its widget:  vitrine render \(name)/ --out pictures")
        }
    }
}
