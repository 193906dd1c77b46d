@_exported import Foundation
@_exported import VitrineUniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// An error of the search index.
public struct CSIndexError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002
        case remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The attributes of an item that can be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var artist: String?
    open var album: String?
    open var composer: String?
    open var genre: String?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var creator: String?
    /// The names of the people who wrote the item.
    open var authorNames: [String]?
    /// The addresses of the people who wrote the item, as those of their mail.
    open var authorAddresses: [String]?
    /// The sources that the item's content came from.
    open var contentSources: [String]?
    /// The publishers of the item.
    open var publishers: [String]?
    /// The companies and other organisations that the item is from.
    open var organizations: [String]?
    /// The contributors to the item besides its authors.
    open var contributors: [String]?
    /// The languages that the item's content is in.
    open var languages: [String]?
    /// The theme that the item's content is about, in words.
    open var theme: String?
    /// The kind of item in words that people read, as “PDF document”.
    open var kind: String?
    /// Information about the item, as text.
    open var information: String?
    open var subject: String?
    open var comment: String?
    open var completionDate: Date?
    open var lastUsedDate: Date?
    open var namedLocation: String?
    open var accountIdentifier: String?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    /// The folder or the list that the item is in.
    open var containerTitle: String?
    open var containerDisplayName: String?
    open var containerIdentifier: String?
    open var containerOrder: NSNumber?
    open var url: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var rankingHint: NSNumber?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var addedDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var city: String?
    open var country: String?
    open var supportsNavigation: NSNumber?
    open var supportsPhoneCall: NSNumber?
    open var textContent: String?
    open var htmlContentData: Data?
    open var metadataModificationDate: Date?
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

/// An item that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date! = .distantFuture
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// The search index of the device. There is none here: `isIndexingAvailable()` is false, and each call fails with `indexingUnsupported`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    open class func isIndexingAvailable() -> Bool { false }
    open class func `default`() -> CSSearchableIndex { shared }
    private static let shared = CSSearchableIndex(name: "")
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    public init(name: String) {}

    public typealias Completion = @Sendable ((any Error)?) -> Void
    private func refuse(_ completion: Completion?) { completion?(CSIndexError(.indexingUnsupported)) }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion? = nil) { refuse(completionHandler) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Completion? = nil) {
        refuse(completionHandler)
    }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: Completion? = nil) {
        refuse(completionHandler)
    }
    open func deleteAllSearchableItems(completionHandler: Completion? = nil) { refuse(completionHandler) }
    /// - Throws: `CSIndexError`, always.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
    /// - Throws: `CSIndexError`, always.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    /// - Throws: `CSIndexError`, always.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    /// - Throws: `CSIndexError`, always.
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}

/// A delegate that is asked to index everything anew; none is asked here.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
