import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Publishes what a request is answered with, then finishes; fails where it is not answered. In the copies of a project's sources it
    /// stands for `DataTaskPublisher`.
    ///
    /// OpenCombine's cancels its task at once, and one that is cancelled before Foundation has begun it ends the process
    /// (FoundationNetworking/TaskRegistry.swift of Swift 6.3). Where there is no network this is soon so: of two requests that are waited for
    /// together one fails, and the other is cancelled.
    public struct _PublisherOfTasks: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }

    /// Publishes what is at an address.
    public func _publisherOfTasks(for url: URL) -> _PublisherOfTasks { _publisherOfTasks(for: URLRequest(url: url)) }

    /// Publishes what a request is answered with.
    public func _publisherOfTasks(for request: URLRequest) -> _PublisherOfTasks { _PublisherOfTasks(request: request, session: self) }
}

/// One request, begun when something is asked for.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    /// How long after its beginning a task may be cancelled, in seconds: a thousand times what Foundation needs to begin one, as measured
    /// with tasks that are cancelled after 0 to 100 microseconds.
    private static var unready: TimeInterval { 0.1 }

    // Touched only under the lock.
    private let lock = NSLock()
    private var publisher: URLSession._PublisherOfTasks?
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private var begun = Date.distantPast

    init(_ publisher: URLSession._PublisherOfTasks, _ downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber asked for nothing.")
        let task: URLSessionDataTask? = lock.withLock {
            // One answer is all there is, however much is asked for.
            guard let publisher else { return nil }
            self.publisher = nil
            let task = publisher.session.dataTask(with: publisher.request, completionHandler: answered)
            self.task = task
            begun = Date()
            return task
        }
        task?.resume()
    }

    private func answered(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let downstream = lock.withLock {
            defer { (self.downstream, task) = (nil, nil) }
            return self.downstream
        }
        guard let downstream else { return }
        if error == nil, let response {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let (task, begun) = lock.withLock {
            defer { (publisher, downstream, self.task) = (nil, nil, nil) }
            return (self.task, self.begun)
        }
        guard let task else { return }
        if Date().timeIntervalSince(begun) > Self.unready {
            task.cancel()
        } else {
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.unready) { task.cancel() }
        }
    }
}
