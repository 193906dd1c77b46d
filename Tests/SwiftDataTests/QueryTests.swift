import Foundation
import SwiftData
import SwiftUI
import Testing

/// A view as a widget has it.
private struct TripList: View {
    @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.title) private var trips: [Trip]
    @Query private var all: [Trip]
    @Environment(\.modelContext) private var context
    let seen: ([String], Int) -> Void

    init(seen: @escaping ([String], Int) -> Void) { self.seen = seen }

    var body: some View {
        let _ = seen(trips.map(\.title), all.count)
        ForEach(trips) { trip in Text(trip.title) }
    }
}

private struct Chosen: View {
    @Query private var trips: [Trip]
    let seen: ([String]) -> Void

    init(title: String, seen: @escaping ([String]) -> Void) {
        _trips = Query(filter: #Predicate { $0.title == title }, sort: \.days, order: .reverse)
        self.seen = seen
    }

    var body: some View {
        let _ = seen(trips.map(\.code))
        Text("")
    }
}

@MainActor @Suite struct QueryTests {
    private func container() throws -> ModelContainer {
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        for (index, title) in ["Rome", "Oslo", "Bonn", "Oslo"].enumerated() {
            context.insert(Trip("\(index)", title: title, days: index))
        }
        try context.save()
        return container
    }

    @Test("xcode.11: a view’s query has what its environment’s container has, chosen and in order")
    func query() throws {
        var found: ([String], Int)?
        let view = TripList { found = ($0, $1) }.modelContainer(try container())
        _ = ImageRenderer(content: view).cgImage
        #expect(found?.0 == ["Bonn", "Oslo"] && found?.1 == 4)
    }

    @Test("xcode.11: a query that an initialiser makes is the one that is shown")
    func queryFromInitializer() throws {
        var found: [String]?
        _ = ImageRenderer(content: Chosen(title: "Oslo") { found = $0 }.modelContainer(try container())).cgImage
        #expect(found == ["3", "1"])
    }

    @Test("xcode.11: without a container a query finds nothing, and the view is there")
    func noContainer() {
        var found: ([String], Int)?
        _ = ImageRenderer(content: TripList { found = ($0, $1) }).cgImage
        #expect(found?.0 == [] && found?.1 == 0)
    }
}
