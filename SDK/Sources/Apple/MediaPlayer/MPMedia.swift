import Foundation
import VitrineUIKit

/// Whether people's music may be looked at.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

public typealias MPMediaEntityPersistentID = UInt64

/// A kind of media.
public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let any = MPMediaType(rawValue: .max)
}

/// People's music. They say no here: the status is `denied`, and every query finds nothing.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { library }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

/// A piece of music or a film, with its values by their names.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of music or a film; none is found here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var mediaType: MPMediaType { .music }
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    /// The duration in seconds.
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var releaseDate: Date? { nil }
    open var playCount: Int { 0 }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var podcastTitle: String? { nil }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var beatsPerMinute: Int { 0 }
    open var isCompilation: Bool { false }
    open var isExplicitItem: Bool { false }
    open var dateAdded: Date { .distantPast }
    open var lastPlayedDate: Date? { nil }
    open var lyrics: String? { nil }
    open var comments: String? { nil }
    open var userGrouping: String? { nil }
    open var playbackStoreID: String { "" }
    open var rating: Int { 0 }
    open var skipCount: Int { 0 }
    /// The moment in seconds at which a book or an episode was left.
    open var bookmarkTime: TimeInterval { 0 }
}

/// A collection of several pieces.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}

/// Pieces of which something holds; none is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var items: [MPMediaItem]? { nil }
    open var collections: [MPMediaItemCollection]? { nil }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
}

/// Whether something plays.
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }

/// Plays people's music; nothing plays here.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let player = MPMusicPlayerController()
    open class var systemMusicPlayer: MPMusicPlayerController { player }
    open class var applicationMusicPlayer: MPMusicPlayerController { player }
    open class var applicationQueuePlayer: MPMusicPlayerController { player }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { 0 }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChange")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChange")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChange")
}

/// A slider for the loudness. It is in it, and moves nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UISlider(frame: .zero))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
