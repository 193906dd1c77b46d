import Foundation
import WidgetKit

/// Tells apart the tiles whose data or layout may differ; the system gives them no identifier. Two tiles set alike have the same.
public struct ConfigurationKey: Hashable, Sendable {
    /// The key's parts, each after its length, so that no text within one looks like the next.
    public let text: String

    /// - Parameters:
    ///   - configuration: as ``InsightsConfiguration/settled(for:)`` left it.
    ///   - account: who is signed in.
    ///   - locale: names and figures come in it, so that another language asks anew.
    public init(
        _ configuration: InsightsConfiguration, shop: String, family: WidgetFamily, account: String, locale: Locale, timeZone: TimeZone
    ) {
        let metrics = configuration.metrics.map { $0?.id ?? "-" }.joined(separator: ",")
        let parts = [
            account, shop, configuration.range.rawValue, "\(family)", locale.identifier, timeZone.identifier, metrics,
        ]
        text = parts.map { "\($0.utf8.count):\($0)" }.joined()
    }
}
