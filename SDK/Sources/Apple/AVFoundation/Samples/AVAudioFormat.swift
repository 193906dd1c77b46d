import Foundation

public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int

/// The format of a sample.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat
    case pcmFormatFloat32
    case pcmFormatFloat64
    case pcmFormatInt16
    case pcmFormatInt32

    fileprivate init(isFloat: Bool, bits: Int) {
        self =
            switch (isFloat, bits) {
            case (true, 32): .pcmFormatFloat32
            case (true, 64): .pcmFormatFloat64
            case (false, 16): .pcmFormatInt16
            case (false, 32): .pcmFormatInt32
            default: .otherFormat
            }
    }

    fileprivate var bytes: UInt32 {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}

// The keys of a format's settings.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The format of sound: the samples' format, their rate and channels. Apple's needs a layout for more than two channels; here none is made.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    private let said: UnsafeMutablePointer<AudioStreamBasicDescription>
    open var commonFormat: AVAudioCommonFormat {
        let said = said.pointee
        guard said.mFormatID == kAudioFormatLinearPCM, said.mFormatFlags & kAudioFormatFlagIsBigEndian == 0 else { return .otherFormat }
        return AVAudioCommonFormat(isFloat: said.mFormatFlags & kAudioFormatFlagIsFloat != 0, bits: Int(said.mBitsPerChannel))
    }
    /// Samples of a channel a second.
    open var sampleRate: Double { said.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { said.pointee.mChannelsPerFrame }
    /// Whether the channels take turns in one buffer.
    open var isInterleaved: Bool { said.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
    /// Whether the format is the standard one that nodes pass to each other: `Float`, each channel in a buffer of its own.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(said) }

    /// The one that nodes speak among each other; nil for no channel or more than two.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Makes a format of such samples, so many a second; nil for no channel or more than two, and for ``AVAudioCommonFormat/otherFormat``.
    public convenience init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
    {
        guard (1...2).contains(channels), format != .otherFormat else { return nil }
        self.init(Self.description(format, sampleRate, channels, isInterleaved: interleaved))
    }

    /// Makes a format of a description; nil for no channel or more than two.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        guard (1...2).contains(asbd.pointee.mChannelsPerFrame) else { return nil }
        self.init(asbd.pointee)
    }

    /// Makes a format of a recorder's or a file's settings; nil where they say no samples that ``AVAudioCommonFormat`` names.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> NSNumber? {
            settings[key] as? NSNumber ?? (settings[key] as? any BinaryInteger).map { NSNumber(value: Int($0)) }
        }
        guard let id = number(AVFormatIDKey), id.uint32Value == kAudioFormatLinearPCM, let rate = number(AVSampleRateKey)?.doubleValue,
            let channels = number(AVNumberOfChannelsKey)?.uint32Value, number(AVLinearPCMIsBigEndianKey)?.boolValue != true
        else { return nil }
        let isFloat = number(AVLinearPCMIsFloatKey)?.boolValue ?? false, bits = number(AVLinearPCMBitDepthKey)?.intValue ?? 16
        let format = AVAudioCommonFormat(isFloat: isFloat, bits: bits)
        let isInterleaved = number(AVLinearPCMIsNonInterleaved)?.boolValue != true
        self.init(commonFormat: format, sampleRate: rate, channels: channels, interleaved: isInterleaved)
    }

    /// The format of a device that is not there: no channel, 0 samples a second.
    static let none = AVAudioFormat(AudioStreamBasicDescription())

    private init(_ description: AudioStreamBasicDescription) {
        said = .allocate(capacity: 1)
        said.initialize(to: description)
    }

    deinit { said.deallocate() }

    open var settings: [String: Any] {
        [
            AVFormatIDKey: said.pointee.mFormatID, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMBitDepthKey: Int(said.pointee.mBitsPerChannel),
            AVLinearPCMIsFloatKey: said.pointee.mFormatFlags & kAudioFormatFlagIsFloat != 0,
            AVLinearPCMIsBigEndianKey: said.pointee.mFormatFlags & kAudioFormatFlagIsBigEndian != 0,
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioFormat)?.said.pointee == said.pointee }
    open override var hash: Int { said.pointee.hashValue }
    open override var description: String {
        "<AVAudioFormat: \(channelCount) ch, \(sampleRate) Hz, \(commonFormat), \(isInterleaved ? "" : "de")interleaved>"
    }

    private static func description(
        _ format: AVAudioCommonFormat, _ rate: Double, _ channels: UInt32, isInterleaved: Bool
    ) -> AudioStreamBasicDescription {
        let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
        let frame = format.bytes * (isInterleaved ? channels : 1)
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked
                | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: channels,
            mBitsPerChannel: format.bytes * 8, mReserved: 0)
    }
}
