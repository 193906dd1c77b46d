import Foundation

/// An activity of a person, as an app hands it on: a kind, some values and maybe a web page.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    /// The name by which an app deletes the activity where it is kept; none is kept here.
    open var persistentIdentifier: String?
    /// Words by which a search would find the activity; here none does.
    open var keywords: Set<String> = []
    /// The keys of `userInfo` without which the activity cannot be taken up again; nil where the app names none.
    open var requiredUserInfoKeys: Set<String>?
    /// The date on which a search would forget the activity; nil where the app does not say.
    open var expirationDate: Date?
    /// The page that led to `webpageURL`.
    open var referrerURL: URL?
    /// Whether `userInfo` is to be brought up to date before the activity is handed on; here nobody asks.
    open var needsSave = false
    // There is no other device and no search here that would take it up.
    /// Whether another device may go on with the activity; here none does.
    open var isEligibleForHandoff = true
    /// Whether the device's search may find the activity; here none does.
    open var isEligibleForSearch = false
    /// Whether other people's searches may find what the activity shows; here none does.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity; here it does not.
    open var isEligibleForPrediction = false

    /// The words that people are suggested to say for the activity; here nobody listens.
    open var suggestedInvocationPhrase: String?

    public init(activityType: String) { self.activityType = activityType }

    /// This would make the activity what the person does now; here it does nothing.
    open func becomeCurrent() {}
    /// This would say that the person does something else now; here it does nothing.
    open func resignCurrent() {}
    /// This would end the activity for good; here it does nothing.
    open func invalidate() {}
    /// Adds values; those of a key that is there are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Deletes what is kept of activities elsewhere, which is nothing.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    /// This would delete kept activities by their identifiers; none is kept, so it only calls `handler`.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }

    private static let payload = "NSUserActivityTypedPayload"

    /// Puts a value into `userInfo`, as JSON.
    /// - Throws: `EncodingError`.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payload: try JSONEncoder().encode(payload)])
    }
    /// The value that was put in.
    /// - Throws: `CocoaError` where there is none, `DecodingError` where it is another.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payload] as? Data else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(type, from: data)
    }
}

/// The kind of an activity that opens a web page's link in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
