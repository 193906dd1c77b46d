import Foundation

/// A request for a task in the background.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = anew()
        other.earliestBeginDate = earliestBeginDate
        return other
    }

    /// A request for the same task, at no particular time.
    fileprivate func anew() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }
}

/// A request for a short task that refreshes the app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Makes a request by its name.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override fileprivate func anew() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A request for a long task in the background.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    /// Makes a request by its name.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override fileprivate func anew() -> BGTaskRequest {
        let other = BGProcessingTaskRequest(identifier: identifier)
        (other.requiresNetworkConnectivity, other.requiresExternalPower) = (requiresNetworkConnectivity, requiresExternalPower)
        return other
    }
}

/// A request for a task that people began and that continues in the background (iOS 26).
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// What the scheduler does with a request that cannot begin at once.
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }

    /// The resources that the task needs beside time.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let gpu = Resources(rawValue: 1)
    }

    /// The title of the task that people see.
    open var title: String
    open var subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []

    /// Makes a request for a task by its identifier, with the title and subtitle that people see.
    public init(identifier: String, title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
        super.init(identifier: identifier)
    }

    override fileprivate func anew() -> BGTaskRequest {
        let other = BGContinuedProcessingTaskRequest(identifier: identifier, title: title, subtitle: subtitle)
        (other.strategy, other.requiredResources) = (strategy, requiredResources)
        return other
    }
}

/// A task that runs in the background.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

/// A short task that refreshes the app's content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long task that runs in the background.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A task that people began and that continues in the background.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
    /// The title of the task that people see.
    open private(set) var title = ""
    open private(set) var subtitle = ""
    /// The progress of the task.
    public let progress = Progress(totalUnitCount: 0)

    /// Sets the title and the subtitle that people see from now on.
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Schedules an app's tasks in the background. No app is woken here: requests are refused, as where people switched it off.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// An error that tells why nothing is scheduled.
    public struct Error: _BridgedStoredNSError, @unchecked Sendable {
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var _nsErrorDomain: String { errorDomain }
        /// The domain of these errors.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }

        /// The code of the error.
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = Error
            case unavailable = 1
            case tooManyPendingTaskRequests
            case notPermitted
        }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }

    public static let shared = BGTaskScheduler()
    public static let errorDomain = Error.errorDomain

    private override init() {}

    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    /// The resources that a continued task may use here beside time: none.
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
