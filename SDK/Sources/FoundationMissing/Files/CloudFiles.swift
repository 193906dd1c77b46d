import Foundation

// Foundation's interfaces to iCloud: nobody is signed in here.

extension FileManager {
    /// Tells the account of the person's cloud; nil, since nobody is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// The folder of a person's files in the cloud; nil, since nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Whether an item is one of the person's cloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Fetches an item out of the person's cloud.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, since nobody is signed in.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.nobodySignedIn(url) }
    /// Takes an item off the device that the cloud has.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, since nobody is signed in.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.nobodySignedIn(url) }
    /// Moves an item into the person's cloud, or out of it.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, since nobody is signed in.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.nobodySignedIn(url) }

    private static func nobodySignedIn(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}

extension FileManager {
    /// Moves an item to where deleted ones are kept.
    /// - Throws: `CocoaError.featureUnsupported`, as on a volume that keeps none.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}

extension URL {
    /// Asks for what a person has chosen; a file that can be opened needs no leave here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

/// Small values that a person's devices share. Nobody is signed in here: as on such a device they are kept for the app alone.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    /// The notification that another device has changed something; here there is none.
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private static let key = "NSUbiquitousKeyValueStore"

    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] { UserDefaults.standard.dictionary(forKey: Self.key) ?? [:] }

    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
    open func set(_ anObject: Any?, forKey aKey: String) {
        var all = dictionaryRepresentation
        all[aKey] = anObject
        UserDefaults.standard.set(all, forKey: Self.key)
    }
    open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? Int).map(Int64.init) ?? 0 }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(Int(value) as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

    /// Whether what was set is kept.
    @discardableResult open func synchronize() -> Bool { UserDefaults.standard.synchronize() }
}

// The keys of the notification of a change that comes from another device.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
