import Foundation

/// The interruption level: how urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A type that changes a notification's content.
public protocol UNNotificationContentProviding {}

struct ContentValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber? = nil
    var sound: UNNotificationSound? = nil
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String? = nil
    var interruptionLevel: UNNotificationInterruptionLevel = .active
    var relevanceScore: Double = 0
    var filterCriteria: String? = nil
}

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values = ContentValues()

    public override init() {}

    /// The title of the notification.
    open var title: String { values.title }
    /// The subtitle of the notification.
    open var subtitle: String { values.subtitle }
    /// The body of the notification.
    open var body: String { values.body }
    /// The number on the app's icon; 0 takes it away.
    open var badge: NSNumber? { values.badge }
    /// The sound of the notification.
    open var sound: UNNotificationSound? { values.sound }
    /// The picture while the app starts.
    open var launchImageName: String { values.launchImageName }
    /// The data that the app is given back.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// Pictures, sounds and films.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The identifier of the category that has the notification's actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the thread that the notification is grouped in.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the window that the notification opens.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The interruption level of the notification: how urgent it is.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The relevance of the notification among others, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// The criteria by which a focus shows the notification.
    open var filterCriteria: String? { values.filterCriteria }

    /// Returns the content unchanged: nothing here provides other texts.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }

    public func copy(with zone: NSZone? = nil) -> Any { same(as: UNNotificationContent()) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { same(as: UNMutableNotificationContent()) }

    private func same(as copy: UNNotificationContent) -> UNNotificationContent {
        copy.values = values
        return copy
    }
}

/// The content of a notification that is to be made.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}
