import Foundation
import FoundationMissing
import VitrineUniformTypeIdentifiers

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The kinds of file that it may be.
    static var supportedContentTypes: [UTType] { get }
}

/// The id of an entity that is a file: where the file is, or the id of one that is not stored yet.
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
    private enum Place: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }
    private let place: Place

    /// Makes the identifier of a file.
    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(place: .file(url)) }
    /// Makes the identifier of a file that is not stored yet.
    public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(place: .draft(identifier)) }

    /// The place of the file; nil for a draft.
    public var fileURL: URL? { if case .file(let url) = place { url } else { nil } }
    /// The draft's id; nil for a file.
    public var draftIdentifier: String? { if case .draft(let id) = place { id } else { nil } }
    /// Whether the file is a draft that is not stored yet.
    public var isDraft: Bool { draftIdentifier != nil }

    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let id): "draft:" + id
        }
    }
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") { return .draft(identifier: String(entityIdentifierString.dropFirst(6))) }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return .file(url: url)
    }
}

/// An entity that the system's search may find. Nothing searches here.
public protocol IndexedEntity: AppEntity {
    /// Whether the search shows it.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The search shows it.
    public var hideInSpotlight: Bool { false }
}
