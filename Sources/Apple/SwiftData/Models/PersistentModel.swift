import Foundation
import Observation

/// A class whose instances a model container keeps; `@Model` writes what it asks for.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// An instance of what is kept already.
    init(backingData: any BackingData<Self>)
    /// The storage of its properties' values.
    var persistentBackingData: any BackingData<Self> { get set }
    /// Its properties, with what is said of each.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
    /// The same as `persistentModelID`, unless the model has an `id` of its own.
    public var id: PersistentIdentifier { persistentModelID }
    /// Which model it is; another once a new one was saved.
    public var persistentModelID: PersistentIdentifier { persistentBackingData._storage.identifier }
    /// The context it was inserted into or fetched from.
    public var modelContext: ModelContext? { persistentBackingData._storage.context }
    /// Whether something of it has not been saved.
    public var hasChanges: Bool { persistentBackingData._storage.hasChanges }
    /// Whether it was deleted from its context.
    public var isDeleted: Bool { persistentBackingData._storage.isDeleted }

    public static func == (one: Self, other: Self) -> Bool { one === other || one.persistentModelID == other.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    /// Makes the storage for the values of a new instance.
    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { _ModelBacking<P>(for: P.self) }
    /// The same, as a model's own property holds it.
    public static func _makeBackingData() -> any BackingData<Self> { _ModelBacking<Self>(for: Self.self) }
    /// The same of a class that inherits from a model's, under the type of the first of them.
    public static func _makeBackingData<Root: PersistentModel>(under root: Root.Type) -> any BackingData<Root> {
        _ModelBacking<Root>(_ModelStorage(Self.self))
    }

    /// The value of a property.
    public func getValue<Value: Decodable>(forKey key: KeyPath<Self, Value>) -> Value {
        persistentBackingData.getValue(forKey: key)
    }
    /// The model that a property leads to.
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>) -> Value {
        persistentBackingData.getValue(forKey: key)
    }
    /// The model that a property leads to, if there is one.
    public func getValue<Other: PersistentModel>(forKey key: KeyPath<Self, Other?>) -> Other? {
        persistentBackingData.getValue(forKey: key)
    }
    /// The models that a property leads to.
    public func getValue<Other: PersistentModel>(forKey key: KeyPath<Self, [Other]>) -> [Other] {
        persistentBackingData.getValue(forKey: key)
    }
    /// The value of a property that a transformer turns into data.
    public func getTransformableValue<Value>(forKey key: KeyPath<Self, Value>) -> Value {
        persistentBackingData.getTransformableValue(forKey: key)
    }

    /// Sets the value of a property.
    public func setValue<Value: Encodable>(forKey key: KeyPath<Self, Value>, to newValue: Value) { set(key, newValue) }
    /// Sets the model that a property leads to.
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>, to newValue: Value) { set(key, newValue) }
    /// Sets the model that a property leads to, if there is one.
    public func setValue<Other: PersistentModel>(forKey key: KeyPath<Self, Other?>, to newValue: Other?) {
        set(key, newValue)
    }
    /// Sets the models that a property leads to.
    public func setValue<Other: PersistentModel>(forKey key: KeyPath<Self, [Other]>, to newValue: [Other]) {
        set(key, newValue)
    }
    /// Sets the value of a property that a transformer turns into data.
    public func setTransformableValue<Value>(forKey key: KeyPath<Self, Value>, to newValue: Value) { set(key, newValue) }

    private func set<Value>(_ key: KeyPath<Self, Value>, _ value: Value) {
        persistentBackingData._storage.set(persistentBackingData._storage.name(of: key), value, of: self)
    }
}

extension PersistentModel {
    /// What keeps its values, whatever its type.
    var storage: _ModelStorage { persistentBackingData._storage }
}

/// The storage of the values of a model's properties.
public protocol BackingData<Model> {
    /// The type of model whose values they are.
    associatedtype Model: PersistentModel
    /// Makes the storage of a new instance.
    init(for modelType: Model.Type)
    /// Which model it is of, once it is in a store.
    var persistentModelID: PersistentIdentifier? { get set }
    /// What the store says of it.
    var metadata: Any { get set }
    /// The values by their properties' names.
    var _storage: _ModelStorage { get }
}

extension BackingData {
    /// The value of a property.
    public func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { _storage.value(_storage.name(of: key)) }
    /// The value of a property that a transformer turns into data.
    public func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { _storage.value(_storage.name(of: key)) }
    /// Sets the value of a property.
    public func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        _storage.set(_storage.name(of: key), newValue, of: _storage.owner)
    }
    /// Sets the value of a property that a transformer turns into data.
    public func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        setValue(forKey: key, to: newValue)
    }
}

/// The backing data of every model here.
struct _ModelBacking<Model: PersistentModel>: BackingData {
    let _storage: _ModelStorage
    var metadata: Any = ()

    init(for modelType: Model.Type) { _storage = _ModelStorage(modelType) }
    init(_ storage: _ModelStorage) { _storage = storage }

    var persistentModelID: PersistentIdentifier? {
        get { _storage.identifier.isTemporary ? nil : _storage.identifier }
        set { if let newValue { _storage.identifier = newValue } }
    }
}

/// Several models that a property leads to.
public protocol RelationshipCollection {
    /// One of them.
    associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    public typealias PersistentElement = Wrapped.PersistentElement
}
