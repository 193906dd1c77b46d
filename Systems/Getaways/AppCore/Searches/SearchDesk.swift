import AppPage
import Foundation
import GetawaysCore

/// The app's one place for what was searched and what is shown.
public actor SearchDesk: Navigation {
    /// What the page shows.
    public struct State: Sendable {
        /// Newest first.
        public var searches: [OpenSearch] = []
        /// Nil where the app begins.
        public var shown: Int?
        /// Airports to begin with.
        public var airports: [Airport] = []
        public var notice: Notice?
        public var revision = 0

        public var search: OpenSearch? { searches.first { $0.id == shown } }
    }

    /// Searches that are remembered.
    static let kept = 8
    public private(set) var state = State()
    private let restClient: RestClient
    private let urls: DealsFeedUrlRepository
    private let suggester: SuggesterLocationsRepository<SuggesterLocationsAdapter>
    private let revisions = Revisions()
    private var last = 0

    public init(
        restClient: RestClient, urls: DealsFeedUrlRepository, suggester: SuggesterLocationsRepository<SuggesterLocationsAdapter>
    ) {
        self.restClient = restClient
        self.urls = urls
        self.suggester = suggester
    }

    // MARK: Navigation

    public func openSearchScreen(using search: DealsSearch) async { await open(SearchTerms(search)) }

    public func openHome() {
        state.shown = nil
        changed()
    }

    public func refuse(_ reason: String) {
        state.notice = Notice(.problem, reason)
        changed()
    }

    // MARK: Searching

    /// A new search; its results are there when this returns.
    public func open(_ terms: SearchTerms) async {
        last += 1
        let id = last
        state.searches.insert(OpenSearch(id: id, terms: terms), at: 0)
        state.searches = Array(state.searches.prefix(Self.kept))
        state.shown = id
        state.notice = nil
        let results = await results(of: terms)
        // Somebody may have searched eight times more meanwhile.
        if let index = state.searches.firstIndex(where: { $0.id == id }) { state.searches[index].results = results }
        changed()
    }

    /// Goes back to an earlier search; asks again where it had failed.
    public func show(_ id: Int) async {
        guard let search = state.searches.first(where: { $0.id == id }) else { return }
        state.shown = id
        if case .failed? = search.results {
            let results = await results(of: search.terms)
            if let index = state.searches.firstIndex(where: { $0.id == id }) { state.searches[index].results = results }
        }
        changed()
    }

    /// A search from a form: the airport by its code, or by words as they were typed.
    public func open(from words: String, travellers: Travellers, dates: TravelDates) async {
        guard let airport = await airport(words) else {
            return refuse("No airport is called “\(words.prefix(60))”; choose one of the list.")
        }
        await open(SearchTerms(airport: airport, travellers: travellers, dates: dates))
    }

    public func suggestions(_ words: String) async -> [Airport] {
        (try? await suggester.get(searchTerm: words.isEmpty ? nil : words)) ?? []
    }

    /// What the app begins with, while the service can say it.
    public func loadAirports() async {
        guard state.airports.isEmpty, let airports = try? await suggester.get(searchTerm: nil) else { return }
        state.airports = Array(airports.prefix(12))
        changed()
    }

    /// The notice, once.
    public func takeNotice() -> Notice? {
        defer { state.notice = nil }
        return state.notice
    }

    /// The revision after each change.
    public nonisolated func changes() -> AsyncStream<Int> { revisions.changes() }

    /// “MXP”, “Milan (MXP)” or “milan”.
    private func airport(_ words: String) async -> String? {
        let typed = words.trimmingCharacters(in: .whitespacesAndNewlines)
        // Four letters may be the beginning of a name as well.
        if typed.count == 3, Airport.isCode(typed.uppercased()) { return typed.uppercased() }
        if let code = typed.wholeMatch(of: #/.*\(([A-Za-z]{3,4})\)/#)?.1.uppercased(), Airport.isCode(code) { return code }
        return typed.isEmpty ? nil : await suggestions(typed).first?.code
    }

    private func results(of terms: SearchTerms) async -> OpenSearch.Results {
        let configuration = DealsConfiguration(
            location: Airport(code: terms.airport), travellers: terms.travellers, dates: terms.dates)
        do throws(RestClientError) {
            guard let url = try urls.get(for: configuration) else { return .failed(.addressRefused(terms.airport)) }
            let feed: DealsFeedServiceData = try await restClient.getData(from: url)
            return .found(feed, at: url)
        } catch {
            return .failed(error)
        }
    }

    private func changed() { state.revision = revisions.advance() }
}
