import AppLine
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
        // Awaited: the link is open when its results are there.
        let duties = AppLine.Duties(open: { await dispatcher.dispatchLink($0) })
        try await AppLine(line, duties).serve(server.loopback, PortMemory(folder: environment.privateFolder("Getaways")))
    }
}
