@_exported import Foundation

/// An error that tells why an impression or a conversion is not recorded.
public enum AdAttributionKitError: Error, Hashable, Sendable {
    case missingAttribution
    case invalidImpressionJWS
    case impressionExpired
    case invalidConversionValue
    case notSupported
    case malformedURL
    case unknown
}

/// An impression of an advertisement, as its network signed it. Nobody attributes here: every call is refused.
public struct AppImpression: Hashable, Sendable {
    private let compactJWS: String

    /// Whether impressions are recorded: they are not.
    public static var isSupported: Bool { false }

    /// - Throws: `AdAttributionKitError.invalidImpressionJWS` where the text has not the three parts of a signed one.
    public init(compactJWS: String) async throws {
        guard compactJWS.split(separator: ".", omittingEmptySubsequences: false).map(\.isEmpty) == [false, false, false] else {
            throw AdAttributionKitError.invalidImpressionJWS
        }
        self.compactJWS = compactJWS
    }

    /// - Throws: `AdAttributionKitError.notSupported`.
    public func beginView() async throws { throw AdAttributionKitError.notSupported }
    /// - Throws: `AdAttributionKitError.notSupported`.
    public func endView() async throws { throw AdAttributionKitError.notSupported }
    /// - Throws: `AdAttributionKitError.notSupported`.
    public func handleTap() async throws { throw AdAttributionKitError.notSupported }
    /// - Throws: `AdAttributionKitError.notSupported`.
    public func handleTap(reengagementURL: URL) async throws { throw AdAttributionKitError.notSupported }
}

/// A coarse value of what somebody did in an app.
public enum CoarseConversionValue: String, Codable, Hashable, Sendable { case low, medium, high }

/// Tells networks of advertisements what came of them. Nobody is told here.
public enum Postback {
    /// The value of what somebody did: from 0 to 63.
    private static let values = 0...63

    /// - Parameters:
    ///   - fineConversionValue: the value of what somebody did, from 0 to 63.
    ///   - lockPostback: whether the value is the last one.
    /// - Throws: `AdAttributionKitError.invalidConversionValue` of a value beyond that, else `missingAttribution`, as for an app that came by
    ///   no advertisement.
    public static func updateConversionValue(
        _ fineConversionValue: Int, coarseConversionValue: CoarseConversionValue? = nil, lockPostback: Bool
    ) async throws {
        guard values.contains(fineConversionValue) else { throw AdAttributionKitError.invalidConversionValue }
        throw AdAttributionKitError.missingAttribution
    }
}
