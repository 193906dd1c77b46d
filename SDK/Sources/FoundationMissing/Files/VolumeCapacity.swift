import Foundation

extension URLResourceKey {
    /// Bytes that may be taken for what somebody asked for; it is read as none.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// Bytes that may be taken for what nobody asked for; it is read as none.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// Bytes that may be taken for what somebody asked for; this machine does not say.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// Bytes that may be taken for what nobody asked for; this machine does not say.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
