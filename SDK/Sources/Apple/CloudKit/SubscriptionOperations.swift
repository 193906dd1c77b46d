import Foundation

/// A request to save and delete subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    @preconcurrency open var perSubscriptionSaveBlock: (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    @preconcurrency open var perSubscriptionDeleteBlock: (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
    @preconcurrency open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// The older form of the block at the end.
    @preconcurrency open var modifySubscriptionsCompletionBlock:
        (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

    public override init() { super.init() }

    /// A request to save some subscriptions and delete others.
    public convenience init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        self.init()
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
    }

    override func fail(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
    }
}

/// A request for subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions; nil is all of them.
    open var subscriptionIDs: [CKSubscription.ID]?
    @preconcurrency open var perSubscriptionResultBlock: (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    @preconcurrency open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// The older form of the block at the end.
    @preconcurrency open var fetchSubscriptionCompletionBlock: (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?

    public required override init() { super.init() }

    /// A request for these subscriptions.
    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }

    /// A request for all subscriptions.
    open class func fetchAllSubscriptionsOperation() -> Self { Self() }

    override func fail(_ error: CKError) {
        fetchSubscriptionsResultBlock?(.failure(error))
        fetchSubscriptionCompletionBlock?(nil, error)
    }
}
