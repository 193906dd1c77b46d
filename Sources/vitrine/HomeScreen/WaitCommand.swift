import ArgumentParser
import Foundation
import WidgetHost

/// Waits until a home screen that was just started can be asked.
struct WaitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wait", abstract: "Waits until a home screen that is being started is up.",
        discussion: "For scripts: `vitrine run … &`, then `vitrine wait`. A first start fills every app, which takes a while.")

    @Option(help: ArgumentHelp("How long at most.", valueName: "span"))
    var upTo = TimeSpan(seconds: 120)
    @OptionGroup var home: HomeScreenOptions

    func run() async throws {
        try await reportingFailure {
            let end = ContinuousClock.now + .seconds(upTo.seconds)
            while true {
                do {
                    _ = try await home.running().screen()
                    return
                } catch {
                    guard ContinuousClock.now < end else { throw error }
                    try await Task.sleep(for: .milliseconds(100))
                }
            }
        }
    }
}
