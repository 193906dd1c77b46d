import Foundation
import SwiftData
import Testing

@Suite struct ModelTests {
    private func container() throws -> ModelContainer {
        try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test("xcode.11: a model that is in no context has the values that its initialiser gave it")
    func freshModels() {
        let trip = Trip("A", title: "Rome")
        #expect(trip.title == "Rome" && trip.days == 3 && trip.note == nil && trip.kind == .city && trip.tags.isEmpty)
        trip.days += 2
        trip.spot = Spot(latitude: 1, longitude: 2)
        #expect(trip.days == 5 && trip.spot == Spot(latitude: 1, longitude: 2) && trip.length == 120)
        #expect(trip.modelContext == nil)
    }

    @Test("xcode.11: every kind of value is fetched by another context as it was saved")
    func values() throws {
        let container = try container(), context = ModelContext(container)
        let trip = Trip("A", title: "Rome “1”", days: -7, start: Date(timeIntervalSinceReferenceDate: 1000.25))
        trip.note = ""
        trip.kind = .nature
        trip.spot = Spot(latitude: 41.9, longitude: 12.5)
        trip.tags = ["a", "b"]
        trip.price = Decimal(string: "12.30") ?? 0
        trip.link = URL(string: "https://example.com/a?b=c")
        trip.picture = Data([0, 1, 255])
        trip.isOpen = true
        context.insert(trip)
        #expect(context.hasChanges && context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges)

        let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(found !== trip && found == trip)
        #expect(found.code == "A" && found.title == "Rome “1”" && found.days == -7 && found.note == "" && found.kind == .nature)
        #expect(found.start == Date(timeIntervalSinceReferenceDate: 1000.25))
        #expect(found.spot == Spot(latitude: 41.9, longitude: 12.5) && found.tags == ["a", "b"])
        #expect(found.price == Decimal(string: "12.30") && found.link?.query == "b=c" && found.picture == Data([0, 1, 255]))
        #expect(!found.isOpen)
    }

    @Test("xcode.11: a predicate, an order, a limit and an offset choose what is fetched, with what is not saved among it")
    func fetching() throws {
        let context = ModelContext(try container())
        for number in 0..<10 { context.insert(Trip("\(number)", title: number % 2 == 0 ? "even" : "odd", days: number)) }
        try context.save()
        context.insert(Trip("new", title: "even", days: 11))
        var descriptor = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.title == "even" && $0.days > 2 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.days) == [11, 8, 6, 4])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.days) == [8, 6])
        #expect(try context.fetchCount(descriptor) == 2)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 11)
        descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.title), SortDescriptor(\.days)])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).map(\.days) == [0, 2, 4, 6, 8, 1, 3, 5, 7, 9])
        #expect(try context.fetchIdentifiers(descriptor).count == 10)
        var seen = 0
        try context.enumerate(descriptor) { _ in seen += 1 }
        #expect(seen == 10)
    }

    @Test("xcode.11: both ends of a relationship know each other, before and after they are saved")
    func relationships() throws {
        let container = try container(), context = ModelContext(container)
        let trip = Trip("A"), other = Trip("B")
        context.insert(trip)
        context.insert(other)
        trip.stops = [Stop(name: "one"), Stop(name: "two")]
        let third = Stop(name: "three", trip: trip)
        context.insert(third)
        #expect(trip.stops.map(\.name) == ["one", "two", "three"])
        #expect(trip.stops.allSatisfy { $0.trip === trip && $0.modelContext === context })
        third.trip = other
        #expect(trip.stops.count == 2 && other.stops.map(\.name) == ["three"])
        let guide = Guide(name: "Ann")
        trip.guides.append(guide)
        guide.trips.append(other)
        #expect(other.guides.first === guide)
        try context.save()

        let second = ModelContext(container)
        let found = try second.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)]))
        #expect(found.map { $0.stops.map(\.name).sorted() } == [["one", "two"], ["three"]])
        #expect(found[0].stops[0].trip === found[0])
        #expect(found[0].guides.first?.trips.map(\.code).sorted() == ["A", "B"])
        let named = try second.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.code == "B" }))
        #expect(named.map(\.name) == ["three"])

        found[0].guides = []
        try second.save()
        let guides = try ModelContext(container).fetch(FetchDescriptor<Guide>())
        #expect(guides.map { $0.trips.map(\.code) } == [["B"]])
    }

    @Test("xcode.11: a deletion takes along what cascades, lets go of what is nullified and is refused where it is denied")
    func deleteRules() throws {
        let container = try container(), context = ModelContext(container)
        let trip = Trip("A"), guide = Guide(name: "Ann")
        trip.stops = [Stop(name: "one"), Stop(name: "two")]
        trip.guides = [guide]
        context.insert(trip)
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted && guide.trips.isEmpty)
        try context.save()
        let second = ModelContext(container)
        #expect(try second.fetchCount(FetchDescriptor<Stop>()) == 0 && second.fetchCount(FetchDescriptor<Trip>()) == 0)
        let left = try #require(try second.fetch(FetchDescriptor<Guide>()).first)
        #expect(left.trips.isEmpty)
        left.badge = Badge(series: "x", number: 1)
        try second.save()
        second.delete(left)
        #expect(throws: SwiftDataError.modelValidationFailure) { try second.save() }
        second.rollback()
        #expect(!left.isDeleted && left.name == "Ann" && left.badge?.number == 1)
        try second.delete(model: Badge.self)
        try second.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Badge>()) == 0)
    }

    @Test("xcode.11: a new model takes the place of the one that has its unique values")
    func uniqueness() throws {
        let container = try container(), context = ModelContext(container)
        context.insert(Trip("A", title: "first"))
        context.insert(Badge(series: "x", number: 1))
        try context.save()
        context.insert(Trip("A", title: "second"))
        context.insert(Badge(series: "x", number: 1))
        context.insert(Badge(series: "x", number: 2))
        try context.save()
        let second = ModelContext(container)
        #expect(try second.fetch(FetchDescriptor<Trip>()).map(\.title) == ["second"])
        #expect(try second.fetchCount(FetchDescriptor<Badge>()) == 2)
    }

    @Test("xcode.11: what is rolled back is as the store has it, and a transaction that throws leaves nothing")
    func rollingBack() throws {
        struct Refusal: Error {}
        let context = ModelContext(try container()), trip = Trip("A", title: "kept")
        context.insert(trip)
        try context.save()
        trip.title = "changed"
        context.insert(Trip("B"))
        #expect(context.changedModelsArray.count == 1)
        context.rollback()
        #expect(trip.title == "kept" && !context.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(throws: Refusal.self) {
            try context.transaction {
                trip.title = "changed"
                throw Refusal()
            }
        }
        #expect(trip.title == "kept")
        try context.transaction { trip.title = "done" }
        #expect(!context.hasChanges && trip.title == "done")
    }

    @Test("xcode.11: an identifier leads to its model in another context, also after it was written and read")
    func identifiers() throws {
        let container = try container(), context = ModelContext(container), trip = Trip("A")
        context.insert(trip)
        #expect(trip.persistentModelID.storeIdentifier == nil)
        try context.save()
        let id = trip.persistentModelID
        #expect(id.storeIdentifier != nil && id.entityName == "Trip" && trip.id == id)
        let read = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
        let second = ModelContext(container)
        let none: Trip? = second.registeredModel(for: read)
        #expect(none == nil)
        let found = try #require(second.model(for: read) as? Trip)
        #expect(found.code == "A")
        let known: Trip? = second.registeredModel(for: read)
        #expect(known === found)
    }

    @Test("xcode.11: a read of a model’s property is observed, and its change told")
    func observation() throws {
        final class Told: @unchecked Sendable { var count = 0 }
        let trip = Trip("A"), told = Told()
        withObservationTracking {
            _ = trip.title
        } onChange: {
            told.count += 1
        }
        trip.days = 9
        #expect(told.count == 0)
        trip.title = "B"
        #expect(told.count == 1)
    }

    @Test("xcode.11: an actor of models works on its own context")
    func modelActor() async throws {
        let container = try container()
        let keeper = Keeper(modelContainer: container)
        let id = try await keeper.add("A")
        #expect(try await keeper.title(of: id) == "Untitled")
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}

@ModelActor actor Keeper {
    func add(_ code: String) throws -> PersistentIdentifier {
        let trip = Trip(code)
        modelContext.insert(trip)
        try modelContext.save()
        return trip.persistentModelID
    }

    func title(of id: PersistentIdentifier) throws -> String? { self[id, as: Trip.self]?.title }
}
