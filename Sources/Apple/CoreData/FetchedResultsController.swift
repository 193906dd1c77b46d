import Foundation
import VitrineUIKit

/// A delegate that a results controller tells, in this order: that results will change, each section and object that did, and that all is
/// told.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// The kind of change of a section or an object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// Objects of one section, which have the same name.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// A controller that keeps the results of a request up to date while its context saves, in sections.
///
/// The controller learns of changes when they are saved; Apple's learns of unsaved ones too. A widget has no table that it would
/// fill: what is asked for most is `fetchedObjects`.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let indexTitle: String?
        var found: [ResultType]
        var numberOfObjects: Int { found.count }
        var objects: [Any]? { found }
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    private var found: [Section]?
    private var observer: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - fetchRequest: with an order; the objects of a section must come one after the other in it.
    ///   - sectionNameKeyPath: the value by which objects are of one section; nil makes one of all.
    ///   - name: of a cache, which is none here: a store on this machine is fetched as fast.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Forgets a cache, of which there is none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches, and keeps what was found as it is from here on.
    /// - Throws: `CoreDataError`, as the request does.
    open func performFetch() throws {
        found = try sectioned(managedObjectContext.fetch(fetchRequest))
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) {
            [weak self] note in self?.take(note)
        }
    }

    // MARK: Asking

    /// All of them in order; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { found?.flatMap(\.found) }
    /// The sections; nil before the first fetch; without a key path there is one, which may be empty.
    open var sections: [any NSFetchedResultsSectionInfo]? { found }
    /// The letter of each section.
    open var sectionIndexTitles: [String] { (found ?? []).compactMap(\.indexTitle) }
    /// The letter of a section: its name's first.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { $0.uppercased() } }
    /// The section that a letter stands for.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    /// The object of a section and a place in it; one that is not there ends the program, as on Apple's systems.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let found, indexPath.count == 2, found.indices.contains(indexPath[0]),
            found[indexPath[0]].found.indices.contains(indexPath[1])
        else { fatalError("no object at index path \(indexPath)") }
        return found[indexPath[0]].found[indexPath[1]]
    }

    /// The place of an object; nil where it is not one of them.
    open func indexPath(forObject object: ResultType) -> IndexPath? { Self.places(found ?? [])[ObjectIdentifier(object as AnyObject)] }

    // MARK: Changes

    private func sectioned(_ objects: [ResultType]) -> [Section] {
        guard let path = sectionNameKeyPath else { return [Section(name: "", indexTitle: nil, found: objects)] }
        var sections: [Section] = []
        for object in objects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: path)
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].found.append(object)
            } else {
                sections.append(Section(name: name, indexTitle: sectionIndexTitle(forSectionName: name), found: [object]))
            }
        }
        return sections
    }

    private static func places(_ sections: [Section]) -> [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (section, all) in sections.enumerated() {
            for (item, object) in all.found.enumerated() {
                places[ObjectIdentifier(object as AnyObject)] = IndexPath(indexes: [section, item])
            }
        }
        return places
    }

    /// Takes up a save: one of another context is seen where the own one merges its parent's changes.
    private func take(_ note: Notification) {
        guard let context = note.object as? NSManagedObjectContext, let before = found else { return }
        let isOther = context !== managedObjectContext
        if isOther, !managedObjectContext.automaticallyMergesChangesFromParent { return }
        guard context.persistentStoreCoordinator === managedObjectContext.persistentStoreCoordinator,
            let objects = try? managedObjectContext.fetch(fetchRequest)
        else { return }
        let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let after = sectioned(objects), told = Self.changes(from: before, to: after, updated: Set(updated.map(\.objectID)))
        guard !told.isEmpty, let delegate else {
            found = after
            return
        }
        // In Swift `NSFetchedResultsController<Note>` is unrelated to that of any result: the delegate is given another controller
        // of the same results.
        let teller = general(before)
        delegate.controllerWillChangeContent(teller)
        found = after
        if teller !== self { teller.found = general(after).found }
        for tell in told { tell(delegate, teller) }
        delegate.controllerDidChangeContent(teller)
    }

    /// One thing that a delegate is told.
    private typealias Telling = (any NSFetchedResultsControllerDelegate, NSFetchedResultsController<any NSFetchRequestResult>) -> Void

    private static func changes(from before: [Section], to after: [Section], updated: Set<NSManagedObjectID>) -> [Telling] {
        let (old, new) = (places(before), places(after))
        let (names, newNames) = (before.map(\.name), after.map(\.name))
        func staysInSection(_ key: ObjectIdentifier) -> Bool {
            guard let place = old[key], let target = new[key] else { return false }
            return names[place[0]] == newNames[target[0]]
        }
        // Where an object is among those that stay in their section: others that come and go move nobody.
        func ranks(_ sections: [Section]) -> [ObjectIdentifier: Int] {
            let stay = sections.flatMap(\.found).map { ObjectIdentifier($0 as AnyObject) }.filter(staysInSection)
            return Dictionary(stay.enumerated().map { ($1, $0) }) { first, _ in first }
        }
        let (rank, newRank) = (ranks(before), ranks(after))
        var told: [Telling] = []
        for (index, section) in before.enumerated() where !newNames.contains(section.name) {
            told.append { $0.controller($1, didChange: section, atSectionIndex: index, for: .delete) }
        }
        for (index, section) in after.enumerated() where !names.contains(section.name) {
            told.append { $0.controller($1, didChange: section, atSectionIndex: index, for: .insert) }
        }
        for object in before.flatMap(\.found) {
            let key = ObjectIdentifier(object as AnyObject), place = old[key]
            guard let target = new[key] else {
                told.append { $0.controller($1, didChange: object, at: place, for: .delete, newIndexPath: nil) }
                continue
            }
            // Only what was changed itself moves: the others make room.
            guard let id = (object as? NSManagedObject)?.objectID, updated.contains(id) else { continue }
            let isMoved = rank[key] != newRank[key] || !staysInSection(key)
            told.append { $0.controller($1, didChange: object, at: place, for: isMoved ? .move : .update, newIndexPath: target) }
        }
        for object in after.flatMap(\.found) where old[ObjectIdentifier(object as AnyObject)] == nil {
            let target = new[ObjectIdentifier(object as AnyObject)]
            told.append { $0.controller($1, didChange: object, at: nil, for: .insert, newIndexPath: target) }
        }
        return told
    }

    private func general(_ sections: [Section]) -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        request.entity = fetchRequest.entity
        (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        let other = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        other.found = sections.map { section in
            .init(
                name: section.name, indexTitle: section.indexTitle, found: section.found.compactMap { $0 as? any NSFetchRequestResult })
        }
        return other
    }
}
