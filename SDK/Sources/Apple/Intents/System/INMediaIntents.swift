import Foundation

/// The type of a media item.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie
    case tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
}
/// Whether one item, all items or none are repeated.
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
/// The place at which it comes among what is played.
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
/// The media that is referred to.
public enum INMediaReference: Int, Sendable { case unknown, currentlyPlaying, my }
/// The order in which it is looked for.
public enum INMediaSortOrder: Int, Sendable {
    case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// An item of media to play.
open class INMediaItem: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
    }
}

/// A search for media to play.
open class INMediaSearch: NSObject, @unchecked Sendable {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let reference: INMediaReference
    public let mediaIdentifier: String?
    public init(
        mediaType: INMediaItemType, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil, artistName: String? = nil,
        albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil, reference: INMediaReference = .unknown,
        mediaIdentifier: String? = nil
    ) {
        (self.mediaType, self.sortOrder, self.mediaName, self.artistName) = (mediaType, sortOrder, mediaName, artistName)
        (self.albumName, self.genreNames, self.moodNames) = (albumName, genreNames, moodNames)
        (self.reference, self.mediaIdentifier) = (reference, mediaIdentifier)
    }
}

/// The intent of playing media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    open private(set) var mediaItems: [INMediaItem]?
    open private(set) var mediaContainer: INMediaItem?
    open private(set) var playShuffled: Bool?
    open private(set) var playbackRepeatMode = INPlaybackRepeatMode.unknown
    open private(set) var resumePlayback: Bool?
    open private(set) var playbackQueueLocation = INPlaybackQueueLocation.unknown
    open private(set) var playbackSpeed: Double?
    open private(set) var mediaSearch: INMediaSearch?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
    ) {
        self.init()
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed, self.mediaSearch) = (playbackQueueLocation, playbackSpeed, mediaSearch)
    }
}

/// The result of playing media.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    open private(set) var code = INPlayMediaIntentResponseCode.unspecified
    open var nowPlayingInfo: [String: Any]?
    public required init() { super.init() }
    public convenience init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
    open override var _codeName: String? { "\(code)" }
    open override var _isSuccess: Bool { [.success, .ready, .handleInApp, .continueInApp].contains(code) }
}

/// Plays what is asked for.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
