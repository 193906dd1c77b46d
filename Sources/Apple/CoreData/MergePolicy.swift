import Foundation

/// The kind of merge policy: what it does where two contexts have changed the same object.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// The policy for conflicts between two saves; here each writes what it changed, and the last to save wins.
open class NSMergePolicy: NSObject {
    /// The policy that refuses the save.
    public nonisolated(unsafe) static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The policy that keeps the store's values.
    public nonisolated(unsafe) static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The policy that keeps the context's values of each property.
    public nonisolated(unsafe) static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The policy that keeps the context's whole object.
    public nonisolated(unsafe) static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The policy that keeps the store's values.
    public nonisolated(unsafe) static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Does nothing, as no save is refused here.
    open func resolve(mergeConflicts list: [Any]) throws {}
    /// Does nothing, as no save is refused here.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    /// Does nothing, as no save is refused here.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
}

/// Several objects have what only one may have. No save is refused for that here, so nobody is handed one.
open class NSConstraintConflict: NSObject {
    /// The names of the properties, and what all have there.
    public let constraint: [String]
    public let constraintValues: [String: Any]
    /// The object of the store, and those that are to be saved.
    public let databaseObject: NSManagedObject?
    public let conflictingObjects: [NSManagedObject]
    public let databaseSnapshot: [String: Any]?
    public let conflictingSnapshots: [[String: Any]]

    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        (self.databaseObject, self.databaseSnapshot, self.conflictingObjects) = (databaseObject, databaseSnapshot, conflictingObjects)
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [String: Any] }
        let first = conflictingObjects.first
        constraintValues =
            first.map { first in
                Dictionary(contraint.compactMap { name in first.value(forKey: name).map { (name, $0) } }) { one, _ in one }
            } ?? [:]
    }
}

public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// The key under which an error of a save has its `NSMergeConflict`s.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// Two changed the same object. No save is refused for that here, so nobody is handed one.
open class NSMergeConflict: NSObject {
    /// The object that was to be saved.
    public let sourceObject: NSManagedObject
    /// The object's values as they were to be saved, as they were last read, and as they are in the store.
    public let objectSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    /// The version of the object: how often it was saved by now, and when it was read.
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
