import Foundation
import OpenCombine

extension Publishers {
    /// The times at which values that were collected are handed on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Groups elements each time an interval has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Groups elements each time an interval has passed, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values of a span of time together; a span without values is passed over.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.subscribe(TimedCollector<Upstream, Context, Downstream>(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Collects values and publishes them together, by a strategy; what is left when the publisher finishes comes before its end.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Collects for one subscriber. What comes while nothing is asked for waits.
private final class TimedCollector<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSRecursiveLock()
    private let scheduler: Context
    private let span: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    // Under the lock.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var collected: [Upstream.Output] = []

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let span): (self.scheduler, self.span, count) = (scheduler, span, nil)
        case .byTimeOrCount(let scheduler, let span, let count): (self.scheduler, self.span, self.count) = (scheduler, span, count)
        }
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: span), interval: span, tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in self?.flush() }
            return self.downstream
        }
        downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isFull = lock.withLock {
            guard downstream != nil else { return false }
            collected.append(input)
            return count.map { collected.count >= $0 } ?? false
        }
        if isFull { flush() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (downstream, rest) = lock.withLock {
            defer { end() }
            return (self.downstream, collected)
        }
        if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
        downstream?.receive(completion: completion)
    }

    private func flush() {
        lock.withLock {
            guard let downstream, demand > .none, !collected.isEmpty else { return }
            let values = collected
            collected = []
            demand -= 1
            demand += downstream.receive(values)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let upstream = lock.withLock {
            defer { end() }
            return self.upstream
        }
        upstream?.cancel()
    }

    /// Lets go of everything; called under the lock.
    private func end() {
        timer?.cancel()
        (downstream, upstream, timer, collected) = (nil, nil, nil, [])
    }
}
