import Foundation
import VitrineWidgetArchive

/// The apps that are installed, with their processes.
struct InstalledApps: RandomAccessCollection, Sendable {
    private let apps: [InstalledApp]

    init(_ apps: [InstalledApp] = []) { self.apps = apps }

    var startIndex: Int { apps.startIndex }
    var endIndex: Int { apps.endIndex }
    subscript(index: Int) -> InstalledApp { apps[index] }

    /// The app of a bundle identifier; nil where it is not installed.
    subscript(identifier: String) -> InstalledApp? { apps.first { $0.bundle.identifier == identifier } }

    /// - Throws: `HostError.noSuchApp`.
    func app(_ identifier: String) throws(HostError) -> InstalledApp {
        guard let app = self[identifier] else { throw .noSuchApp(identifier) }
        return app
    }

    /// The app that claims a link's scheme.
    /// - Throws: `HostError.noAppFor`.
    func app(claiming url: URL) throws(HostError) -> InstalledApp {
        guard let app = apps.first(where: { $0.bundle.claims(url) }) else {
            throw .noAppFor(url: url.absoluteString, schemes: apps.flatMap(\.bundle.urlSchemes))
        }
        return app
    }

    /// The process of a tile's extension; nil where that is not installed.
    func process(of tile: StoredTile) -> ExtensionProcess? {
        self[tile.app]?.extensions.first { $0.bundle.identifier == tile.extension }
    }

    /// - Throws: `ExtensionError.notInstalled`.
    func extensionProcess(of tile: StoredTile) throws(ExtensionError) -> ExtensionProcess {
        guard let process = process(of: tile) else { throw .notInstalled(tile.app) }
        return process
    }

    /// What answers for a tile's SiriKit intents.
    /// - Throws: `ExtensionError.notInstalled`.
    func handlers(of tile: StoredTile) throws(ExtensionError) -> IntentHandlers {
        guard let app = self[tile.app] else { throw .notInstalled(tile.app) }
        return app.handlers
    }

    /// The addresses at which an app's service answers.
    func addresses(of app: String) -> [String: URL] { self[app]?.addresses ?? [:] }
}
