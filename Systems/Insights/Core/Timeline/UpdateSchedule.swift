import Foundation

/// The times at which a tile asks again: about every quarter of an hour.
///
/// If all tiles in the world asked at the full quarter, the service would have to be built for that one second. So every installation has
/// its own moment within the quarter, always the same one: over all of them the requests are spread evenly, and one installation's tiles
/// still ask together, which costs one start of the extension.
public struct UpdateSchedule: Sendable {
    /// Seconds between two updates.
    public static let interval = 900.0
    /// Seconds after the full quarter, 0..<900.
    public let moment: Double

    public init(_ installation: Installation = Installation()) {
        // FNV-1a: the same in every process and every version.
        let digest = installation.id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        moment = Double((digest ^ digest >> 32) % UInt64(Self.interval))
    }

    /// The installation's own moment that is nearest to a quarter of an hour from now.
    public func next(after now: Date) -> Date {
        let wanted = now.timeIntervalSince1970 + Self.interval
        let late = (wanted - moment).truncatingRemainder(dividingBy: Self.interval)
        // Between -450 and 450.
        let distance = late - (late / Self.interval).rounded() * Self.interval
        return Date(timeIntervalSince1970: wanted - distance)
    }
}
