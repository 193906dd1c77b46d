import Foundation
import VitrineWidgetArchive

/// A property of an intent or of an object, without its type.
public struct _IntentProperty: @unchecked Sendable {
    // Key paths to stored properties of generated classes: nothing in them changes.
    let name: String
    let isList: Bool
    /// The class of items, for an intent's own types.
    let itemType: String?
    /// An enumeration is never nil; the others may be.
    private let makeKind: @Sendable () -> IntentParameterSchema.Kind
    let get: (AnyObject, inout [IntentObject]) -> IntentValue
    /// Sets the property to a stored value; false where that is none of its type (any more).
    let set: (AnyObject, IntentValue, [IntentObject]) -> Bool
    private let storeItem: (AnyObject, inout [IntentObject]) -> IntentValue?

    var kind: IntentParameterSchema.Kind { makeKind() }

    public init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, _ codec: _IntentCodec<Value>) {
        self.init(
            name, codec, isList: false,
            get: { (owner: Owner, objects) in owner[keyPath: path].map { codec.store($0, &objects) } ?? .none },
            set: { (owner: Owner, stored, objects) in
                guard stored != .none else {
                    owner[keyPath: path] = nil
                    return true
                }
                guard let value = codec.read(stored, objects) else { return false }
                owner[keyPath: path] = value
                return true
            })
    }

    public init<Owner: AnyObject, Value: _IntentEnumeration>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ codec: _IntentCodec<Value>
    ) {
        self.init(
            name, codec, isList: false, get: { (owner: Owner, objects) in codec.store(owner[keyPath: path], &objects) },
            set: { (owner: Owner, stored, objects) in
                guard let value = stored == .none ? Value._unset : codec.read(stored, objects) else { return false }
                owner[keyPath: path] = value
                return true
            })
    }

    public init<Owner: AnyObject, Value>(
        _ name: String, list path: ReferenceWritableKeyPath<Owner, [Value]?>, _ codec: _IntentCodec<Value>
    ) {
        self.init(
            name, codec, isList: true,
            get: { (owner: Owner, objects) in
                guard let values = owner[keyPath: path] else { return .none }
                return .list(values.map { codec.store($0, &objects) })
            },
            set: { (owner: Owner, stored, objects) in
                switch stored {
                case .none: owner[keyPath: path] = nil
                // What is no value any more falls out of the list.
                case .list(let parts): owner[keyPath: path] = parts.compactMap { codec.read($0, objects) }
                default: return false
                }
                return true
            })
    }

    private init<Owner: AnyObject, Value>(
        _ name: String, _ codec: _IntentCodec<Value>, isList: Bool, get: @escaping (Owner, inout [IntentObject]) -> IntentValue,
        set: @escaping (Owner, IntentValue, [IntentObject]) -> Bool
    ) {
        self.name = name
        self.isList = isList
        itemType = codec.itemType
        makeKind = codec.makeKind
        self.get = { owner, objects in (owner as? Owner).map { get($0, &objects) } ?? .none }
        self.set = { owner, stored, objects in (owner as? Owner).map { set($0, stored, objects) } ?? false }
        storeItem = { item, objects in codec.item(item).map { codec.store($0, &objects) } }
    }

    /// An item of a handler's collection as it is offered.
    func option(for item: AnyObject) -> IntentOption? {
        var objects: [IntentObject] = []
        guard let value = storeItem(item, &objects), value != .none else { return nil }
        if let object = objects.first {
            return IntentOption(value: value, title: object.title, subtitle: object.subtitle, symbol: object.symbol, object: object)
        }
        if case .choice(let options) = kind, let known = options.first(where: { $0.value == value }) { return known }
        return IntentOption(value: value, title: Self.title(of: value))
    }

    /// A value in words, a list's one after the other.
    func words(of stored: IntentValue, _ objects: [IntentObject]) -> String {
        let parts: [IntentValue] = if case .list(let items) = stored { items } else { [stored] }
        return parts.map { shown($0, objects).first?.title ?? Self.title(of: $0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The options that show stored values, one for each value of a list.
    func shown(_ stored: IntentValue, _ objects: [IntentObject]) -> [IntentOption] {
        switch stored {
        case .none: return []
        case .list(let items): return items.flatMap { shown($0, objects) }
        case .entity(let key):
            guard let object = objects.first(where: { $0.type == itemType && $0.key == key }) else {
                return [IntentOption(value: stored, title: key)]
            }
            return [IntentOption(value: stored, title: object.title, subtitle: object.subtitle, symbol: object.symbol, object: object)]
        case .choice:
            guard case .choice(let options) = kind else { return [] }
            return options.filter { $0.value == stored }
        case .string, .int, .double, .measurement, .url: return [IntentOption(value: stored, title: Self.title(of: stored))]
        // The edit sheet writes these values in its own language.
        case .bool, .date: return []
        }
    }

    private static func title(of value: IntentValue) -> String {
        switch value {
        case .string(let text), .choice(let text), .entity(let text): text
        case .bool(let value): value ? "Yes" : "No"
        case .int(let value): value.formatted()
        case .double(let value): value.formatted()
        case .measurement(let value, let unit): "\(value.figures) \(unit)"
        case .url(let url): url.absoluteString
        case .date(let date): date.formatted(date: .abbreviated, time: .shortened)
        case .none, .list: ""
        }
    }
}
