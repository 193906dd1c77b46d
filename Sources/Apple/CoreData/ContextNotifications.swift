import Foundation

/// The keys of the objects in a notification of a context.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

/// The keys of the objects' identifiers in a notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key under which a notification has the identifiers of objects that changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key under which a notification has the identifiers of objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key for the identifiers of objects that were read anew; here no notification has them.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key for the identifiers of objects whose changes were dropped; here no notification has them.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
    /// The notification that is posted after a context saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// The notification that is posted before a context saves.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// The notification that is posted after a context saved, with what may go to another thread: the objects' identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name("NSManagingContextDidSaveChangesObjectIDsNotification")
    /// The notification that is posted after a context took over what another one saved; here nobody posts it.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagingContextDidMergeChangesObjectIDsNotification")
    /// The notification that is posted after the objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// The notification that is posted after another process saved; here nobody posts it.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// The notification that is posted before it saves.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// The notification that is posted after it saved, with its objects.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// The notification that is posted after it saved, with their identifiers.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// The notification that is posted after its objects changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// The notification that is posted after it took over what another one saved; here nobody posts it.
    public static let didMergeChangesObjectIDsNotification = Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// A key of the objects in a notification.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}

extension NSManagedObjectContext {
    /// Reads again, in each of the contexts, the objects that were changed elsewhere, and forgets those that were deleted.
    /// - Parameter changeNotificationData: objects, their identifiers or those as addresses, under `NSUpdatedObjectsKey` and its like.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func addresses(_ key: String) -> Set<URL> {
            let things: [Any] =
                (changeNotificationData[key] as? [Any]) ?? (changeNotificationData[key] as? Set<AnyHashable>)?.map(\.base) ?? []
            return Set(
                things.compactMap {
                    ($0 as? NSManagedObject)?.objectID.uriRepresentation() ?? ($0 as? NSManagedObjectID)?.uriRepresentation() ?? $0 as? URL
                })
        }
        let deleted = addresses(NSDeletedObjectsKey)
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey, NSInvalidatedObjectsKey].reduce(into: Set<URL>()) {
            $0.formUnion(addresses($1))
        }
        for context in contexts {
            for object in context.registeredObjects where object.managedObjectContext != nil {
                let address = object.objectID.uriRepresentation()
                if deleted.contains(address) {
                    context.forget(object)
                } else if changed.contains(address) {
                    context.refresh(object, mergeChanges: true)
                }
            }
        }
    }
}
