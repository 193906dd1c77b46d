import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after the other, from the moment on when somebody begins to wait for them.
    /// - Parameter object: only those that it posts; nil for anybody's.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they come; none is lost between two that are asked for, up to the newest seven.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// The elements are notifications.
        public typealias Element = Notification
        /// The iterator that waits for notifications.
        public typealias AsyncIterator = Iterator
        /// Waiting for one never fails.
        public typealias Failure = Never

        /// The newest that wait for whoever is slower than they come. Apple writes no number; of 100 that were posted at once about 8
        /// arrived (developer.apple.com/forums/thread/808800): the one that is handed over, and these.
        fileprivate static let kept = 7

        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: (any AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to wait: from here on notifications are kept.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// An iterator that waits for the next notification. It is told no more once it is released.
        public struct Iterator: AsyncIteratorProtocol {
            /// Whoever posts hands a notification over for good.
            private struct Posted: @unchecked Sendable {
                let notification: Notification
            }

            private var posted: AsyncStream<Posted>.Iterator
            private let observation: Observation

            fileprivate init(_ source: Notifications) {
                let (stream, continuation) = AsyncStream.makeStream(of: Posted.self, bufferingPolicy: .bufferingNewest(Notifications.kept))
                posted = stream.makeAsyncIterator()
                observation = Observation(
                    source.center,
                    source.center.addObserver(forName: source.name, object: source.object, queue: nil) {
                        continuation.yield(Posted(notification: $0))
                    })
            }

            /// The next notification, as soon as there is one; nil once the task that waits is cancelled.
            public mutating func next() async -> Notification? { await next(isolation: nil) }

            /// The next notification, waited for on an actor; nil once the task that waits is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                // Who waits is one task at a time, as of any iterator.
                nonisolated(unsafe) var waiting = posted
                let next = await waiting.next(isolation: actor)
                posted = waiting
                return next?.notification
            }
        }

        private final class Observation: Sendable {
            private let center: NotificationCenter
            // Only handed back to who gave it.
            nonisolated(unsafe) private let token: any NSObjectProtocol

            init(_ center: NotificationCenter, _ token: any NSObjectProtocol) { (self.center, self.token) = (center, token) }
            deinit { center.removeObserver(token) }
        }
    }
}
