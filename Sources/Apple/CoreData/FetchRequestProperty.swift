import Foundation
import VitrineSwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context that views fetch from; one without a store where none was put in.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// The objects that a view's request fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    /// The condition that an object has to meet.
    public var nsPredicate: NSPredicate?
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order of the objects.
    public var sortDescriptors: [SortDescriptor<Result>] = []

    init(_ objects: [Result], _ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
        self.objects = objects
        nsPredicate = predicate
        nsSortDescriptors = order
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
}

/// Objects that a view shows, fetched from the context of its environment.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private final class Fetched {
        var objects: [Result] = []
    }

    @Environment(\.managedObjectContext) private var context
    private let request: NSFetchRequest<Result>
    private let order: [SortDescriptor<Result>]
    private let fetched = Fetched()

    /// Fetches what a request asks for; changes are not animated in a widget's still picture.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { (request, order) = (fetchRequest, []) }
    /// Fetches what a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { (request, order) = (fetchRequest, []) }
    /// Fetches the objects of an entity that meet a condition, in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        request = NSFetchRequest()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        order = []
    }

    /// Fetches what is shown.
    public mutating func update() {
        var objects = (try? context.fetch(request)) ?? []
        if !order.isEmpty { objects.sort(using: order) }
        fetched.objects = objects
    }

    /// The objects that were fetched.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(fetched.objects, request.predicate, request.sortDescriptors ?? [])
    }
    /// The property itself, whose request a view may change; a still picture shows the first one.
    public var projectedValue: FetchRequest { self }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches the objects that meet a condition, in an order.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        request = NSFetchRequest(entityName: "\(Result.self)")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        order = []
    }
    /// Fetches the objects that meet a condition, in an order.
    // An empty array of orders fits both initialisers.
    @_disfavoredOverload public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    {
        request = NSFetchRequest(entityName: "\(Result.self)")
        request.predicate = predicate
        order = sortDescriptors
    }
}
