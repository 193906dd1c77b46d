import Foundation

/// The time at which sound is wanted, as Core Audio says it.
public struct AudioTimeStamp: Sendable {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0

    public init() {}
}

/// Makes samples: whether they are silence, when they are heard, how many, and where they go. Answers 0, or the number of an error.
public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
) -> Int32

/// Sound that the app makes. No engine runs here: it is not asked for any.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing {
    // Kept as Apple's keeps it, with all that it holds; nothing calls it.
    private let block: AVAudioSourceNodeRenderBlock
    open var volume: Float = 1
    open var pan: Float = 0

    /// Makes a source of sound in the format that it is connected by.
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        self.block = block
    }

    /// Makes a source of sound in a format.
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        self.block = block
    }

    open override var numberOfInputs: Int { 0 }
}
