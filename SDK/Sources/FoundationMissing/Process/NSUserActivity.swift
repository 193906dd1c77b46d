import Foundation

/// What somebody was doing, as an app hands it on: a kind, some values and maybe a web page.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }
}

/// The kind of an activity that opens a web page's link in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
