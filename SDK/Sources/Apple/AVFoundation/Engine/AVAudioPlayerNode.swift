import Foundation

/// Whether what is scheduled goes before what already is, and how often it plays.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Plays memory with sound, one after another. No engine runs here: it never plays, and what is scheduled waits until it is stopped.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    private var waiting: [(buffer: AVAudioPCMBuffer, completion: (@Sendable () -> Void)?)] = []
    open var volume: Float = 1
    open var pan: Float = 0

    public override init() {}

    open override var numberOfInputs: Int { 0 }
    open var isPlaying: Bool { false }

    /// Plays a buffer after those that wait.
    /// - Parameter completionHandler: called when it was played or the player was stopped: here, only then.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        waiting.append((buffer, completionHandler))
    }

    /// Plays a buffer at a time, after those that wait or, with `.interrupts`, in their place.
    /// - Parameter completionHandler: called when it was played or the player was stopped: here, only then.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        if options.contains(.interrupts) { stop() }
        scheduleBuffer(buffer, completionHandler: completionHandler)
    }

    /// Begins to play. At Apple's the process ends where no engine runs; here nothing plays.
    open func play() {}
    /// Begins to play at a time.
    open func play(at when: AVAudioTime?) {}
    /// Stops where it is.
    open func pause() {}

    /// Forgets all that waits.
    open func stop() {
        let forgotten = waiting
        waiting = []
        for each in forgotten { each.completion?() }
    }

    open override func reset() { stop() }

    /// A time of the node's as the player counts: nil where it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    /// A time of the player's as the node counts: nil where it does not play.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}
