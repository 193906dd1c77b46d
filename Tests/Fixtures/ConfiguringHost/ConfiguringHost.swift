import Foundation
import VitrineWidgetArchive
import WidgetHost

/// `configuring-host STATE LAUNCHER`: a host that places a tile, configures it, says so the moment that returns, and waits for its end.
@main enum ConfiguringHost {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { exit(EX_USAGE) }
        var configuration = HostConfiguration(
            state: StateFolder(URL(fileURLWithPath: arguments[1], isDirectory: true)),
            launcher: arguments[2].isEmpty ? nil : URL(fileURLWithPath: arguments[2]))
        configuration.startsApps = false
        configuration.rate = 0
        let host = try WidgetHost(configuration)
        try await host.start()
        let tile = try await host.place(kind: "Station", family: .systemSmall)
        await host.settle()
        try await host.configure(tile: tile, values: IntentValues(["station": .entity(id: "geneva"), "lines": .int(7)]))
        FileHandle.standardOutput.write(Data("configured\n".utf8))
        try await Task.sleep(for: .seconds(600))
    }
}
