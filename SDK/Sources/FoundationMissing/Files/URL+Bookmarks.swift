import Foundation

// Bookmarks of files. Apple's follow a file that is moved; here a bookmark holds the path that it was made of, and is refused once nothing
// is there.

extension URL {
    /// Options for what a bookmark keeps beside the place.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 512)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1024)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2048)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 4096)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options for how a bookmark is resolved.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 256)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 512)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1024)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    private static let bookmarkMark = Data("book".utf8)
    /// Bytes of the longest path.
    private static let longestBookmark = 4096

    /// The file's place, to be found again from the bytes.
    /// - Throws: `CocoaError.fileReadNoSuchFile` where nothing is there, and `.fileReadUnsupportedScheme` for what is no file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        return Self.bookmarkMark + Data(standardizedFileURL.path.utf8)
    }

    /// The place that a bookmark holds.
    /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are no bookmark, and `.fileNoSuchFile` where nothing is there any more.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard data.starts(with: Self.bookmarkMark), data.count <= Self.longestBookmark,
            let path = String(data: data.dropFirst(Self.bookmarkMark.count), encoding: .utf8), path.hasPrefix("/")
        else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }
}
