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

/// What a view fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    /// What an object has to fit.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order.
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

    /// What a request asks for; a still picture shows no animation of changes.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { (request, order) = (fetchRequest, []) }
    /// What a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { (request, order) = (fetchRequest, []) }
    /// Objects of an entity that fit, in an order.
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

    /// The objects.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(fetched.objects, request.predicate, request.sortDescriptors ?? [])
    }
    /// The property itself, whose request a view may change; a still picture shows the first one.
    public var projectedValue: FetchRequest { self }
}

extension FetchRequest where Result: NSManagedObject {
    /// Objects that fit, in an order.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        request = NSFetchRequest(entityName: "\(Result.self)")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        order = []
    }
    /// Objects that fit, in an order.
    // Where the order is none, both fit.
    @_disfavoredOverload public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    {
        request = NSFetchRequest(entityName: "\(Result.self)")
        request.predicate = predicate
        order = sortDescriptors
    }
}
