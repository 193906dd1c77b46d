import ArgumentParser
import Foundation

struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Opens a link in the app that claims its scheme, starting the app where it does not run.")

    func run() async throws {}
}
