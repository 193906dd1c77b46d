import Dispatch
import Foundation
import FoundationNetworking

/// A loader that asks its delegate for an asset's bytes. It asks for none here, as no asset is read.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    override init() {}

    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false

    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

/// An object that brings an asset's bytes.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

// Optional methods of Objective-C's: whoever has none of them brings nothing.
extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}

/// A request for bytes of an asset.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    override init() {}

    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var isFinished: Bool { false }
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var response: URLResponse?
    open var redirect: URLRequest?

    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}

/// A request for an asset's bytes anew, after what was known of it has run out.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// A request for what an asset's bytes are.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    override init() {}

    open var contentType: String?
    open var allowedContentTypes: [String]? { nil }
    /// The asset's length in bytes.
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var isEntireLengthAvailableOnDemand = false
    open var renewalDate: Date?
}

/// A request for a range of an asset's bytes.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    override init() {}

    /// The first byte that is asked for.
    open var requestedOffset: Int64 { 0 }
    /// The number of bytes that are asked for.
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open var currentOffset: Int64 { 0 }

    open func respond(with data: Data) {}
}
