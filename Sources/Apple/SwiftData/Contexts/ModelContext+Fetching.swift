import Foundation

extension ModelContext {
    /// Fetches the models that a descriptor asks for, with the changes that were made in this context.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let store = try store(of: "\(T.self)"), shape = EntityShape.of(T.self)
        // The store takes its share where nothing has to be looked at.
        let isPlain = descriptor.predicate == nil && descriptor.sortBy.isEmpty && !hasChanges
        var found: [T] = []
        try store.each(shape, limit: isPlain ? descriptor.fetchLimit : nil, offset: isPlain ? descriptor.fetchOffset : nil) {
            kind, row, slots in
            if let model = self.model(kind, store, row, slots) as? T { found.append(model) }
        }
        if isPlain { return found }
        if descriptor.includePendingChanges { found += inserted.compactMap { $0 as? T } }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    /// Returns the model of a row. A model without changes here takes the row's current values.
    private func model(
        _ shape: EntityShape, _ store: ModelStore, _ row: Int64, _ slots: [String: _ModelStorage.Slot]
    ) -> (any PersistentModel)? {
        let id = PersistentIdentifier.stored(store.identifier, shape.name, row)
        let model = registered[id] ?? make(shape.type, id), storage = model.storage
        guard !storage.isDeleted else { return nil }
        storage.isFault = false
        guard !storage.slots.isEmpty else {
            storage.slots = slots
            return model
        }
        for (name, slot) in slots where !storage.changed.contains(name) { storage.slots[name] = slot }
        for relationship in shape.relationships.values where relationship.isToMany && !storage.changed.contains(relationship.name) {
            // Read again when it is asked, unless models that are not saved are among them.
            let known = storage.slots[relationship.name]
            if case .many(let references)? = known, references.contains(where: \.isPending) { continue }
            storage.slots[relationship.name] = nil
        }
        return model
    }

    /// Fetches the same in batches.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// Counts the models that a descriptor asks for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        guard descriptor.predicate == nil, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil, !hasChanges else {
            return try fetch(descriptor).count
        }
        return try store(of: "\(T.self)").count(EntityShape.of(T.self))
    }

    /// Fetches the identifiers of the models that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Fetches the same in batches.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    /// Calls a block with each model that a descriptor asks for.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }
}

extension _ModelStorage.Reference {
    /// Whether the value is a model that has not been saved.
    fileprivate var isPending: Bool {
        if case .model(let model) = self { model.storage.hasChanges } else { false }
    }
}

/// A description of the models to fetch, and their order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition that a model has to meet; nil for all models.
    public var predicate: Predicate<T>?
    /// The order of the models.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number of models to fetch; nil for no limit.
    public var fetchLimit: Int?
    /// The number of models to skip before the first that is fetched.
    public var fetchOffset: Int?
    /// Whether changes that have not been saved are included.
    public var includePendingChanges = true
    /// The properties to read at once; here all of a row are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships to read with the models; here each is read when it is first used.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// - Parameter predicate: nil for all models.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// The results of a fetch.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}
