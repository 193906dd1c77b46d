@_exported import Foundation
@_exported import VitrineUIKit

/// An error that tells why the metadata of a page is not had.
public struct LPError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let metadataFetchFailed = Code.metadataFetchFailed
}

/// The metadata of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?
}

/// Reads what a page says of itself. None is read here: each call fails with `metadataFetchFailed`.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    /// The time after which it gives up, in seconds.
    open var timeout: TimeInterval = 30
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }
    /// - Throws: `LPError`, always.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}

/// Shows what is known of a page; no widget does.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()
    public init(url URL: URL) {
        super.init(frame: .zero)
        metadata.originalURL = URL
    }
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
