import Foundation

/// A range from a time on for a while.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    /// Makes an invalid range.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Makes a range from a time on for a while.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Makes a range from one time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time lies in the range, from the start to before the end.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
    /// All of the other.
    public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.isValid && other.start >= start && other.end <= end }
    /// The range from the first start to the last end.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return isValid ? self : other }
        return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
    /// The intersection of two ranges; empty where they have nothing in common.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return .zero }
        let from = max(start, other.start), to = min(end, other.end)
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
}

/// Makes a range from a time on for a while.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Makes a range from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Whether a time is in it.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// The time at which the range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
