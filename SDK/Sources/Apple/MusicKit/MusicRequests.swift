import Foundation

/// An item that the catalogue is searched for.
public protocol MusicCatalogSearchable: MusicItem {}

extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}

/// Searches the catalogue. Nobody allowed it here.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    /// Makes a search for words, among kinds of items.
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}

/// The response to a search of the catalogue.
public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let playlists: MusicItemCollection<Playlist>
    public let artists: MusicItemCollection<Artist>
}

/// Reads somebody's library. Nobody allowed it here.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public var offset: Int?

    /// All of a kind.
    public init() {}

    // What is asked for of items of which there are none.
    /// This asks for items in which a property has a value; nothing is kept, as every response throws.
    public mutating func filter<Value: Equatable>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    /// This asks for items in which a property has one of some values; nothing is kept, as every response throws.
    public mutating func filter<Value: Equatable>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    /// This asks for items in which a text occurs; nothing is kept, as every response throws.
    public mutating func filter(text: String) {}
    /// This asks for items in the order of a property; nothing is kept, as every response throws.
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}

/// The response to a request for a person's library.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// Reads what somebody heard last. Nobody allowed it here.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public var offset: Int?

    /// All of a kind.
    public init() {}

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}

/// The response to a request for what a person heard last.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
