import Foundation
import VitrineCoreGraphics
import VitrineCoreMedia

/// A film or a sound. None is read here: loading throws, as iOS does for a file that it has no decoder for.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    private let place: URL?

    init(_ place: URL?) { self.place = place }
    /// Makes an asset of what lies in a file or elsewhere.
    public convenience init(url URL: URL) { self.init(URL) }

    // The properties are empty, as no asset here has loaded anything.
    open var duration: CMTime { .zero }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

    /// The languages of the titles of chapters.
    open var availableChapterLocales: [Locale] { [] }
    open func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
    ) -> [AVTimedMetadataGroup] { [] }
    open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { [] }

    open func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] { throw failure }
    open func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] { throw failure }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw failure }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw failure }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = failure as NSError
        return .failed
    }
    open func cancelLoading() {}

    public func value<Root, Value>(of property: AVAsyncProperty<Root, Value>) throws -> Value { throw failure }

    /// A file that is not there is told from one that is not read.
    private var failure: any Error {
        if let place, place.isFileURL, !FileManager.default.fileExists(atPath: place.path) { return URLError(.fileDoesNotExist) }
        return AVError(.decoderNotFound)
    }
}

/// A film or a sound at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    /// Makes an asset of what lies in a file or elsewhere.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(URL)
    }

    /// Asks its delegate for nothing, as no asset is read.
    public let resourceLoader = AVAssetResourceLoader()

    open class func audiovisualTypes() -> [AVFileType] { [] }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

// How exactly an asset is read.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// A part of something to be played; there is none here.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    override init() {}
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    /// What the track's samples are.
    open var formatDescriptions: [Any] { [] }
    public func value<Root, Value>(of property: AVAsyncProperty<Root, Value>) throws -> Value { throw AVError(.decoderNotFound) }
}

/// Makes pictures of moments of a film; none is made here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    /// The part of each frame that is wanted.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) { self.asset = asset }
    /// - Throws: always, `decoderNotFound`.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }
    /// - Throws: always, `decoderNotFound`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.decoderNotFound) }
    /// Says that there is no decoder, `decoderNotFound`.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, AVError(.decoderNotFound)) }
    open func cancelAllCGImageGeneration() {}

    /// The result of making a picture.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// Says of each time that it `failed`, with `decoderNotFound`.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.decoderNotFound)) }
    }
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}
