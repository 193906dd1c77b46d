import Foundation

/// Memory with sound.
open class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat
    let list: UnsafeMutableAudioBufferListPointer

    init(format: AVAudioFormat, buffers: Int) {
        self.format = format
        list = AudioBufferList.allocate(maximumBuffers: max(buffers, 1))
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        free(list.unsafeMutablePointer)
    }

    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Memory with samples, silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The samples of each channel that there is room for.
    public let frameCapacity: AVAudioFrameCount
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Makes room for so many samples of each channel; nil for a format that has no samples of ``AVAudioCommonFormat``.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat, format.channelCount > 0 else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount), frame = Int(format.streamDescription.pointee.mBytesPerFrame)
        channels = .allocate(capacity: count)
        super.init(format: format, buffers: format.isInterleaved ? 1 : count)
        for index in list.indices {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(frameCapacity) * frame), alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(frameCapacity) * frame)
            list[index] = AudioBuffer(
                mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: 0, mData: memory)
            if !format.isInterleaved { (channels + index).initialize(to: memory) }
        }
        if format.isInterleaved, let memory = list[0].mData {
            for index in 0..<count { (channels + index).initialize(to: memory + index * frame / count) }
        }
    }

    deinit { channels.deallocate() }

    /// How many samples of each channel there are. More than there is room for ends the process, as Apple's does.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            precondition(frameLength <= frameCapacity, "frameLength is more than frameCapacity")
            for index in list.indices { list[index].mDataByteSize = frameLength * format.streamDescription.pointee.mBytesPerFrame }
        }
    }

    /// The stride: how many samples apart two successive samples of a channel are.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The first sample of each channel; nil where samples are no `Float`.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    /// The first sample of each channel; nil where samples are no `Int16`.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    /// The first sample of each channel; nil where samples are no `Int32`.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        // Pointers are one size whatever they point to, and are only read as what the format says.
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}
