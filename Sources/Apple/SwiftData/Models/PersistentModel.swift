import Foundation
import Observation

/// A class whose instances a model container keeps; `@Model` writes what it asks for.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// Makes an instance with the values of a storage.
    init(backingData: any BackingData<Self>)
    /// The storage of its properties' values.
    var persistentBackingData: any BackingData<Self> { get set }
    /// The metadata of the model's properties, as its macro declares them.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
    /// The same as `persistentModelID`, unless the model has an `id` of its own.
    public var id: PersistentIdentifier { persistentModelID }
    /// The identifier of the model; it changes when a new model is saved for the first time.
    public var persistentModelID: PersistentIdentifier { persistentBackingData._storage.identifier }
    /// The context that the model was inserted into or fetched from.
    public var modelContext: ModelContext? { persistentBackingData._storage.context }
    /// Whether the model has changes that have not been saved.
    public var hasChanges: Bool { persistentBackingData._storage.hasChanges }
    /// Whether the model was deleted from its context.
    public var isDeleted: Bool { persistentBackingData._storage.isDeleted }

    public static func == (one: Self, other: Self) -> Bool { one === other || one.persistentModelID == other.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    /// Makes the storage for the values of a new instance.
    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { _ModelBacking<P>(for: P.self) }
    /// Makes the storage for a new instance, as the property that a model's macro adds holds it.
    public static func _makeBackingData() -> any BackingData<Self> { _ModelBacking<Self>(for: Self.self) }
    /// Makes the storage for a subclass of a model class, under the type of the root class.
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
    /// The storage of the model's values, whatever its type.
    var storage: _ModelStorage { persistentBackingData._storage }
}

/// The storage of the values of a model's properties.
public protocol BackingData<Model> {
    /// The type of model whose values they are.
    associatedtype Model: PersistentModel
    /// Makes the storage of a new instance.
    init(for modelType: Model.Type)
    /// The identifier of the model, once it is in a store.
    var persistentModelID: PersistentIdentifier? { get set }
    /// The metadata that the store has of the model.
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

/// A collection of models that a relationship leads to.
public protocol RelationshipCollection {
    /// The type of the models in the collection.
    associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    public typealias PersistentElement = Wrapped.PersistentElement
}
