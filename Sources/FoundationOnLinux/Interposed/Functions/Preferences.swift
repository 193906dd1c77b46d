import Foundation

// The functions through which libFoundation's `UserDefaults` reaches its values. The executable's definitions stand before the library's.

/// Stands before Core Foundation's function of this name: the stored value of a key, or what the host's locale says of languages; nil where
/// there is neither. Retained. In a process that no host started, Foundation answers.
@_cdecl("CFPreferencesCopyAppValue")
public func vitrineCopyAppValue(_ key: UnsafeRawPointer, _ domain: UnsafeRawPointer) -> UnsafeRawPointer? {
    StartCheck.reached(.preferences)
    guard let domains = PreferencesDomains.current else {
        typealias Copy = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
        return nextFunction("CFPreferencesCopyAppValue", as: Copy.self)?(key, domain)
    }
    let name = PropertyListBytes.string(key)
    if let value = domains.value(forKey: name, domain: PropertyListBytes.string(domain)) { return PropertyListBytes.retainedValue(value) }
    return ProcessLocale.current?.preference(forKey: name).map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
}

/// Stands before Core Foundation's function of this name: stores a property list before it returns, or removes the key for nil, and posts
/// `UserDefaults.didChangeNotification`. What cannot be stored is told on standard error.
@_cdecl("CFPreferencesSetAppValue")
public func vitrineSetAppValue(_ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ domain: UnsafeRawPointer) {
    guard let domains = PreferencesDomains.current else {
        typealias Set = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer) -> Void
        nextFunction("CFPreferencesSetAppValue", as: Set.self)?(key, value, domain)
        return
    }
    let bytes = value.flatMap(PropertyListBytes.from)
    guard value == nil || bytes != nil else {
        return tell("The value for \"\(PropertyListBytes.string(key))\" is no property list and was not stored.")
    }
    do {
        try domains.store(for: PropertyListBytes.string(domain)).set(bytes, forKey: PropertyListBytes.string(key))
    } catch {
        return tell("\(error)")
    }
    // As on Apple's systems, on the thread that set it; whose defaults they are is not known here.
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
}

/// Every value is stored when it is set: there is nothing left to do.
@_cdecl("CFPreferencesAppSynchronize")
public func vitrineAppSynchronize(_ domain: UnsafeRawPointer) -> UInt8 {
    guard PreferencesDomains.current == nil else { return 1 }
    typealias Synchronize = @convention(c) (UnsafeRawPointer) -> UInt8
    return nextFunction("CFPreferencesAppSynchronize", as: Synchronize.self)?(domain) ?? 0
}

/// Stands before Core Foundation's function of this name: a dictionary of the keys asked for, nil for all, that have a value. Retained.
/// Users and hosts are not told apart.
@_cdecl("CFPreferencesCopyMultiple")
public func vitrineCopyMultiple(
    _ keys: UnsafeRawPointer?, _ domain: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer
) -> UnsafeRawPointer? {
    typealias Copy = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    guard let domains = PreferencesDomains.current else {
        return nextFunction("CFPreferencesCopyMultiple", as: Copy.self)?(keys, domain, user, host)
    }
    let wanted = keys.map { Set(Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue().compactMap { $0 as? String }) }
    let result = NSMutableDictionary()
    for (key, bytes) in domains.store(for: PropertyListBytes.string(domain)).values() where wanted?.contains(key) ?? true {
        guard let value = PropertyListBytes.retainedValue(bytes) else { continue }
        result.setObject(Unmanaged<NSObject>.fromOpaque(value).takeRetainedValue(), forKey: key as NSString)
    }
    return UnsafeRawPointer(Unmanaged.passRetained(result).toOpaque())
}

/// Stands before Core Foundation's function of this name: an array of all keys that have a value. Retained. Users and hosts are not told
/// apart.
@_cdecl("CFPreferencesCopyKeyList")
public func vitrineCopyKeyList(_ domain: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer) -> UnsafeRawPointer? {
    typealias Copy = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    guard let domains = PreferencesDomains.current else {
        return nextFunction("CFPreferencesCopyKeyList", as: Copy.self)?(domain, user, host)
    }
    let keys = NSMutableArray()
    for key in domains.store(for: PropertyListBytes.string(domain)).values().keys { keys.add(key as NSString) }
    return UnsafeRawPointer(Unmanaged.passRetained(keys).toOpaque())
}

/// Stands before Core Foundation's function of this name: the value that any user and host has, as ``vitrineCopyAppValue(_:_:)`` gives it.
/// Retained.
@_cdecl("CFPreferencesCopyValue")
public func vitrineCopyValue(
    _ key: UnsafeRawPointer, _ domain: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer
) -> UnsafeRawPointer? {
    guard PreferencesDomains.current == nil else { return vitrineCopyAppValue(key, domain) }
    typealias Copy = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    return nextFunction("CFPreferencesCopyValue", as: Copy.self)?(key, domain, user, host)
}

/// Stands before Core Foundation's function of this name: where the process's own domain has no value for a key, a suite is looked in too.
@_cdecl("CFPreferencesAddSuitePreferencesToApp")
public func vitrineAddSuite(_ domain: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
    if let domains = PreferencesDomains.current { return domains.addSuite(PropertyListBytes.string(suite)) }
    typealias Change = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
    nextFunction("CFPreferencesAddSuitePreferencesToApp", as: Change.self)?(domain, suite)
}

/// Stands before Core Foundation's function of this name: a suite is no longer looked in.
@_cdecl("CFPreferencesRemoveSuitePreferencesFromApp")
public func vitrineRemoveSuite(_ domain: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
    if let domains = PreferencesDomains.current { return domains.removeSuite(PropertyListBytes.string(suite)) }
    typealias Change = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
    nextFunction("CFPreferencesRemoveSuitePreferencesFromApp", as: Change.self)?(domain, suite)
}
