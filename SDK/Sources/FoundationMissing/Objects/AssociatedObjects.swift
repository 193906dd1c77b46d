import Foundation

// Values that an object carries under keys of others', which Objective-C's runtime keeps.

/// The policy by which a value is retained.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The values of all objects. No runtime says here when an object is gone: its values go when the next ones are kept.
private enum AssociatedObjects {
    private struct Values {
        weak var owner: AnyObject?
        var kept: [UnsafeRawPointer: Any] = [:]
    }

    private static let lock = NSLock()
    // Under the lock.
    nonisolated(unsafe) private static var all: [ObjectIdentifier: Values] = [:]
    nonisolated(unsafe) private static var sweepAt = 64

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            // Another may have lived in the same place.
            guard let values = all[ObjectIdentifier(object)], values.owner === object else { return nil }
            let kept = values.kept[key]
            if let unkept = kept as? Unkept { return unkept.object }
            return kept
        }
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        // Neither an owner nor a value ends under the lock: what ends may ask for others.
        var gone: [Values] = [], living: [AnyObject] = []
        lock.withLock {
            if all.count >= sweepAt {
                for (place, values) in all {
                    if let owner = values.owner {
                        living.append(owner)
                    } else {
                        gone.append(values)
                        all[place] = nil
                    }
                }
                sweepAt = max(64, all.count * 2)
            }
            let place = ObjectIdentifier(object)
            var values = Values(owner: object)
            if let known = all.removeValue(forKey: place) {
                if known.owner === object { values = known } else { gone.append(known) }
            }
            if let before = values.kept.removeValue(forKey: key) { gone.append(Values(kept: [key: before])) }
            switch (value, policy) {
            case (nil, _): break
            case (let value?, .OBJC_ASSOCIATION_ASSIGN): values.kept[key] = Unkept(value)
            case (let value as any NSCopying & NSObjectProtocol, .OBJC_ASSOCIATION_COPY),
                (let value as any NSCopying & NSObjectProtocol, .OBJC_ASSOCIATION_COPY_NONATOMIC):
                values.kept[key] = value.copy(with: nil)
            case (let value?, _): values.kept[key] = value
            }
            if !values.kept.isEmpty { all[place] = values }
        }
        _ = (consume gone, consume living)
    }

    static func removeAll(of object: AnyObject) {
        let gone = lock.withLock { all.removeValue(forKey: ObjectIdentifier(object)) }
        _ = consume gone
    }

    /// A value that nobody keeps alive.
    private final class Unkept {
        private(set) weak var object: AnyObject?
        init(_ value: Any) { object = type(of: value) is AnyClass ? value as AnyObject : nil }
    }
}

/// Gives an object a value under a key, which is an address; nil takes it away.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

/// The value that an object was given under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
}

/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

// MARK: Locks by object

/// The locks of objects that somebody holds or waits for.
private enum ObjectLocks {
    private final class Held {
        let lock = NSRecursiveLock()
        var uses = 0
    }

    private static let lock = NSLock()
    // Under the lock.
    nonisolated(unsafe) private static var held: [ObjectIdentifier: Held] = [:]

    static func enter(_ object: AnyObject) {
        let place = ObjectIdentifier(object)
        let own = lock.withLock {
            let own = held[place] ?? Held()
            own.uses += 1
            held[place] = own
            return own
        }
        own.lock.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
        let place = ObjectIdentifier(object)
        return lock.withLock {
            guard let own = held[place] else { return false }
            own.uses -= 1
            if own.uses == 0 { held[place] = nil }
            own.lock.unlock()
            return true
        }
    }
}

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` with this object.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Lets the next thread in.
/// - Returns: 0; -1 where nobody had entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) ? 0 : -1 }
