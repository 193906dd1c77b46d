import Foundation

/// The functions by which a collection of Foundation's holds its elements.
public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// One object, held or not.
private struct Reference {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        strong = isWeak ? nil : object
        weak = object
    }

    var object: AnyObject? { strong ?? weak }

    /// Objects of Foundation's are compared by what they are, others by which they are.
    func refers(to other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        return (object as? NSObject)?.isEqual(other) ?? false
    }
}

/// Objects each of which is in it once, and that it may leave when nobody else holds them: the usual home of delegates.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var references: [Reference] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    /// A table that holds nothing that is in it.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func clean() { references.removeAll { $0.object == nil } }

    open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }

    open func add(_ object: ObjectType?) {
        clean()
        guard let object, !contains(object) else { return }
        references.append(Reference(object, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        references.removeAll { $0.object == nil || $0.refers(to: object) }
    }
    open func removeAllObjects() { references = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// The member of the table that equals an object.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return references.first { $0.refers(to: object) }?.object as? ObjectType
    }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by other objects, either of which it may leave when nobody else holds them.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let isKeyWeak: Bool
    private let isValueWeak: Bool
    private var pairs: [(key: Reference, value: Reference)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        isKeyWeak = keyOptions.contains(.weakMemory)
        isValueWeak = valueOptions.contains(.weakMemory)
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var present: [(key: KeyType, value: ObjectType)] {
        pairs.compactMap { pair in
            guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }

    open var count: Int { present.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return pairs.first { $0.key.refers(to: aKey) }?.value.object as? ObjectType
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let aKey, let anObject else { return }
        pairs.append((Reference(aKey, isWeak: isKeyWeak), Reference(anObject, isWeak: isValueWeak)))
    }
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        pairs.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.refers(to: aKey) }
    }
    open func removeAllObjects() { pairs = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }
}
