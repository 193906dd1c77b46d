import Foundation
import WidgetArchive

extension WidgetHost {
    /// A link that an extension opens itself, as the older form of widgets did, by its extension context. It is opened in the containing app,
    /// and only while one of the extension's controls acts: an app comes to the front because somebody tapped.
    func openLink(_ url: URL, id: UInt64, of app: AppBundle, for extension: ExtensionBundle?) async {
        guard let installed = apps.first(where: { $0.bundle.identifier == app.identifier }), let `extension` else { return }
        let isOpen = await isOpened(url, installed, `extension`)
        await installed.everyExtension.first { $0.bundle == `extension` }?.reply(.linkOpened(id: id, isOpen))
        changed()
    }

    private func isOpened(_ url: URL, _ app: InstalledApp, _ extension: ExtensionBundle) async -> Bool {
        let who = `extension`.executable.lastPathComponent, words = url.absoluteString.prefix(200)
        func refuse(_ reason: String) -> Bool {
            ledger.write(
                .refused, at: clock.now, app: app.bundle.identifier, by: who, "does not open \(words): \(reason)", code: .linkRefused)
            return false
        }
        guard app.bundle.claims(url) else { return refuse("its app claims no such link") }
        let acting = tiles.map(\.stored).filter { $0.extension == `extension`.identifier && performing[$0.id] != nil }
        guard !acting.isEmpty else { return refuse("nobody tapped a control of it") }
        ledger.write(.note, at: clock.now, app: app.bundle.identifier, by: who, "opens \(words)", code: .opens)
        do {
            try await open(url, in: app)
            return true
        } catch {
            write(by: app.bundle.displayName, "\(error)", app: app.bundle.identifier, code: .processSaid)
            return false
        }
    }
}
