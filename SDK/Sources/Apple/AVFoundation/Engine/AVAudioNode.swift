import Foundation

/// Takes the sound of a bus as it passes: memory with it, and when it was.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A node of an audio engine: a source, a processor or an output of sound. No engine runs here: no sound passes.
open class AVAudioNode: NSObject {
    /// The one that it was attached to.
    open internal(set) weak var engine: AVAudioEngine?

    override init() {}

    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    /// The time at which it last had sound: never.
    open var lastRenderTime: AVAudioTime? { nil }
    /// The time that sound takes through the node, in seconds.
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }

    /// The input format of a bus: the one with which it was connected, or the engine's own.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { engine?.format(into: self, bus) ?? .none }
    /// The output format of a bus: the one with which it was connected, or the engine's own.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { engine?.format(outOf: self, bus) ?? .none }

    /// Forgets what sound went through it.
    open func reset() {}

    /// Takes the sound of a bus as it passes: none does.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Removes the tap from a bus.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// An object with properties for mixing: how loud its sound is, and from where it comes.
public protocol AVAudioMixing: AnyObject {
    /// The loudness from 0 to 1.
    var volume: Float { get set }
    /// The place from the left (-1) to the right (1).
    var pan: Float { get set }
}

/// Mixes what comes in.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    /// The volume of the mixer's output, from 0 to 1.
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0

    public override init() {}

    /// The first bus that nothing comes in at.
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
    open override var numberOfInputs: Int { nextAvailableInputBus + 1 }
}

/// A node for the input or output of a device. There is none: no channel, 0 samples a second.
open class AVAudioIONode: AVAudioNode {
    /// Seconds until a sound is heard.
    open override var outputPresentationLatency: TimeInterval { 0 }
    open var presentationLatency: TimeInterval { 0 }
}

/// A node that takes sound from the microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open override var numberOfInputs: Int { 0 }
    /// The format that the device gives: none.
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .none }
}

/// A node that plays sound on the loudspeaker.
open class AVAudioOutputNode: AVAudioIONode {
    open override var numberOfOutputs: Int { 0 }
    /// The format that the device takes: none.
    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .none }
    /// The format that the device takes: none.
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .none }
}
