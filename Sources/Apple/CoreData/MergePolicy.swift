import Foundation

/// What is done where two have changed the same; here each writes what it changed, and the last to save holds.
public final class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Refuses.
    public static let error = NSMergePolicy()
    /// The store’s holds.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// The context’s holds.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// The whole object of the context holds.
    public static let overwrite = NSMergePolicy()
    /// The store’s holds.
    public static let rollback = NSMergePolicy()
}

public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// Under which an error of a save has its `NSMergeConflict`s.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// Two changed the same object. No save is refused for that here, so nobody is handed one.
open class NSMergeConflict: NSObject {
    /// The object that was to be saved.
    public let sourceObject: NSManagedObject
    /// Its values as they were to be saved, as they were last read, and as they are in the store.
    public let objectSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    /// How often it was saved: by now, and when it was read.
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source sourceObject: NSManagedObject, newVersion newVersionNumber: Int, oldVersion oldVersionNumber: Int,
        cachedSnapshot: [String: Any]?, persistedSnapshot: [String: Any]?
    ) {
        self.sourceObject = sourceObject
        (self.newVersionNumber, self.oldVersionNumber) = (newVersionNumber, oldVersionNumber)
        (self.cachedSnapshot, self.persistedSnapshot) = (cachedSnapshot, persistedSnapshot)
        objectSnapshot = sourceObject.changedValues()
    }
}
