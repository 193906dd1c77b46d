import Foundation

/// Tells advertising networks that an advertisement led to an app. Nobody is told anything here.
open class SKAdNetwork: NSObject {
    /// The coarse value of what a person did after an installation.
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let low = CoarseConversionValue(rawValue: "low")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let high = CoarseConversionValue(rawValue: "high")
    }

    /// Does nothing: no advertising network is told here.
    open class func registerAppForAdNetworkAttribution() {}
    /// Does nothing: no advertising network is told here.
    open class func updateConversionValue(_ conversionValue: Int) {}
    /// Does nothing, and calls back without an error.
    open class func updatePostbackConversionValue(_ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Does nothing, and calls back without an error.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
    /// Does nothing, and calls back without an error.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
    /// Does nothing: no advertising network is told here.
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}
    /// Does nothing: no advertising network is told here.
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {}
    /// Does nothing: no advertising network is told here.
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool) async throws {}
}
