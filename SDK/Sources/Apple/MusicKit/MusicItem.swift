import Foundation

/// The name of a song, an album and the like in the catalogue.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a text.
    public init(_ value: String) { rawValue = value }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}

/// A song, an album and the like.
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {
    var id: MusicItemID { get }
}

/// A song or a film that a player plays.
public protocol PlayableMusicItem: MusicItem {}

/// Several items, as many as came at once.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable {
    private let items: [MusicItemType]
    public var title: String? { nil }
    public var hasNextBatch: Bool { false }

    /// Makes a collection of these items.
    public init<S: Sequence>(_ items: S) where S.Element == MusicItemType { self.items = Array(items) }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
}

extension MusicItemCollection: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

/// The picture of an item.
public struct Artwork: Codable, Hashable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    private let template: String

    /// - Parameter template: an address with `{w}` and `{h}` in it.
    init(maximumWidth: Int, maximumHeight: Int, alternateText: String? = nil, template: String) {
        self.maximumWidth = maximumWidth
        self.maximumHeight = maximumHeight
        self.alternateText = alternateText
        self.template = template
    }

    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }

    /// The address of the picture in a size, which is never larger than the largest.
    public func url(width: Int, height: Int) -> URL? {
        let sized = template.replacingOccurrences(of: "{w}", with: "\(min(width, maximumWidth))")
            .replacingOccurrences(of: "{h}", with: "\(min(height, maximumHeight))")
        return URL(string: sized)
    }
}

/// A song.
public struct Song: PlayableMusicItem, Codable, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    /// The song's length in seconds.
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let url: URL?
    public let playCount: Int?
    public let lastPlayedDate: Date?
    public let trackNumber: Int?
    /// The date on which it came into somebody's library.
    public let libraryAddedDate: Date?
    /// The parameters with which a player plays the song; nil where it cannot be played.
    public let playParameters: PlayParameters?
}

/// The parameters with which a player plays an item.
public struct PlayParameters: Codable, Hashable, Sendable {}

/// An album.
public struct Album: PlayableMusicItem, Codable, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let trackCount: Int
    public let genreNames: [String]
    public let releaseDate: Date?
    public let url: URL?
}

/// A list of songs.
public struct Playlist: PlayableMusicItem, Codable, Hashable {
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let artwork: Artwork?
    public let lastModifiedDate: Date?
    public let url: URL?
    /// The entries of the playlist are always nil here, as `with(_:)` fetches nothing.
    public var entries: MusicItemCollection<Entry>? { nil }
    /// The songs of the playlist are always nil here, as `with(_:)` fetches nothing.
    public var tracks: MusicItemCollection<Song>? { nil }

    /// An entry of a playlist.
    public struct Entry: MusicItem, Codable, Hashable {
        /// The identity tells the entry from others.
        public let id: MusicItemID
        /// The title is that of the song or film behind the entry.
        public let title: String
        /// The text names who made what is behind the entry, for people to read.
        public let artistName: String
        /// The picture is that of the entry; nil where it has none.
        public let artwork: Artwork?
    }

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func with(_ properties: [PartialMusicAsyncProperty<Playlist>]) async throws -> Playlist {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// A part of an item that is fetched when it is asked for.
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
    private let name: String
    fileprivate init(_ name: String) { self.name = name }
}

extension PartialMusicAsyncProperty where Root == Playlist {
    /// The property stands for a playlist's entries, of songs and films.
    public static var entries: Self { Self("entries") }
    /// The property stands for a playlist's songs.
    public static var tracks: Self { Self("tracks") }
}

/// An artist.
public struct Artist: MusicItem, Codable, Hashable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let genreNames: [String]?
    public let url: URL?
}
