import ArgumentParser
import Foundation
import WidgetBuild

/// Writes what foreign widgets are compiled and linked with into a folder; `make install` does so.
struct ExportSDKCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-sdk", abstract: "Writes Vitrine’s modules, library and macros into a folder.", shouldDisplay: false)

    @Argument(help: "A folder that is not there yet.")
    var folder: String

    func run() async throws {
        try await reportingFailure {
            guard !FileManager.default.fileExists(atPath: folder) else { throw Failure("There is a \(folder) already.") }
            try await WidgetSDK.find().write(to: URL(fileURLWithPath: folder, isDirectory: true))
        }
    }
}
