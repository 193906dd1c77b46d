import Dispatch
import Foundation
import VitrineCoreMedia

/// The type of media: video, audio and the like.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether people allow it.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. There is none here, and nobody allowed one.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    override init() {}
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// An item that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset

    /// Makes an item of what lies in a file or elsewhere.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Makes an item of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Makes an item of an asset. Nothing of it is loaded here.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Indefinite, as before anything of it is read.
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }

    /// The status that says whether an item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The item's status: not known, as before anything of it is read.
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var automaticallyPreservesTimeOffsetFromLive = false
    /// The mix that says how loud the item's tracks are.
    open var audioMix: AVAudioMix?
    /// The tracks: none, as before anything of it is read.
    open var tracks: [AVPlayerItemTrack] { [] }
    /// Parts that can be gone to, and that are there, each a `CMTimeRange`: none, as before anything of it is read.
    open var seekableTimeRanges: [NSValue] { [] }
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackBufferFull: Bool { false }
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(false) }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

/// What a player does with a film when its app goes to the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses = 2
    case continuesIfPossible = 3
}

/// Plays films and sounds; nothing is seen or heard here.
open class AVPlayer: NSObject, @unchecked Sendable {
    open internal(set) var currentItem: AVPlayerItem?
    /// What the player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var defaultRate: Float = 1
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

    /// The status that says whether the player can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether the player plays, waits or is paused.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    /// Whether the player plays: it is always paused, as nothing is seen or heard here.
    open var timeControlStatus: TimeControlStatus { .paused }

    public override init() {}
    /// Makes a player of the media at a URL.
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() {}
    open func pause() {}
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    /// Tells at once that it has not been done.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Tells at once that it has not been done.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    open func seek(to time: CMTime) async -> Bool { false }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
    /// The notification that a player's speed is another one.
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    /// Keeps what is to be called while it plays, which it does not.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
