import Foundation

extension URLResourceKey {
    /// Bytes that may be taken for what somebody asked for; it is read as none.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// Bytes that may be taken for what nobody asked for; it is read as none.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceKey {
    /// The key for the kind of a volume's file system, in words; its value is nil here.
    public static let volumeTypeNameKey = URLResourceKey(rawValue: "NSURLVolumeTypeNameKey")
    /// The key for where a volume is mounted from; it is read as none.
    public static let volumeMountFromLocationKey = URLResourceKey(rawValue: "NSURLVolumeMountFromLocationKey")
    /// A number of the kind of file system; it is read as none.
    public static let volumeSubtypeKey = URLResourceKey(rawValue: "NSURLVolumeSubtypeKey")
}

extension URLResourceValues {
    /// The kind of a volume's file system, in words; nil, as this machine does not say.
    public var volumeTypeName: String? { nil }
    /// The place that a volume is mounted from; this machine does not say.
    public var volumeMountFromLocation: String? { nil }
    /// A number of the kind of file system; this machine does not say.
    public var volumeSubtype: Int? { nil }
    /// Bytes that may be taken for what somebody asked for; this machine does not say.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// Bytes that may be taken for what nobody asked for; this machine does not say.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
