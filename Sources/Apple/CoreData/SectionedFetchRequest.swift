import Foundation
import VitrineSwiftUI

/// The results of a view's fetch in sections: objects that follow each other and have the same identifier are in one.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects that have an identifier in common.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        let objects: [Result]

        public var startIndex: Int { objects.startIndex }
        public var endIndex: Int { objects.endIndex }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let sections: [Section]
    /// The property by which objects belong together.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The condition that an object has to meet.
    public var nsPredicate: NSPredicate?
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order of the objects.
    public var sortDescriptors: [SortDescriptor<Result>] = []

    init(_ fetched: FetchedResults<Result>, by sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        self.sectionIdentifier = sectionIdentifier
        (nsPredicate, nsSortDescriptors) = (fetched.nsPredicate, fetched.nsSortDescriptors)
        var sections: [Section] = []
        for object in fetched {
            let id = object[keyPath: sectionIdentifier]
            if let last = sections.last, last.id == id {
                sections[sections.count - 1] = Section(id: id, objects: last.objects + [object])
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }
}

/// Objects that a view shows in sections, fetched from the context of its environment.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private var request: FetchRequest<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    /// Fetches what a request asks for; changes are not animated in a widget's still picture.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) { (request, self.sectionIdentifier) = (FetchRequest(fetchRequest: fetchRequest), sectionIdentifier) }

    /// Fetches the objects of an entity that meet a condition, in an order.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Fetches what is shown.
    public mutating func update() { request.update() }

    /// The sections of objects that were fetched.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue, by: sectionIdentifier)
    }
    /// The property itself, whose request a view may change; a still picture shows the first one.
    public var projectedValue: SectionedFetchRequest { self }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Fetches the objects that meet a condition, in an order.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Fetches the objects that meet a condition, in an order.
    // An empty array of orders fits both initialisers.
    @_disfavoredOverload public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        self.sectionIdentifier = sectionIdentifier
    }
}
