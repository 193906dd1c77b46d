import ArgumentParser
import Foundation
import WidgetHost

/// A link from outside, as a browser or another app would open it.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Opens a link in the app that claims its scheme, starting the app where it does not run.",
        discussion: "While `vitrine run` works on the state, the link goes to its app; else the app is started for the link alone.")

    @Argument(help: "The link, e.g. vitrine-trips://bookings?product=flight.")
    var url: String
    @OptionGroup var options: StateOptions

    func run() async throws {
        try await reportingFailure {
            guard let link = URL(string: url), link.scheme != nil else { throw Failure("“\(url)” is not a link with a scheme.") }
            guard options.seed == nil else { return try await openSeeded(link) }
            let folder = try options.folder() ?? .standard()
            if let running = try RunningHost(folder) {
                try await running.post("open", ["url": link.absoluteString])
                print("\(Self.name(of: link, in: folder)), running at \(running.address), opened \(link.absoluteString).")
            } else {
                guard FileManager.default.fileExists(atPath: folder.apps.path) else {
                    throw Failure("Nothing is installed in \(folder.url.path); `vitrine run` installs, or give --seed.")
                }
                try await openCold(link, HostConfiguration(state: folder, launcher: Launcher.url))
            }
        }
    }

    /// The app that claims the link.
    private static func name(of link: URL, in folder: StateFolder) -> String {
        Installer(state: folder).installed().apps.first { $0.claims(link) }?.displayName ?? "The app"
    }

    private func openSeeded(_ link: URL) async throws {
        // The link says by its scheme which system it is for.
        guard
            let system = ProjectProducts().systems().first(where: { system in
                (try? PropertyListSerialization.propertyList(from: Data(contentsOf: system.app.info), format: nil)).map {
                    "\($0)".lowercased().contains(link.scheme?.lowercased() ?? "//")
                } ?? false
            })
        else { throw Failure("No system that was built here claims \(link.scheme ?? "")://.") }
        let workspace = try await Workspace.open(system.widgets.executable.lastPathComponent, options, at: nil)
        do {
            await workspace.stopService()
            try await openCold(link, workspace.configuration)
            await workspace.close()
        } catch {
            await workspace.close()
            throw error
        }
    }

    /// Starts the app for the link, and ends it when it has said what it did.
    private func openCold(_ link: URL, _ configuration: HostConfiguration) async throws {
        var configuration = configuration
        configuration.startsApps = false
        let host = try WidgetHost(configuration)
        do {
            try await host.start()
            try await host.open(link)
            await host.stop()
            print("\(Self.name(of: link, in: configuration.state)), started for it, opened \(link.absoluteString).")
        } catch {
            await host.stop()
            throw error
        }
    }
}
