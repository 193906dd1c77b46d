import AppPage
import Foundation
import GetawaysCore
import WidgetArchive

/// The app as a process: its searches, its page, and its line to the host.
public struct GetawaysProcess: Sendable {
    private let environment: AppEnvironment
    private let desk: SearchDesk
    private let dispatcher: LinkDispatcher
    private let line: ChildLine?

    public init(environment: AppEnvironment, restClient: RestClient = .live(), line: ChildLine? = .shared) {
        self.environment = environment
        self.line = line
        let language = environment.locale.language.languageCode?.identifier ?? "en"
        desk = SearchDesk(
            restClient: restClient,
            urls: DealsFeedUrlRepository(service: { environment.service }, language: { language }),
            suggester: SuggesterLocationsRepository(
                restClient: restClient, suggesterLocationsAdapter: SuggesterLocationsAdapter(),
                suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator(service: { environment.service }, language: { language })))
        dispatcher = LinkDispatcher(navigation: desk)
    }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = GetawaysPageServer(desk: desk, page: try GetawaysPage(locale: environment.locale))
        try await server.loopback.run(PortMemory(folder: environment.privateFolder("Getaways"))) { port in
            await up(page: URL(string: "http://127.0.0.1:\(port)/"))
        }
    }

    private func up(page: URL?) async {
        if let line {
            // Links wait on the line until the host knows that we are up.
            try? line.send(.ready(pid: ProcessInfo.processInfo.processIdentifier, page: page))
            Task { await follow(line) }
        } else if let page {
            FileHandle.standardOutput.write(Data("listening \(page.absoluteString)\n".utf8))
        }
    }

    private func follow(_ line: ChildLine) async {
        for await reply in line.replies {
            switch reply {
            case .open(let id, let url, _):
                // Awaited: the link is opened when its results are there.
                let handled = await dispatcher.dispatchLink(url)
                try? line.send(.opened(id: id, handled: handled))
            case .foreground, .configurations, .linkOpened: break
            }
        }
    }
}
