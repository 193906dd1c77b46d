import Foundation
import WidgetHost

/// Other builds of an app that was given as a folder: each is installed in the place of the one before, and taken up by the host.
struct AppUpdates: Sendable {
    private let source: URL
    private var taken: Date?
    var identifier = ""

    init(_ source: URL) {
        self.source = source
        taken = Self.built(source)
    }

    /// Takes up each new build until the task is cancelled.
    func follow(in state: StateFolder, _ host: WidgetHost) async throws {
        var taken = taken
        let installer = Installer(state: state) { complain("vitrine: \($0)") }
        while true {
            try await Task.sleep(for: .milliseconds(300))
            // While it is being put together there is no property list.
            guard let built = Self.built(source), built != taken else { continue }
            taken = built
            do {
                guard try installer.install(app: source).identifier == identifier else {
                    complain("vitrine: \(source.path) has become another app; start anew to see it.")
                    continue
                }
                await host.takeUpUpdate(of: identifier)
            } catch {
                complain("vitrine: \(error)")
            }
        }
    }

    /// The time at which the app was put together last: its property list is what is written last.
    private static func built(_ app: URL) -> Date? {
        let file = app.appendingPathComponent("Info.plist").path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }
}
