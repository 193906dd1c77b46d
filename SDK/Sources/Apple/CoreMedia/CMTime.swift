import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The parts into which a second is divided.
public typealias CMTimeScale = Int32
/// The epoch of a time: tells apart timelines that begin anew.
public typealias CMTimeEpoch = Int64

/// Flags that say what a time is, beside its numbers.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// The method by which a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of seconds, so that times of frames and samples are exact.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// Makes an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// All of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// `value` of so many parts of a second; invalid where these are not more than 0.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// The nearest fraction with that denominator, or a smaller one where the numerator would be too large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        var scale = preferredTimescale
        func fits(_ scale: CMTimeScale) -> Bool { abs(seconds * Double(scale)) < 9.2e18 }
        while !fits(scale), scale > 1 { scale /= 2 }
        guard fits(scale) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue((seconds * Double(scale)).rounded()), timescale: scale)
        if self.seconds != seconds { flags.insert(.hasBeenRounded) }
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time has a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// The time in seconds; not a number where there is none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// Returns the same time in another timescale.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (quotient, remainder) = timescale.dividing(value.multipliedFullWidth(by: CMTimeValue(newTimescale)))
        guard let quotient else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
        guard remainder != 0 else { return result }
        let away: CMTimeValue = value < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero: if remainder.magnitude * 2 >= timescale.magnitude { result.value += away }
        case .roundTowardZero: break
        case .roundAwayFromZero: result.value += away
        // Finer parts towards zero, coarser ones away from it.
        case .quickTime: if newTimescale < timescale { result.value += away }
        case .roundTowardPositiveInfinity: if value > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if value < 0 { result.value -= 1 }
        }
        result.flags.insert(.hasBeenRounded)
        return result
    }
}

extension CMTimeScale {
    /// A product of 128 bits by a denominator; nil where it is more than 64.
    fileprivate func dividing(_ product: (high: Int64, low: UInt64)) -> (CMTimeValue?, CMTimeScale) {
        let isNegative = product.high < 0
        // The magnitude of two words.
        var (high, low) = (UInt64(bitPattern: product.high), product.low)
        if isNegative { (high, low) = (~high &+ (low == 0 ? 1 : 0), ~low &+ 1) }
        guard high < UInt64(self) else { return (nil, 0) }
        let (quotient, remainder) = UInt64(self).dividingFullWidth((high, low))
        guard quotient <= UInt64(Int64.max) else { return (nil, 0) }
        return (isNegative ? -CMTimeValue(quotient) : CMTimeValue(quotient), CMTimeScale(remainder))
    }
}

extension CMTime: Comparable, Hashable {
    /// −∞, numbers, indefinite, +∞, and invalid after everything; numbers of an earlier epoch first.
    private var rank: Int {
        guard isValid else { return 5 }
        return isNegativeInfinity ? 1 : isIndefinite ? 3 : isPositiveInfinity ? 4 : 2
    }

    private static func order(_ one: CMTime, _ other: CMTime) -> Int {
        func sign(_ isLess: Bool, _ isMore: Bool) -> Int { isLess ? -1 : isMore ? 1 : 0 }
        guard one.rank == 2, other.rank == 2 else { return sign(one.rank < other.rank, one.rank > other.rank) }
        guard one.epoch == other.epoch else { return one.epoch < other.epoch ? -1 : 1 }
        let left = one.value.multipliedFullWidth(by: CMTimeValue(other.timescale))
        let right = other.value.multipliedFullWidth(by: CMTimeValue(one.timescale))
        return sign((left.high, left.low) < (right.high, right.low), (left.high, left.low) > (right.high, right.low))
    }

    public static func == (one: CMTime, other: CMTime) -> Bool { order(one, other) == 0 }
    public static func < (one: CMTime, other: CMTime) -> Bool { order(one, other) < 0 }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 2 else { return }
        let divisor = max(Self.divisor(value.magnitude, UInt64(timescale)), 1)
        hasher.combine(value / Int64(divisor))
        hasher.combine(UInt64(timescale) / divisor)
        hasher.combine(epoch)
    }

    /// The largest number that divides both.
    private static func divisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }

    /// Adds or subtracts two times in a common timescale, without rounding where 32 bits allow that.
    private static func joined(_ one: CMTime, _ other: CMTime, _ add: (Int64, Int64) -> (Int64, overflow: Bool)) -> CMTime {
        guard one.isNumeric, other.isNumeric else { return .invalid }
        let divisor = Int64(Self.divisor(UInt64(one.timescale), UInt64(other.timescale)))
        let common = Int64(one.timescale) / divisor * Int64(other.timescale)
        let scale = CMTimeScale(exactly: common) ?? max(one.timescale, other.timescale)
        let left = one.convertScale(scale, method: .default), right = other.convertScale(scale, method: .default)
        guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
        let (value, overflow) = add(left.value, right.value)
        guard !overflow else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: value, timescale: scale, flags: left.flags.union(right.flags), epoch: one.epoch)
    }

    public static func + (one: CMTime, other: CMTime) -> CMTime {
        guard one.isValid, other.isValid else { return .invalid }
        if one.isIndefinite || other.isIndefinite { return .indefinite }
        if one.isNumeric && other.isNumeric { return joined(one, other) { $0.addingReportingOverflow($1) } }
        if one.isNumeric { return other }
        // Both without end, one each way, is no time.
        return other.isNumeric || one.rank == other.rank ? one : .invalid
    }
    public static func - (one: CMTime, other: CMTime) -> CMTime {
        if other.isPositiveInfinity { return one + .negativeInfinity }
        if other.isNegativeInfinity { return one + .positiveInfinity }
        guard one.isNumeric, other.isNumeric else { return one + other }
        return joined(one, other) { $0.subtractingReportingOverflow($1) }
    }
}

// MARK: As functions

/// Makes a time of so many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Makes a time of so many parts of a second, of an epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}
/// The nearest fraction with that denominator.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds; not a number where there is none.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// −1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNegativeInfinity ? .positiveInfinity : time < .zero ? .zero - time : time
}
/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? .zero - time : time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflow else { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
/// A multiple that need not be whole.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? .zero - time : time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// Returns the same time in another timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

extension CMTime: CustomStringConvertible {
    public var description: String {
        isNumeric ? "\(value)/\(timescale) = \(seconds) s" : isIndefinite ? "indefinite" : isValid ? "\(seconds)" : "invalid"
    }
}
