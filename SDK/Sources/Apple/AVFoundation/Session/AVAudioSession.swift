import Foundation
import FoundationMissing

/// What an app's sound is for. Nothing is heard here: what is set is kept, and what would play does not. There is no device for sound: no
/// port, no channel, and a rate and a buffer of 0, of which a session that was never active on a device says the same.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private struct Kept {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var sampleRate = 0.0
        var bufferDuration = 0.0
    }

    private static let only = AVAudioSession()
    private let lock = NSLock()
    // Only under the lock.
    private var kept = Kept()

    private override init() {}

    open class func sharedInstance() -> AVAudioSession { only }

    // MARK: What it is for

    open var category: Category { lock.withLock { kept.category } }
    open var mode: Mode { lock.withLock { kept.mode } }
    open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
    open var routeSharingPolicy: RouteSharingPolicy { lock.withLock { kept.policy } }
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    open var availableModes: [Mode] {
        [.default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio, .voicePrompt]
    }

    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        lock.withLock { (kept.category, kept.mode, kept.policy, kept.options) = (category, mode, policy, options) }
    }
    open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    // MARK: What is wished for

    /// Wished for, in samples a second; 0 for no wish.
    open var preferredSampleRate: Double { lock.withLock { kept.sampleRate } }
    /// Wished for, in seconds; 0 for no wish.
    open var preferredIOBufferDuration: TimeInterval { lock.withLock { kept.bufferDuration } }

    /// Wishes for a rate, in samples a second.
    /// - Throws: ``ErrorCode/badParam`` for what no rate is.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        guard sampleRate.isFinite, sampleRate >= 0 else { throw ErrorCode.badParam.error }
        lock.withLock { kept.sampleRate = sampleRate }
    }
    /// Wishes for a time between two buffers, in seconds.
    /// - Throws: ``ErrorCode/badParam`` for what no length of time is.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        guard duration.isFinite, duration >= 0 else { throw ErrorCode.badParam.error }
        lock.withLock { kept.bufferDuration = duration }
    }

    // MARK: What the device has: nothing

    /// Samples a second.
    open var sampleRate: Double { 0 }
    /// Seconds between two buffers.
    open var ioBufferDuration: TimeInterval { 0 }
    /// Seconds until a sound is heard.
    open var outputLatency: TimeInterval { 0 }
    /// Seconds since a sound was made.
    open var inputLatency: TimeInterval { 0 }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 0 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 0 }
    open var isInputAvailable: Bool { false }
    open var isInputGainSettable: Bool { false }
    open var inputGain: Float { 0 }
    open var outputVolume: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    open var preferredInput: AVAudioSessionPortDescription? { nil }

    /// Wishes for a microphone; nil for none in particular.
    /// - Throws: ``ErrorCode/badParam`` for one, as none is there.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if inPort != nil { throw ErrorCode.badParam.error }
    }
    /// Sends sound to the loudspeaker in place of the receiver, in a session that records too.
    /// - Throws: ``ErrorCode/badParam`` for the loudspeaker in any other.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        if portOverride == .speaker, category != .playAndRecord { throw ErrorCode.badParam.error }
    }

    /// The permission to record: denied, as nobody allowed it.
    open var recordPermission: RecordPermission { .denied }
    /// Asks for a microphone; nobody allows it.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

extension AVAudioSession: _ChangeTelling {
    /// Tells of no changes: nobody changes the device's loudness or what plays it, so that observers have nothing to be told.
    public func _tell(ofChanges change: @escaping @Sendable () -> Void) -> AnyObject? { nil }
}
