import Foundation

/// A name of what is said of a film or a sound.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey("title")
    public static let commonKeyCreator = AVMetadataKey("creator")
    public static let commonKeySubject = AVMetadataKey("subject")
    public static let commonKeyDescription = AVMetadataKey("description")
    public static let commonKeyPublisher = AVMetadataKey("publisher")
    public static let commonKeyContributor = AVMetadataKey("contributor")
    public static let commonKeyCreationDate = AVMetadataKey("creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey("lastModifiedDate")
    public static let commonKeyType = AVMetadataKey("type")
    public static let commonKeyFormat = AVMetadataKey("format")
    public static let commonKeyIdentifier = AVMetadataKey("identifier")
    public static let commonKeySource = AVMetadataKey("source")
    public static let commonKeyLanguage = AVMetadataKey("language")
    public static let commonKeyCopyrights = AVMetadataKey("copyrights")
    public static let commonKeyAlbumName = AVMetadataKey("albumName")
    public static let commonKeyAuthor = AVMetadataKey("author")
    public static let commonKeyArtist = AVMetadataKey("artist")
    public static let commonKeyArtwork = AVMetadataKey("artwork")
    public static let commonKeyMake = AVMetadataKey("make")
    public static let commonKeyModel = AVMetadataKey("model")
    public static let commonKeySoftware = AVMetadataKey("software")

    public static let id3MetadataKeyTitleDescription = AVMetadataKey("TIT2")
    public static let id3MetadataKeyLeadPerformer = AVMetadataKey("TPE1")
    public static let id3MetadataKeyAlbumTitle = AVMetadataKey("TALB")
    public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey("TOAL")
    public static let id3MetadataKeyOriginalArtist = AVMetadataKey("TOPE")
    public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey("aART")
    public static let metadata3GPUserDataKeyAuthor = AVMetadataKey("auth")
    public static let id3MetadataKeyAttachedPicture = AVMetadataKey("APIC")
    public static let iTunesMetadataKeySongName = AVMetadataKey("@nam")
    public static let iTunesMetadataKeyArtist = AVMetadataKey("@ART")
    public static let iTunesMetadataKeyAlbum = AVMetadataKey("@alb")
    public static let iTunesMetadataKeyCoverArt = AVMetadataKey("covr")
}

/// The key space that names of metadata belong to.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace("comn")
    public static let id3 = AVMetadataKeySpace("org.id3")
    public static let iTunes = AVMetadataKeySpace("itsk")
    public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
    public static let quickTimeUserData = AVMetadataKeySpace("udta")
    public static let isoUserData = AVMetadataKeySpace("uiso")
    public static let icy = AVMetadataKeySpace("icy ")
    public static let hlsDateRange = AVMetadataKeySpace("lsdr")
}

/// The format of a file's metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let id3Metadata = AVMetadataFormat("org.id3")
    public static let iTunesMetadata = AVMetadataFormat("com.apple.itunes")
    public static let quickTimeMetadata = AVMetadataFormat("com.apple.quicktime.mdta")
    public static let quickTimeUserData = AVMetadataFormat("com.apple.quicktime.udta")
    public static let isoUserData = AVMetadataFormat("org.mp4ra")
    public static let unknown = AVMetadataFormat("unknown")
}

/// The key of an extra attribute of an item of metadata.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URL")
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURL")
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

/// A name with whose it is.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier(common: .commonKeyTitle)
    public static let commonIdentifierCreator = AVMetadataIdentifier(common: .commonKeyCreator)
    public static let commonIdentifierSubject = AVMetadataIdentifier(common: .commonKeySubject)
    public static let commonIdentifierDescription = AVMetadataIdentifier(common: .commonKeyDescription)
    public static let commonIdentifierPublisher = AVMetadataIdentifier(common: .commonKeyPublisher)
    public static let commonIdentifierContributor = AVMetadataIdentifier(common: .commonKeyContributor)
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(common: .commonKeyCreationDate)
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(common: .commonKeyLastModifiedDate)
    public static let commonIdentifierType = AVMetadataIdentifier(common: .commonKeyType)
    public static let commonIdentifierFormat = AVMetadataIdentifier(common: .commonKeyFormat)
    public static let commonIdentifierSource = AVMetadataIdentifier(common: .commonKeySource)
    public static let commonIdentifierLanguage = AVMetadataIdentifier(common: .commonKeyLanguage)
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(common: .commonKeyCopyrights)
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(common: .commonKeyAlbumName)
    public static let commonIdentifierAuthor = AVMetadataIdentifier(common: .commonKeyAuthor)
    public static let commonIdentifierArtist = AVMetadataIdentifier(common: .commonKeyArtist)
    public static let commonIdentifierArtwork = AVMetadataIdentifier(common: .commonKeyArtwork)
    public static let commonIdentifierMake = AVMetadataIdentifier(common: .commonKeyMake)
    public static let commonIdentifierModel = AVMetadataIdentifier(common: .commonKeyModel)
    public static let commonIdentifierSoftware = AVMetadataIdentifier(common: .commonKeySoftware)

    public static let id3MetadataTitleDescription = AVMetadataIdentifier(space: .id3, key: "TIT2")
    public static let id3MetadataLeadPerformer = AVMetadataIdentifier(space: .id3, key: "TPE1")
    public static let id3MetadataAlbumTitle = AVMetadataIdentifier(space: .id3, key: "TALB")
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(space: .id3, key: "APIC")
    public static let iTunesMetadataSongName = AVMetadataIdentifier(space: .iTunes, key: "@nam")
    public static let iTunesMetadataArtist = AVMetadataIdentifier(space: .iTunes, key: "@ART")
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(space: .iTunes, key: "@alb")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(space: .iTunes, key: "covr")

    /// How spaces begin an identifier where that is not their own name; unverified.
    private static let prefixes: [AVMetadataKeySpace: String] = [.common: "common", .id3: "id3"]

    init(common key: AVMetadataKey) { self.init(space: .common, key: key.rawValue) }
    init(space: AVMetadataKeySpace, key: String) { rawValue = "\(Self.prefixes[space] ?? space.rawValue)/\(key)" }

    var parts: (space: AVMetadataKeySpace, key: String)? {
        guard let slash = rawValue.firstIndex(of: "/") else { return nil }
        let prefix = String(rawValue[..<slash])
        let space = Self.prefixes.first { $0.value == prefix }?.key ?? AVMetadataKeySpace(prefix)
        return (space, String(rawValue[rawValue.index(after: slash)...]))
    }

    /// The name that all formats share.
    var common: AVMetadataKey? {
        switch self {
        case .id3MetadataTitleDescription, .iTunesMetadataSongName: .commonKeyTitle
        case .id3MetadataLeadPerformer, .iTunesMetadataArtist: .commonKeyArtist
        case .id3MetadataAlbumTitle, .iTunesMetadataAlbum: .commonKeyAlbumName
        case .id3MetadataAttachedPicture, .iTunesMetadataCoverArt: .commonKeyArtwork
        default: parts?.space == .common ? parts.map { AVMetadataKey($0.key) } : nil
        }
    }
}
