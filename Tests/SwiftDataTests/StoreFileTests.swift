import Foundation
import OwnThreads
import SwiftData
import Testing

/// One kind of models at several states of an app.
enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        var words: String
        var old: Int
        init(words: String, old: Int) {
            self.words = words
            self.old = old
        }
    }
}

enum Second: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        @Attribute(originalName: "words") var text: String
        var rank: Int = 7
        var due: Date?
        init(text: String) { self.text = text }
    }
}

enum Strict: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        var words: String
        var must: Int
        init(words: String, must: Int) {
            self.words = words
            self.must = must
        }
    }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [
            .custom(fromVersion: First.self, toVersion: Second.self, willMigrate: nil) { context in
                for note in try context.fetch(FetchDescriptor<Second.Note>()) { note.rank += 1 }
            }
        ]
    }
}

@Model final class Mark {
    @Attribute(.unique) var key: String
    var number: Int
    var text = ""
    init(key: String, number: Int) {
        self.key = key
        self.number = number
    }
}

@Suite struct StoreFileTests {
    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func write(_ type: First.Type, to file: URL) throws {
        let container = try ModelContainer(for: Schema(versionedSchema: type), configurations: [ModelConfiguration(url: file)])
        let context = ModelContext(container)
        context.insert(First.Note(words: "one", old: 1))
        context.insert(First.Note(words: "two", old: 2))
        try context.save()
    }

    @Test("xcode.11: a store of an older schema gets new columns with their defaults, keeps renamed ones and loses dropped ones")
    func lightweightMigration() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("notes.store")
            try write(First.self, to: file)
            let context = ModelContext(try ModelContainer(for: Second.Note.self, configurations: ModelConfiguration(url: file)))
            let notes = try context.fetch(FetchDescriptor<Second.Note>(sortBy: [SortDescriptor(\.text)]))
            #expect(notes.map(\.text) == ["one", "two"] && notes.map(\.rank) == [7, 7] && notes.allSatisfy { $0.due == nil })
        }
    }

    @Test("xcode.11: what an app does after a migration is done once")
    func customMigration() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("notes.store")
            try write(First.self, to: file)
            for _ in 0..<2 {
                let container = try ModelContainer(
                    for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self, configurations: [ModelConfiguration(url: file)])
                #expect(try ModelContext(container).fetch(FetchDescriptor<Second.Note>()).map(\.rank) == [8, 8])
            }
        }
    }

    @Test("xcode.11: a new property that has no value for models that are kept is refused, and nothing of the store is changed")
    func impossibleMigration() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("notes.store")
            try write(First.self, to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(for: Strict.Note.self, configurations: ModelConfiguration(url: file))
            }
            let context = ModelContext(try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: file)))
            #expect(try context.fetch(FetchDescriptor<First.Note>()).map(\.old).sorted() == [1, 2])
        }
    }

    @Test("xcode.11: a file that is no store is an error that says so")
    func damagedFile() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("notes.store")
            try Data(repeating: 0x41, count: 9000).write(to: file)
            let error = #expect(throws: SwiftDataError.self) {
                try ModelContainer(for: Mark.self, configurations: ModelConfiguration(url: file))
            }
            #expect(error == .loadIssueModelContainer)
            #expect(error?.localizedDescription.contains("notes.store") == true)
            #expect(throws: SwiftDataError.self) {
                try ModelContainer(
                    for: Mark.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("none"), allowsSave: false))
            }
        }
    }

    @Test("xcode.11: what one context saves another sees at its next fetch, also in a model that it has")
    func freshness() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("marks.store")
            func context() throws -> ModelContext {
                ModelContext(try ModelContainer(for: Mark.self, configurations: ModelConfiguration(url: file)))
            }
            let app = try context(), widget = try context()
            let mark = Mark(key: "a", number: 1)
            app.insert(mark)
            try app.save()
            let seen = try #require(try widget.fetch(FetchDescriptor<Mark>()).first)
            #expect(seen.number == 1)
            mark.number = 2
            try app.save()
            #expect(try widget.fetch(FetchDescriptor<Mark>()).first === seen)
            #expect(seen.number == 2)
            // Each writes what it changed, and nothing else.
            seen.text = "widget"
            mark.number = 3
            try app.save()
            try widget.save()
            let last = try #require(try context().fetch(FetchDescriptor<Mark>()).first)
            #expect(last.number == 3 && last.text == "widget")
        }
    }

    private func child(_ file: URL, _ count: Int) throws -> (Process, Pipe) {
        let process = Process(), output = Pipe()
        let build = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: build).deletingLastPathComponent().appendingPathComponent("model-child")
        process.arguments = [file.path, "\(count)"]
        process.standardOutput = output
        try process.run()
        return (process, output)
    }

    @Test("xcode.11: two processes that save at once lose nothing of each other")
    func twoProcesses() async throws {
        try await onThread {
            try self.withFolder { folder in
                let file = folder.appendingPathComponent("marks.store")
                let children = try (0..<2).map { _ in try self.child(file, 60) }
                for (process, output) in children {
                    _ = output.fileHandleForReading.readDataToEndOfFile()
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                }
                let context = ModelContext(try ModelContainer(for: Mark.self, configurations: ModelConfiguration(url: file)))
                #expect(try context.fetchCount(FetchDescriptor<Mark>()) == 120)
            }
        }
    }

    @Test("xcode.11: what a process said it saved is there after it was killed")
    func killed() async throws {
        try await onThread {
            try self.withFolder { folder in
                let file = folder.appendingPathComponent("marks.store")
                let (process, output) = try self.child(file, 0)
                var told = ""
                while told.split(separator: "\n").count < 25 {
                    let data = output.fileHandleForReading.availableData
                    guard !data.isEmpty else { break }
                    told += String(decoding: data, as: UTF8.self)
                }
                kill(process.processIdentifier, SIGKILL)
                told += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                let saved = told.split(separator: "\n").count
                #expect(saved >= 25)
                let context = ModelContext(try ModelContainer(for: Mark.self, configurations: ModelConfiguration(url: file)))
                let numbers = try context.fetch(FetchDescriptor<Mark>(sortBy: [SortDescriptor(\.number)])).map(\.number)
                #expect(numbers.count >= saved && numbers == Array(0..<numbers.count))
            }
        }
    }
}
