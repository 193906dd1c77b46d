import Foundation

// Core Foundation's functions of dictionaries and arrays. They know objects by their addresses, which are good for as long as the collection
// lives: what Foundation makes anew at each look is kept beside it.

/// The objects that functions gave the addresses of, by the collection they are from.
private final class GivenObjects: NSObject {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    private static let lock = NSLock()

    // Only under the lock.
    private var objects: [AnyHashable: AnyObject] = [:]

    /// The address of a collection's value; of one that was given before, the same.
    static func address(of value: Any, at place: AnyHashable, in collection: AnyObject) -> UnsafeRawPointer {
        lock.withLock {
            let given = objc_getAssociatedObject(collection, key) as? GivenObjects ?? GivenObjects()
            objc_setAssociatedObject(collection, key, given, .OBJC_ASSOCIATION_RETAIN)
            if let known = given.objects[place], (known as? NSObject)?.isEqual(value) == true { return address(known) }
            let object = value as AnyObject
            given.objects[place] = object
            return address(object)
        }
    }

    private static func address(_ object: AnyObject) -> UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) }
}

private func object(at address: UnsafeRawPointer) -> AnyObject { Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() }

/// The number of values in a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The value of a key; nil where there is none. Neither is kept alive by it.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = object(at: key)
    guard let value = theDict.object(forKey: key) else { return nil }
    return GivenObjects.address(of: value, at: AnyHashable(key as? NSObject ?? NSNull()), in: theDict)
}

/// Whether a key has a value, which is written to an address that is not nil.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    if let value { value.pointee = found }
    return true
}

/// Whether a key has a value.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    theDict.object(forKey: object(at: key)) != nil
}

/// Gives a key a value, in place of the one that it has.
public func CFDictionarySetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) {
    guard let key = object(at: key) as? NSObject else { return }
    theDict.setObject(object(at: value), forKey: key)
}

/// Gives a key a value if it has none.
public func CFDictionaryAddValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) {
    if !CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) }
}

/// Takes a key and its value away.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
    theDict.removeObject(forKey: object(at: key))
}

/// The number of values in an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// A value of an array, which is not kept alive by it. An index that the array has not is a mistake of the caller's.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    GivenObjects.address(of: theArray.object(at: idx), at: idx, in: theArray)
}

/// Adds a value to an array's end.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) { theArray.add(object(at: value)) }
