import Foundation
import SwiftData
import Testing

@Model class Habit {
    @Attribute(.unique) var name: String
    var streak = 1
    @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []

    init(name: String) { self.name = name }
}

@Model class TimedHabit: Habit {
    var seconds = 60
    var unit: String?

    init(name: String, seconds: Int) {
        self.seconds = seconds
        super.init(name: name)
        streak = 2
    }
}

@Model final class PacedHabit: TimedHabit {
    var pace: Double

    init(pace: Double) {
        self.pace = pace
        super.init(name: "paced", seconds: 5)
    }
}

@Model final class Entry {
    var text: String
    var habit: Habit?

    init(text: String, habit: Habit? = nil) {
        self.text = text
        self.habit = habit
    }
}

@Suite("Models that inherit from models") struct InheritanceTests {
    private func container(_ file: URL? = nil) throws -> ModelContainer {
        let configuration = file.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Habit.self, TimedHabit.self, PacedHabit.self, configurations: configuration)
    }

    private func filled(_ container: ModelContainer) throws {
        let context = ModelContext(container)
        context.insert(Habit(name: "plain"))
        context.insert(TimedHabit(name: "timed", seconds: 30))
        context.insert(PacedHabit(pace: 2.5))
        try context.save()
    }

    @Test("xcode.11: one has its own values and those of the class above, before it is in a context and after")
    func values() throws {
        let habit = TimedHabit(name: "a", seconds: 7)
        #expect(habit.name == "a" && habit.seconds == 7 && habit.streak == 2 && habit.unit == nil)
        habit.streak += 1
        habit.seconds += 1
        let context = ModelContext(try container())
        context.insert(habit)
        habit.name = "b"
        habit.unit = "s"
        #expect(habit.name == "b" && habit.seconds == 8 && habit.streak == 3 && habit.unit == "s")
        try context.save()
        #expect(habit.persistentModelID.entityName == "TimedHabit" && !habit.hasChanges)
    }

    @Test("xcode.11: a fetch of a class gives those of classes below it, as what they are")
    func fetching() throws {
        let container = try container()
        try filled(container)
        let context = ModelContext(container)
        let all = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.name)]))
        #expect(all.map { "\(type(of: $0)) \($0.name) \($0.streak)" } == ["PacedHabit paced 2", "Habit plain 1", "TimedHabit timed 2"])
        let timed = try context.fetch(FetchDescriptor<TimedHabit>())
        #expect(timed.map(\.seconds) == [30, 5] && (timed.last as? PacedHabit)?.pace == 2.5 && timed.first === all.last)
        #expect(try context.fetchCount(FetchDescriptor<PacedHabit>()) == 1 && context.fetchCount(FetchDescriptor<Habit>()) == 3)
        #expect(try context.fetch(FetchDescriptor<Habit>(predicate: #Predicate { $0 is TimedHabit })).count == 2)
        #expect(try context.fetch(FetchDescriptor<TimedHabit>(predicate: #Predicate { $0.name == "timed" })).count == 1)
        try context.delete(model: Habit.self, includeSubclasses: false)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Habit>()).map(\.name) == ["timed", "paced"])
    }

    @Test("xcode.11: a relationship to a class leads to those of classes below it, and back")
    func relationships() throws {
        let container = try container(), context = ModelContext(container)
        let habit = TimedHabit(name: "timed", seconds: 30), entry = Entry(text: "one")
        habit.entries = [entry]
        context.insert(habit)
        #expect(entry.habit === habit)
        try context.save()
        let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Entry>()).first)
        #expect((found.habit as? TimedHabit)?.seconds == 30 && found.habit?.entries.first === found)
    }

    @Test("xcode.11: a file keeps them, also from who knows only the class above")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("habits.store")
        try filled(try container(file))
        let few = try ModelContainer(for: Habit.self, configurations: ModelConfiguration(url: file))
        #expect(try ModelContext(few).fetchCount(FetchDescriptor<Habit>()) == 3)
        #expect(try ModelContext(try container(file)).fetch(FetchDescriptor<PacedHabit>()).map(\.pace) == [2.5])
    }

    @Test("xcode.11: the schema says who inherits from whom")
    func schema() throws {
        let schema = Schema([PacedHabit.self]), timed = try #require(schema.entitiesByName["TimedHabit"])
        #expect(timed.superentityName == "Habit" && timed.storedProperties.map(\.name) == ["seconds", "unit"])
        #expect(timed.inheritedProperties.map(\.name) == ["name", "streak", "entries"])
    }
}
