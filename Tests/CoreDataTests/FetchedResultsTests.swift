import CoreData
import Foundation
import SwiftUI
import Testing

final class Boat1: NSManagedObject {
    @_Managed var name: String?
    @_Managed var harbour: String?
}

private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Boat1" representedClassName="Boat1" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="harbour" optional="YES" attributeType="String"/>
        </entity>
    </model>
    """

/// Writes down what it is told.
private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("will \(controller.fetchedObjects?.count ?? -1)")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("did \(controller.fetchedObjects?.count ?? -1)")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { told.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let words = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
        told.append("\(type) \((anObject as? Boat1)?.name ?? "?") \(words[0]) \(words[1])")
    }
}

@Suite("A results controller of Core Data") struct FetchedResultsTests {
    private struct Harbour {
        let folder: URL
        let context: NSManagedObjectContext

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            context = try Stores.container("Boats", contents, in: folder).viewContext
        }

        @discardableResult func boat(_ name: String, in harbour: String) -> Boat1 {
            let boat = Boat1(context: context)
            (boat.name, boat.harbour) = (name, harbour)
            return boat
        }

        func controller(sections: String?) -> NSFetchedResultsController<Boat1> {
            let request = NSFetchRequest<Boat1>(entityName: "Boat1")
            request.sortDescriptors = [NSSortDescriptor(key: "harbour", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
            return NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("has its objects in sections by a value, and knows where each is (xcode.11)")
    func sections() throws {
        let harbour = try Harbour()
        defer { harbour.remove() }
        let dora = harbour.boat("Dora", in: "Pula"), ada = harbour.boat("Ada", in: "Bari")
        harbour.boat("Cleo", in: "Bari")
        try harbour.context.save()
        let controller = harbour.controller(sections: "harbour")
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.name) == ["Ada", "Cleo", "Dora"])
        #expect(controller.sections?.map(\.name) == ["Bari", "Pula"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.sectionIndexTitles == ["B", "P"])
        #expect(controller.object(at: IndexPath(indexes: [0, 0])) === ada)
        #expect(controller.indexPath(forObject: dora) == IndexPath(indexes: [1, 0]))
        let plain = harbour.controller(sections: nil)
        plain.fetchRequest.predicate = NSPredicate(format: "name == %@", "Nobody")
        try plain.performFetch()
        #expect(plain.sections?.map(\.numberOfObjects) == [0])
    }

    @Test("and a view's request put what they fetched in sections, one for each run of equal values (xcode.11)") @MainActor func sectioned()
        throws
    {
        let harbour = try Harbour()
        defer { harbour.remove() }
        for (name, place) in [("Dora", "Pula"), ("Ada", "Bari"), ("Cleo", "Bari")] { harbour.boat(name, in: place) }
        try harbour.context.save()
        struct Boats: View {
            @SectionedFetchRequest(
                sectionIdentifier: \Boat1.harbour, sortDescriptors: [SortDescriptor(\.harbour, order: .reverse), SortDescriptor(\.name)])
            private var sections: SectionedFetchResults<String?, Boat1>
            let seen: ([String]) -> Void

            var body: some View {
                let _ = seen(sections.map { ([$0.id ?? "-"] + $0.map { $0.name ?? "-" }).joined(separator: " ") })
                ForEach(sections) { Text($0.id ?? "") }
            }

            init(seen: @escaping ([String]) -> Void) { self.seen = seen }
        }
        var seen: [String] = []
        _ = ImageRenderer(content: Boats { seen = $0 }.environment(\.managedObjectContext, harbour.context)).cgImage
        #expect(seen == ["Pula Dora", "Bari Ada Cleo"])
        // A policy of an app's own is told what it was made of.
        final class Policy: NSMergePolicy {
            override init(merge type: NSMergePolicyType) { super.init(merge: type) }
        }
        #expect(Policy(merge: .overwriteMergePolicyType).mergeType == NSMergePolicy.overwrite.mergeType)
    }

    @Test("tells its delegate what a save changed: what is gone, what moved, what is new (xcode.11)")
    func changes() throws {
        let harbour = try Harbour()
        defer { harbour.remove() }
        let ada = harbour.boat("Ada", in: "Bari"), cleo = harbour.boat("Cleo", in: "Bari"), dora = harbour.boat("Dora", in: "Bari")
        try harbour.context.save()
        let controller = harbour.controller(sections: "harbour"), listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        harbour.context.delete(ada)
        harbour.boat("Berta", in: "Bari")
        cleo.harbour = "Pula"
        #expect(listener.told == [])
        try harbour.context.save()
        #expect(
            listener.told == [
                "will 3", "insert section Pula 1", "delete Ada 0.0 -", "move Cleo 0.1 1.0", "insert Berta - 0.0", "did 3",
            ])
        #expect(controller.fetchedObjects?.map(\.name) == ["Berta", "Dora", "Cleo"])
        listener.told = []
        dora.name = "Doris"
        try harbour.context.save()
        #expect(listener.told == ["will 3", "update Doris 0.1 0.1", "did 3"])
        // The controller keeps up without a delegate too.
        controller.delegate = nil
        harbour.context.delete(dora)
        try harbour.context.save()
        #expect(controller.fetchedObjects?.map(\.name) == ["Berta", "Cleo"])
    }
}
