import Foundation

/// What somebody was doing, as an app hands it on: a kind, some values and maybe a web page.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var expirationDate: Date?
    open var referrerURL: URL?
    open var needsSave = false
    // There is no other device and no search here that would take it up.
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false

    public init(activityType: String) { self.activityType = activityType }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    /// Adds values; those of a key that is there are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Deletes what is kept of activities elsewhere, which is nothing.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
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
