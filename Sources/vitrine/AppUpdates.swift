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
                await open(once: state, host)
            } catch {
                complain("vitrine: \(error)")
            }
        }
    }

    /// Opens a project's own app once, and goes home: on an iPhone the gallery has no widgets of an app that nobody has opened yet, and its
    /// widgets show what it has written since.
    private func open(once state: StateFolder, _ host: WidgetHost) async {
        guard let app = try? AppBundle(folder: source), app.isForeign, app.standIn == nil else { return }
        let opened = state.host.appendingPathComponent("opened", isDirectory: true)
        let file = opened.appendingPathComponent(identifier)
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            try await host.open(app: identifier)
            // Until it has shown something, or has had the time for it.
            for _ in 0..<Self.looks {
                if try await !host.hasShown(identifier) { try await Task.sleep(for: Self.pause) }
            }
            // What it begins when it appears is done by then, mostly.
            try await Task.sleep(for: Self.stay)
            try await host.goHome()
            try StateFolder.make(opened)
            try Data().write(to: file)
        } catch {
            complain("vitrine: \(error)")
        }
    }

    private static let looks = 20, pause = Duration.milliseconds(100), stay = Duration.seconds(1)

    /// The time at which the app was put together last: its property list is what is written last.
    private static func built(_ app: URL) -> Date? {
        let file = app.appendingPathComponent("Info.plist").path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }
}
