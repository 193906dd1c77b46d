import Foundation

/// A moment, by the host's clock, in samples, or both. The host's clock counts nanoseconds here.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The moment by the host's clock, which counts while the machine is awake.
    public let hostTime: UInt64
    /// The moment in samples.
    public let sampleTime: AVAudioFramePosition
    /// Samples a second.
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    /// Makes a moment by the host's clock alone.
    public convenience init(hostTime: UInt64) { self.init(host: hostTime, sample: nil, rate: 0) }
    /// Makes a moment in samples alone, so many a second.
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: nil, sample: sampleTime, rate: sampleRate)
    }
    /// Makes a moment by the host's clock and in samples.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: hostTime, sample: sampleTime, rate: sampleRate)
    }

    private init(host: UInt64?, sample: AVAudioFramePosition?, rate: Double) {
        (hostTime, isHostTimeValid) = (host ?? 0, host != nil)
        (sampleTime, isSampleTimeValid) = (sample ?? 0, sample != nil)
        sampleRate = rate
    }

    /// The host's ticks in a number of seconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64((max(0, seconds) * 1_000_000_000).rounded()) }
    /// The seconds in a number of the host's ticks.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1_000_000_000 }

    /// The same moment by both clocks, of which `anchorTime` says how they stand to each other; nil where it does not, or where the rates
    /// are not the same.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else { return nil }
        let rate = anchorTime.sampleRate
        if isHostTimeValid, isSampleTimeValid { return self }
        if isSampleTimeValid {
            guard sampleRate == rate else { return nil }
            let ticks = (Double(sampleTime - anchorTime.sampleTime) / rate * 1_000_000_000).rounded()
            guard Double(anchorTime.hostTime) + ticks >= 0 else { return nil }
            return AVAudioTime(hostTime: UInt64(Int64(anchorTime.hostTime) + Int64(ticks)), sampleTime: sampleTime, atRate: rate)
        }
        guard isHostTimeValid else { return nil }
        let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1_000_000_000
        return AVAudioTime(
            hostTime: hostTime, sampleTime: anchorTime.sampleTime + AVAudioFramePosition((seconds * rate).rounded()), atRate: rate)
    }
}
