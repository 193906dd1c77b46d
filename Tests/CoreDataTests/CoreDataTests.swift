import CoreData
import Foundation
import SwiftUI
import Testing

final class Task1: NSManagedObject {
    @_Managed var title: String?
    @_Managed var rank: Int64
    @_Managed var due: Date?
    @_Managed var done: Bool
    @_Managed var steps: Set<Step1>
}

final class Step1: NSManagedObject {
    struct Refused: Error {}

    @_Managed var words: String
    @_Managed var task: Task1?

    override func validateForInsert() throws { if words == "never" { throw Refused() } }
    override func validateForUpdate() throws { if words == "no more" { throw Refused() } }
    override func validateForDelete() throws { if words == "stay" { throw Refused() } }
    override func prepareForDeletion() { words += " gone" }
}

private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <!-- a < comment -->
        <entity name="Task1" representedClassName="Task1" syncable="YES" codeGenerationType="class">
            <attribute name="done" optional="YES" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
            <attribute name="due" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="rank" optional="YES" attributeType="Integer 64" defaultValueString="5" usesScalarValueType="YES"/>
            <attribute name="title" optional="YES" attributeType="String"/>
            <relationship name="steps" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Step1" inverseName="task"
                inverseEntity="Step1"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Step1" representedClassName=".Step1" syncable="YES">
            <attribute name="words" attributeType="String" defaultValueString="a &quot;b&quot;"/>
            <relationship name="task" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Task1" inverseName="steps"
                inverseEntity="Task1"/>
        </entity>
    </model>
    """

@Suite struct CoreDataTests {
    private func container(in folder: URL) throws -> NSPersistentContainer { try Stores.container("Tasks", contents, in: folder) }

    private struct Row: View {
        @FetchRequest(sortDescriptors: []) var tasks: FetchedResults<Task1>
        var body: some View { Text("\(tasks.count)") }
    }

    @Test("objects are ordered by a truth value, false first") func truthOrder() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            let done = Task1(context: context), open = Task1(context: context)
            (done.done, open.done) = (true, false)
            let rising = SortDescriptor(\Task1.done), falling = SortDescriptor(\Task1.done, order: .reverse)
            #expect([done, open].sorted(using: rising) == [open, done])
            #expect([open, done].sorted(using: [falling, SortDescriptor(\.title)]) == [done, open])
            #expect(NSSortDescriptor(rising).compare(open, to: done) == .orderedAscending)
        }
    }

    @Test("errors have Core Data's numbers among Cocoa's") func errorNumbers() {
        let error = CoreDataError.missing("Task1", "title") as NSError
        #expect(error.domain == NSCocoaErrorDomain && error.code == 1570)
        #expect(CocoaError(.validationMissingMandatoryProperty).code == CocoaError.validationMissingMandatoryProperty)
        #expect(CocoaError.Code.managedObjectMerge.rawValue == 133_020 && CocoaError.Code.sqlite.rawValue == 134_180)
    }

    @Test("saving is said before and after, with what may go to another thread (xcode.10)") func notifications() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            let kept = Task1(context: context), gone = Task1(context: context)
            try context.save()
            final class Heard: @unchecked Sendable { var all: [Notification] = [] }
            let heard = Heard()
            let names: [Notification.Name] = [
                .NSManagedObjectContextWillSave, NSManagedObjectContext.didSaveObjectsNotification, .NSManagedObjectContextDidSaveObjectIDs,
            ]
            let tokens = names.map {
                NotificationCenter.default.addObserver(forName: $0, object: context, queue: nil) { heard.all.append($0) }
            }
            defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
            kept.rank = 8
            context.delete(gone)
            let ids = (kept.objectID, gone.objectID)
            try context.save()
            #expect(heard.all.map(\.name) == names)
            #expect(heard.all.last?.userInfo?[NSUpdatedObjectIDsKey] as? Set<NSManagedObjectID> == [ids.0])
            #expect(heard.all.last?.userInfo?[NSDeletedObjectIDsKey] as? Set<NSManagedObjectID> == [ids.1])
            #expect(heard.all.last?.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID> == [])
            #expect(NSManagedObjectContext.NotificationKey.updatedObjectIDs.rawValue == NSUpdatedObjectIDsKey)
        }
    }

    @Test("a relationship is changed at places, as the methods do that Xcode writes (xcode.10)")
    func places() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            let task = Task1(context: context), steps = (0..<4).map { _ in Step1(context: context) }
            task.entity.relationshipsByName["steps"]?.isOrdered = true
            func order() -> [Int] {
                let all = task.value(forKey: "steps") as? NSOrderedSet
                return all?.compactMap { step in steps.firstIndex { $0 === step as AnyObject } } ?? []
            }
            task._change("steps", adding: steps[0])
            task._change("steps", inserting: steps[1], at: 0)
            task._change("Steps", inserting: [steps[2], steps[3]], at: NSIndexSet(indexesIn: NSRange(location: 1, length: 2)))
            #expect(order() == [1, 0])
            task._change("steps", inserting: [steps[2], steps[3]], at: NSIndexSet(indexesIn: NSRange(location: 1, length: 2)))
            #expect(order() == [1, 2, 3, 0] && steps[3].task === task)
            task._change("steps", removingAt: 1)
            #expect(order() == [1, 3, 0] && steps[2].task == nil)
            task._change("steps", replacingAt: NSIndexSet(index: 0), with: [steps[2]])
            task._change("steps", inserting: steps[1], at: 99)
            #expect(order() == [2, 3, 0, 1])
            task._change("steps", removingAt: -1)
            #expect(order() == [2, 3, 0, 1])
        }
    }

    @Test("xcode.11: objects of a model that Xcode wrote are kept with their values and both ends of their relationships")
    func objects() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            let task = Task1(context: context)
            #expect(task.rank == 5 && !task.done && task.title == nil && task.objectID.isTemporaryID)
            task.title = "Paint"
            task.due = Date(timeIntervalSinceReferenceDate: 12)
            let step = Step1(context: context)
            #expect(step.words == "a \"b\"")
            step.task = task
            #expect(task.steps == [step])
            let object = NSEntityDescription.insertNewObject(forEntityName: "Task1", into: context)
            object.setValue("Read", forKey: "title")
            try context.save()
            #expect(!context.hasChanges && !task.objectID.isTemporaryID)

            let other = try container(in: folder).viewContext
            let request = NSFetchRequest<Task1>(entityName: "Task1")
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Task1.title, ascending: false)]
            let found = try other.fetch(request)
            #expect(found.map(\.title) == ["Read", "Paint"])
            #expect(found[1].due == Date(timeIntervalSinceReferenceDate: 12) && found[1].steps.first?.task === found[1])
            #expect(found[1].value(forKey: "rank") as? Int64 == 5)
            other.delete(found[1])
            try other.save()
            #expect(try other.count(for: NSFetchRequest<Step1>(entityName: "Step1")) == 0)
            let third = try container(in: folder).viewContext
            #expect(try third.fetch(request).map(\.title) == ["Read"])
        }
    }

    @Test("xcode.11: values are fetched by their names: of each object, of all by a function, or of groups that fit")
    func fetchedValues() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            for (title, rank) in [("Ann", 1), ("Bob", 2), ("Ann", 5)] {
                let task = Task1(context: context)
                (task.title, task.rank) = (title, Int64(rank))
            }
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task1")
            request.resultType = .dictionaryResultType
            request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
            request.propertiesToFetch = ["title"]
            #expect(try (context.fetch(request) as? [[String: Any]])?.compactMap { $0["title"] as? String } == ["Ann", "Bob", "Ann"])
            request.returnsDistinctResults = true
            #expect(try context.fetch(request).count == 2)
            request.returnsDistinctResults = false

            func described(_ name: String, _ function: String) -> NSExpressionDescription {
                let description = NSExpressionDescription()
                description.name = name
                description.expression = _SExpression(forFunction: function, arguments: [_SExpression(forKeyPath: "rank")])
                description.expressionResultType = .integer64AttributeType
                return description
            }
            request.propertiesToFetch = [described("total", "sum:"), described("most", "max:"), described("some", "count:")]
            let all = try #require(try context.fetch(request) as? [[String: Any]])
            #expect(all.count == 1 && all[0]["total"] as? Int == 8 && all[0]["most"] as? Int64 == 5 && all[0]["some"] as? Int == 3)
            request.propertiesToFetch = ["title", described("total", "sum:")]
            request.propertiesToGroupBy = ["title"]
            let groups = try #require(try context.fetch(request) as? [[String: Any]])
            #expect(groups.map { $0["title"] as? String } == ["Ann", "Bob"] && groups.map { $0["total"] as? Int } == [6, 2])
            request.havingPredicate = NSPredicate(format: "total > 3")
            #expect(try context.fetch(request).count == 1)

            let count = NSFetchRequest<NSNumber>(entityName: "Task1")
            count.resultType = .countResultType
            #expect(try context.fetch(count) == [3] && context.count(for: count) == 3)
            let ids = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task1")
            ids.resultType = .managedObjectIDResultType
            #expect(try context.fetch(ids).allSatisfy { $0 is NSManagedObjectID })
        }
    }

    @Test("xcode.11: predicates in words choose, by values, texts, lists and what relationships lead to")
    func predicates() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            for (index, title) in ["Ann", "Bob", "Änne", "Cid"].enumerated() {
                let task = Task1(context: context)
                (task.title, task.rank, task.done) = (title, Int64(index), index % 2 == 0)
            }
            let step = Step1(context: context)
            step.words = "go"
            let request = NSFetchRequest<Task1>(entityName: "Task1")
            request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
            step.task = try context.fetch(request)[1]
            func found(_ predicate: NSPredicate) throws -> [String] {
                request.predicate = predicate
                return try context.fetch(request).compactMap(\.title)
            }
            #expect(try found(NSPredicate(format: "title == %@", "Bob")) == ["Bob"])
            #expect(try found(NSPredicate(format: "rank > %d AND done == YES", 0)) == ["Änne"])
            #expect(try found(NSPredicate(format: "NOT (done = true) || %K == 0", "rank")) == ["Ann", "Bob", "Cid"])
            #expect(try found(NSPredicate(format: "title BEGINSWITH[cd] 'an'")) == ["Ann", "Änne"])
            #expect(try found(NSPredicate(format: "title IN %@", ["Cid", "Bob"])) == ["Bob", "Cid"])
            #expect(try found(NSPredicate(format: "rank BETWEEN {1, 2}")) == ["Bob", "Änne"])
            #expect(try found(NSPredicate(format: "ANY steps.words == 'go'")) == ["Bob"])
            #expect(try found(NSPredicate(format: "steps.@count == 0 AND due == nil")) == ["Ann", "Änne", "Cid"])
            #expect(try found(NSPredicate(format: "title LIKE '?o*'")) == ["Bob"])
        }
    }

    @Test("xcode.11: what one context saved another reads again, by the notification or by addresses, and forgets what was deleted")
    func others() throws {
        try Stores.withFolder { folder in
            let container = try container(in: folder), context = container.viewContext, other = container.newBackgroundContext()
            let tasks = ["Sail", "Row"].map { title in
                let task = Task1(context: context)
                task.title = title
                return task
            }
            #expect(Set(tasks[0].changedValues().keys) == ["title"] && tasks[0].changedValues()["title"] as? String == "Sail")
            try context.save()
            #expect(tasks[0].changedValues().isEmpty)
            // An object's URI is enough to find it.
            let coordinator = container.persistentStoreCoordinator, address = tasks[0].objectID.uriRepresentation()
            let id = try #require(coordinator.managedObjectID(forURIRepresentation: address))
            #expect(id == tasks[0].objectID)
            let foreign = try #require(URL(string: "x-coredata://nobody/Task1/p1"))
            #expect(coordinator.managedObjectID(forURIRepresentation: foreign) == nil)
            #expect(coordinator.managedObjectID(forURIRepresentation: folder) == nil)
            let copy = try #require(try other.existingObject(with: id) as? Task1)
            copy.title = "Drift"
            nonisolated(unsafe) var saved: Notification?
            let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: other, queue: nil) {
                saved = $0
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            try other.save()
            #expect(tasks[0].title == "Sail")
            context.mergeChanges(fromContextDidSave: try #require(saved))
            #expect(tasks[0].title == "Drift")
            let gone = tasks[1].objectID.uriRepresentation()
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: [gone]], into: [context])
            #expect(tasks[1].managedObjectContext == nil && !context.registeredObjects.contains(tasks[1]))
            #expect(context.concurrencyType == .mainQueueConcurrencyType && other.concurrencyType == .privateQueueConcurrencyType)
        }
    }

    @Test("xcode.11: an object refuses to be saved, and knows what it was, and a context knows its own") func validation() throws {
        try Stores.withFolder { folder in
            let container = try container(in: folder), context = container.viewContext, step = Step1(context: context)
            step.words = "never"
            #expect(throws: Step1.Refused.self) { try context.save() }
            step.words = "go"
            #expect(step.committedValues(forKeys: nil).isEmpty)
            try context.save()
            #expect(context.registeredObject(for: step.objectID) === step)
            #expect(container.newBackgroundContext().registeredObject(for: step.objectID) == nil)
            step.words = "no more"
            #expect(step.committedValues(forKeys: ["words"])["words"] as? String == "go")
            #expect(throws: Step1.Refused.self) { try context.save() }
            step.words = "stay"
            try context.save()
            context.delete(step)
            #expect(step.words == "stay gone")
            try context.save()
            #expect(context.registeredObject(for: step.objectID) == nil)
        }
    }

    @Test("xcode.11: what is rolled back is as the store has it, and what lacks a value is not saved")
    func rollingBack() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            let task = Task1(context: context)
            task.title = "kept"
            try context.save()
            task.title = "changed"
            context.insert(Step1(entity: try #require(NSEntityDescription.entity(forEntityName: "Step1", in: context)), insertInto: nil))
            context.rollback()
            #expect(task.title == "kept" && !context.hasChanges)
            let step = Step1(context: context)
            step.setValue(nil, forKey: "words")
            #expect(throws: CoreDataError.missing("Step1", "words")) { try context.save() }
        }
    }

    @Test("xcode.11: a damaged file is an error, and a model made in code keeps its objects in memory")
    func stores() throws {
        try Stores.withFolder { folder in
            try Data(repeating: 65, count: 5000).write(to: folder.appendingPathComponent("tasks.sqlite"))
            #expect(throws: CoreDataError.self) { try self.container(in: folder) }
            let name = NSAttributeDescription()
            (name.name, name.attributeType) = ("name", .stringAttributeType)
            let entity = NSEntityDescription()
            (entity.name, entity.properties) = ("Thing", [name])
            let model = NSManagedObjectModel()
            model.entities = [entity]
            let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
            container.loadPersistentStores { #expect($1 == nil) }
            let thing = NSManagedObject(entity: entity, insertInto: container.viewContext)
            thing.setValue("a", forKey: "name")
            try container.viewContext.save()
            let second = container.newBackgroundContext()
            #expect(
                try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing")).map { $0.value(forKey: "name") as? String } == ["a"])
        }
    }
}

private struct TaskList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Task1.title, ascending: true)], animation: .default)
    private var tasks: FetchedResults<Task1>
    let seen: ([String]) -> Void

    init(seen: @escaping ([String]) -> Void) { self.seen = seen }

    var body: some View {
        let _ = seen(tasks.compactMap(\.title))
        ForEach(tasks, id: \.objectID) { Text($0.title ?? "") }
    }
}

extension CoreDataTests {
    @Test("xcode.11: a view’s request has what its environment’s context has, in order")
    @MainActor func request() throws {
        try Stores.withFolder { folder in
            let context = try container(in: folder).viewContext
            for title in ["b", "a"] { Task1(context: context).title = title }
            var found: [String] = []
            let view = TaskList { found = $0 }.environment(\.managedObjectContext, context)
            _ = ImageRenderer(content: view).cgImage
            #expect(found == ["a", "b"])
        }
    }

    @Test("a request deletes all that it finds, and says which; no history is kept, and no cloud is asked (xcode.10)")
    func storeRequests() throws {
        try Stores.withFolder { folder in
            let container = try container(in: folder), context = container.viewContext
            for title in ["b", "a", "c"] { Task1(context: context).title = title }
            try context.save()
            let found = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task1")
            found.predicate = NSPredicate(block: { object, _ in (object as? Task1)?.title != "b" })
            let deletion = NSBatchDeleteRequest(fetchRequest: found)
            deletion.resultType = .resultTypeCount
            #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
            #expect(try context.fetch(NSFetchRequest<Task1>(entityName: "Task1")).map(\.title) == ["b"])
            let history = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast))
            #expect(((history as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
            // The app that would make it has not run.
            let missing = NSPersistentStoreDescription(url: folder.appendingPathComponent("none.sqlite"))
            missing.isReadOnly = true
            let reader = NSPersistentContainer(name: container.name, managedObjectModel: container.managedObjectModel)
            reader.persistentStoreDescriptions = [missing]
            var words: String?
            reader.loadPersistentStores { _, failure in words = failure?.localizedDescription }
            #expect(words?.hasPrefix("There is no store at ") == true && words?.hasSuffix("one that is only read is not made.") == true)
            let description = NSPersistentStoreDescription(url: folder)
            description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.org.example")
            #expect(description.cloudKitContainerOptions?.containerIdentifier == "iCloud.org.example")
        }
    }

    /// A class that is known only when it runs.
    private func make<T: NSManagedObject>(_ type: T.Type, in context: NSManagedObjectContext) -> T { T(context: context) }

    @Test("objects are inserted and changed many at once; a class that is known late makes one; orders may be Swift's (xcode.10)")
    func batches() throws {
        try Stores.withFolder { folder in
            let container = try container(in: folder), context = container.viewContext
            #expect(make(Task1.self, in: context).entity.name == "Task1")
            context.rollback()
            let insertion = NSBatchInsertRequest(entityName: "Task1", objects: [["title": "b", "rank": 3], ["title": "a"]])
            insertion.resultType = .objectIDs
            let ids = (try context.execute(insertion) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
            #expect(ids?.count == 2 && ids?.contains(where: \.isTemporaryID) == false)
            var left = 2
            let handled = NSBatchInsertRequest(entityName: "Task1") { (object: NSManagedObject) -> Bool in
                left -= 1
                (object as? Task1)?.title = "c\(left)"
                return left < 0
            }
            #expect((try context.execute(handled) as? NSBatchInsertResult)?.result as? Bool == true)
            let update = NSBatchUpdateRequest(entityName: "Task1")
            update.predicate = NSPredicate(block: { object, _ in (object as? Task1)?.title?.hasPrefix("c") == true })
            update.propertiesToUpdate = ["rank": 9, "due": NSNull()]
            update.resultType = .updatedObjectsCountResultType
            #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
            let request = NSFetchRequest<Task1>(entityName: "Task1")
            request.sortDescriptors = [SortDescriptor(\Task1.rank, order: .reverse), SortDescriptor(\Task1.title)].map {
                NSSortDescriptor($0)
            }
            #expect(try context.fetch(request).map(\.title) == ["c0", "c1", "a", "b"])
            request.sortDescriptors = request.sortDescriptors?.compactMap { $0.reversedSortDescriptor as? NSSortDescriptor }
            #expect(try context.fetch(request).map(\.title) == ["b", "a", "c1", "c0"])
        }
    }

    @Test("a new object's identifier may be had before it is saved, and stays (xcode.10)") func permanentIdentifiers() throws {
        try Stores.withFolder { folder in
            let container = try container(in: folder), context = container.viewContext
            let first = Task1(context: context), other = Task1(context: context)
            (first.title, other.title) = ("first", "other")
            try context.obtainPermanentIDs(for: [first])
            let id = first.objectID
            #expect(!id.isTemporaryID && other.objectID.isTemporaryID)
            #expect(try context.existingObject(with: id) === first)
            try context.save()
            #expect(first.objectID == id && other.objectID != id && !other.objectID.isTemporaryID)
            let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
            #expect(!store.isReadOnly && store.configurationName == nil)
            let again = NSManagedObjectContext(.mainQueueConcurrencyType)
            again.persistentStoreCoordinator = container.persistentStoreCoordinator
            #expect((try again.existingObject(with: id) as? Task1)?.title == "first")
            let passing = Task1(context: context)
            try context.obtainPermanentIDs(for: [passing])
            context.rollback()
            #expect(throws: (any Error).self) { try context.existingObject(with: passing.objectID) }
            let refused = NSBatchInsertRequest(entityName: "Step1", objects: [["words": "never"]])
            #expect(throws: Step1.Refused.self) { try context.execute(refused) }
            #expect(!context.hasChanges)
            let step = Step1(context: context)
            step.task = first
            step.setValue("anew", forKeyPath: "task.title")
            #expect(first.title == "anew")
            first.setValuesForKeys(["title": "keyed", "rank": 4, "due": NSNull()])
            let values = first.dictionaryWithValues(forKeys: ["title", "due"]) as? [String: AnyHashable]
            #expect(values == ["title": "keyed", "due": NSNull()])
        }
    }
}
