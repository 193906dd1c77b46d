import Foundation

/// A ``RestClient`` on `URLSession` that stops reading at a limit; it keeps no cookies, cache or credentials.
public struct BoundedRestClient: RestClient {
    private let limit: Int
    private let timeout: TimeInterval

    /// `limit` in bytes, `timeout` in seconds for the whole download.
    public init(limit: Int = BookingLimits.image, timeout: TimeInterval = 5) {
        self.limit = limit
        self.timeout = timeout
    }

    public func data(from url: URL) async throws -> Data {
        guard Self.permits(url) else { throw RestClientError.addressRefused(url.absoluteString) }
        let download = BoundedDownload(limit: limit)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                download.start(url, timeout: timeout, continuation)
            }
        } onCancel: {
            download.cancel()
        }
    }

    static func permits(_ url: URL) -> Bool {
        guard let host = url.host, !host.isEmpty else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return ["127.0.0.1", "localhost", "::1"].contains(host.lowercased())
        default: return false
        }
    }
}

/// One download, collected piece by piece so that an endless answer cannot fill the memory.
private final class BoundedDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var body = Data()
    private var failure: (any Error)?
    private var continuation: CheckedContinuation<Data, any Error>?
    private var task: URLSessionTask?
    private var cancelled = false

    init(limit: Int) {
        self.limit = limit
    }

    func start(_ url: URL, timeout: TimeInterval, _ continuation: CheckedContinuation<Data, any Error>) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: url)
        lock.lock()
        self.continuation = continuation
        self.task = task
        let cancelled = cancelled
        lock.unlock()
        task.resume()
        if cancelled { task.cancel() }
        session.finishTasksAndInvalidate()
    }

    func cancel() {
        lock.lock()
        cancelled = true
        let task = task
        lock.unlock()
        task?.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status != 200 {
            fail(RestClientError.status(status))
            completionHandler(.cancel)
        } else if response.expectedContentLength > Int64(limit) {
            fail(RestClientError.tooLarge(limit: limit))
            completionHandler(.cancel)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        lock.lock()
        let fits = body.count + data.count <= limit
        if fits { body.append(data) }
        lock.unlock()
        if !fits {
            fail(RestClientError.tooLarge(limit: limit))
            dataTask.cancel()
        }
    }

    /// A redirect is not followed: it could lead off the machine.
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
        let failure = failure ?? error
        let body = body
        lock.unlock()
        if let failure {
            continuation?.resume(throwing: failure)
        } else {
            continuation?.resume(returning: body)
        }
    }

    private func fail(_ error: any Error) {
        lock.lock()
        if failure == nil { failure = error }
        lock.unlock()
    }
}
