import Foundation
import VitrineCombine

/// Plays music. Nothing is heard here: the queue is empty, and nothing plays.
public class MusicPlayer: @unchecked Sendable {
    /// Whether something plays.
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// Whether one item, all items or none are repeated.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// The order in which songs come.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// The state of a player.
    public class State: ObservableObject, @unchecked Sendable {
        public let playbackStatus = PlaybackStatus.stopped
        public var playbackRate: Float = 1
        public var repeatMode: RepeatMode?
        public var shuffleMode: ShuffleMode?
    }

    /// The queue of a player.
    public class Queue: ObservableObject, @unchecked Sendable, ExpressibleByArrayLiteral {
        /// An entry of the queue.
        public struct Entry: Identifiable, Hashable, Sendable {
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
        }

        /// Makes a queue of items, of which none is kept here.
        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        init() {}
        /// A playlist from one of its entries on; none is kept.
        public init(playlist: Playlist, startingAt entry: Playlist.Entry) {}
        /// Makes a queue of items, of which none is kept here.
        public convenience init<S: Sequence>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element: PlayableMusicItem { self.init() }

        public var currentEntry: Entry? { nil }
    }

    init() {}

    public let state = State()
    public var queue = Queue()
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
}

/// Plays an app's own music.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
}

/// Plays what the Music app plays.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
}
