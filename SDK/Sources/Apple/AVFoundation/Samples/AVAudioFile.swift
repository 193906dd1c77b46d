import Foundation

/// A file with sound. None is read or written here: making one throws, as iOS does for a file that it has no decoder for.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    /// - Throws: always: `URLError.fileDoesNotExist` or `AVError.decoderNotFound`.
    public init(forReading fileURL: URL) throws {
        throw FileManager.default.fileExists(atPath: fileURL.path) ? AVError(.decoderNotFound) : URLError(.fileDoesNotExist) as any Error
    }
    /// - Throws: always, as `init(forReading:)`.
    public convenience init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        try self.init(forReading: fileURL)
    }
    /// - Throws: always, `encoderNotFound`.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.encoderNotFound) }
    /// - Throws: always, `encoderNotFound`.
    public convenience init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { try self.init(forWriting: fileURL, settings: settings) }

    /// - Throws: always, `decodeFailed`.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.decodeFailed) }
    /// - Throws: always, `decodeFailed`.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw AVError(.decodeFailed) }
    /// - Throws: always, `encoderNotFound`.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.encoderNotFound) }
    open func close() {}
}

/// What a converter got of its input.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
/// What became of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
/// A function that gives a converter its input.
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// Makes sound of one format into sound of another. There is none here for any two formats.
open class AVAudioConverter: NSObject {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var sampleRateConverterQuality = 0
    open var downmix = false

    /// - Returns: nil, as Apple's does of formats that it cannot convert.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { nil }
    /// - Throws: always, `operationNotSupportedForAsset`.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVError(.operationNotSupportedForAsset)
    }
    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVError(.operationNotSupportedForAsset) as NSError
        return .error
    }
    open func reset() {}
}
