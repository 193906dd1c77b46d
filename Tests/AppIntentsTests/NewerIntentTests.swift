import AppIntents
import CoreSpotlight
import SwiftUI
import Testing

private struct Book: AppEntity, IndexedEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/books/\(.id)" }
    var id: Int
    @Property(title: "Title", indexingKey: \.title) var title: String
    @ComputedProperty(title: "Short", indexingKey: \.displayName) var short: String { String(title.prefix(3)) }
    @ComputedProperty var length: Int { title.count }
    @DeferredProperty(title: "Reviews") var reviews: Int { get async throws { 3 } }
    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: Int, _ title: String) {
        self.id = id
        self.title = title
    }
}

private struct BookQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book(id: $0, "Middlemarch") } }
}

private struct ShowBook: SnippetIntent {
    static let title: LocalizedStringResource = "Show Book"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Middlemarch")) }
}

private struct Lend: AppIntent {
    static let title: LocalizedStringResource = "Lend"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Asks", default: false) var asks: Bool

    @MainActor func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        if asks {
            let today = IntentChoiceOption(title: "Today", style: .default)
            _ = try await requestChoice(between: [today, .cancel], dialog: "When?")
        }
        if systemContext.currentMode == .background, systemContext.currentMode.canContinueInForeground {
            try await continueInForeground(alwaysConfirm: false)
        }
        return .result(snippetIntent: ShowBook())
    }
}

private struct Give: UndoableIntent {
    static let title: LocalizedStringResource = "Give"
    @MainActor func perform() async throws -> some IntentResult {
        undoManager?.removeAllActions()
        return .result()
    }
}

private struct OpenBook: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var target: Book
}

private struct LinkToBook: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var target: Book
}

private enum Shelf: String, AppEnum, URLRepresentableEnum {
    case novels, travel
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.novels: "Novels", .travel: "Travel"]
    static let urlRepresentation = URLRepresentation([
        .novels: "https://example.com/shelf=\(.novels)", .travel: "https://example.com/other",
    ])
}

@Suite("App Intents of iOS 18 and 26") struct NewerIntentTests {
    @Test("a computed property stands beside its variable, with its title and value") func properties() async throws {
        let book = Book(id: 1, "Middlemarch")
        #expect(book.short == "Mid" && book.$short.wrappedValue == "Mid" && String(localized: book.$short.title) == "Short")
        #expect(book.$length.wrappedValue == 11 && String(localized: book.$reviews.title) == "Reviews")
        #expect(try await book.reviews == 3)
    }

    @Test("nobody is there to choose, and a tap that was not made brings no app to the front") func choices() async throws {
        let lend = Lend()
        _ = try await lend.perform()
        #expect(!lend.systemContext.currentMode.canContinueInForeground && lend.systemContext.currentMode == .background)
        await #expect(throws: AppIntentError.notPerformed) { try await lend.continueInForeground(alwaysConfirm: false) }
        lend.asks = true
        await #expect(throws: AppIntentError.needsPerson("When?")) { _ = try await lend.perform() }
        #expect(IntentChoiceOption.cancel.style == .cancel && IntentChoiceOption(title: "Go").style == .default)
    }

    @Test("a tap's intent lets its app come to the front, where nobody has to agree first") func foreground() async throws {
        let request = ForegroundRequest()
        try await ForegroundRequest.$current.withValue(request) { _ = try await Lend().perform() }
        #expect(request.isMade)
        let other = ForegroundRequest()
        await ForegroundRequest.$current.withValue(other) {
            await #expect(throws: AppIntentError.needsPerson("May I?")) { try await Lend().continueInForeground("May I?") }
            // The intent `Give` only runs behind what is on the screen.
            await #expect(throws: AppIntentError.notPerformed) { try await Give().continueInForeground(alwaysConfirm: false) }
        }
        #expect(!other.isMade)
    }

    @Test("no scene and no undo manager is there, and an intent of them is performed all the same") func scenes() async throws {
        _ = try await Give().perform()
        let opens = OpenBook()
        opens.target = Book(id: 1, "Middlemarch")
        _ = try await opens.perform()
        #expect(opens.contentIdentifier == "OpenBook")
        _ = Text("Book").onAppIntentExecution(OpenBook.self) { _ = $0.target }
        let manager = await Give().undoManager
        #expect(manager == nil)
    }

    @Test("what opens an entity that a link stands for opens that link") func links() async throws {
        let intent = LinkToBook()
        intent.target = Book(id: 7, "Middlemarch")
        #expect(intent.urlRepresentation == URL(string: "https://example.com/books/7"))
        let result = try await intent.perform()
        #expect(((result as? any OpeningResult)?.next as? OpenURLIntent)?.url == URL(string: "https://example.com/books/7"))
        #expect(Shelf.novels.urlRepresentation == URL(string: "https://example.com/shelf=novels"))
        #expect(Shelf.travel.urlRepresentation == URL(string: "https://example.com/other"))
    }

    @Test("a section has the title that its label gives it") func sections() {
        let section = IntentItemSection(title: "Novels", items: [IntentItem("x", title: "X")])
        #expect(section.title.map { String(localized: $0) } == "Novels" && section.items.map(\.value) == ["x"])
    }

    @Test("there is no search that entities could be told to") func search() async {
        await #expect(throws: CSIndexError(.indexingUnsupported)) {
            try await CSSearchableIndex.default().indexAppEntities([Book(id: 1, "Middlemarch")], priority: 1)
        }
    }
}
