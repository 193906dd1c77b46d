import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks by `URLSession` and stops reading at a limit. It keeps no cookies, answers or credentials, and follows no redirect: one could lead
/// anywhere.
public struct BoundedDownload: Sendable {
    private let limit: Int
    private let timeout: Double

    /// - Parameters:
    ///   - limit: bytes of one answer.
    ///   - timeout: seconds for a whole answer.
    public init(limit: Int, timeout: Double) {
        self.limit = limit
        self.timeout = timeout
    }

    /// The body and head of whatever is answered.
    /// - Throws: ``DownloadError``, `CancellationError`.
    public func callAsFunction(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, Self.permits(url) else { throw DownloadError.addressRefused(request.url?.absoluteString ?? "") }
        let download = Download(limit: limit)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { download.start(request, timeout: timeout, $0) }
        } onCancel: {
            download.cancel()
        }
    }

    /// https anywhere; plain http to this machine only.
    static func permits(_ url: URL) -> Bool {
        guard let host = url.host, !host.isEmpty else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return ["127.0.0.1", "localhost", "::1"].contains(host.lowercased())
        default: return false
        }
    }
}

/// One answer, collected piece by piece so that an endless one cannot fill the memory.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    // All below only under the lock.
    private var body = Data()
    private var response: HTTPURLResponse?
    private var failure: DownloadError?
    private var continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>?
    private var task: URLSessionTask?
    private var isCancelled = false

    init(limit: Int) { self.limit = limit }

    func start(_ request: URLRequest, timeout: Double, _ continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        var request = request
        request.cachePolicy = .reloadIgnoringLocalCacheData
        request.timeoutInterval = timeout
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: request)
        let isCancelled = lock.withLock {
            self.continuation = continuation
            self.task = task
            return self.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
        session.finishTasksAndInvalidate()
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isTooLarge = response.expectedContentLength > Int64(limit)
        lock.withLock {
            self.response = response as? HTTPURLResponse
            if isTooLarge { failure = .tooLarge(limit: limit) }
            // Where the length is known, the memory is reserved at once: growing by doubling would need three times as much.
            if !isTooLarge && response.expectedContentLength > 0 { body.reserveCapacity(Int(response.expectedContentLength)) }
        }
        completionHandler(isTooLarge ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let fits = lock.withLock {
            guard failure == nil, body.count + data.count <= limit else {
                failure = failure ?? .tooLarge(limit: limit)
                return false
            }
            body.append(data)
            return true
        }
        if !fits { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        lock.lock()
        let continuation = continuation
        self.continuation = nil
        let result: Result<(Data, HTTPURLResponse), any Error>
        if isCancelled {
            result = .failure(CancellationError())
        } else if let failure {
            result = .failure(failure)
        } else if let error {
            result = .failure(DownloadError.unreachable(error.sentence))
        } else if let response = response ?? task.response as? HTTPURLResponse {
            result = .success((body, response))
        } else {
            result = .failure(DownloadError.unreachable("The answer is not HTTP."))
        }
        lock.unlock()
        continuation?.resume(with: result)
    }
}
