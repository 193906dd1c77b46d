import Foundation

/// A delegate that is told how a request ends.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The request has finished.
    func requestDidFinish(_ request: SKRequest)
    /// The request failed, with an `SKError`.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the shop. There is none here: each kind of request says how it ends.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() {}

    /// Starts the request; the delegate is told on the main queue.
    open func start() {
        DispatchQueue.main.async { [self] in if !isCancelled { answer() } }
    }

    /// Cancels the request: the delegate is told nothing more.
    open func cancel() { isCancelled = true }

    func answer() { delegate?.request(self, didFailWithError: SKError(.clientInvalid)) }
}

/// A delegate that is told which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The response has come.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The response to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open internal(set) var products: [SKProduct] = []
    /// The identifiers that the App Store does not know.
    open internal(set) var invalidProductIdentifiers: [String] = []

    public override init() {}
}

/// Asks what is sold: nothing, so that each identifier is one that the shop does not know.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    public override init() { identifiers = [] }

    /// Makes a request by the products' identifiers.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        let response = SKProductsResponse()
        response.invalidProductIdentifiers = identifiers.sorted()
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
        delegate?.requestDidFinish(self)
    }
}

/// Asks for the app's receipt. There is none: it fails with `SKError.clientInvalid`.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    open private(set) var receiptProperties: [String: Any]?

    public override init() {}

    /// Makes a request with what a receipt for tests is to have.
    public init(receiptProperties properties: [String: Any]?) { receiptProperties = properties }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
