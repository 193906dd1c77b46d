import Foundation
import FoundationMissing
import OpenCombine

extension NSObject {
    /// Publishes the values of a property: what it is at first, where that is asked for, and what it becomes, of objects that tell of
    /// their changes (see `observe(_:options:changeHandler:)`).
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            let subscription = PropertySubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.watch(object, keyPath, options)
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// - Parameter options: whether the value at first is published too, as it is where nothing is said.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// Gives one subscriber a property's values. Of those that come before they are asked for the last one waits.
private final class PropertySubscription<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    // Under the lock.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: Downstream.Input?
    private var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func watch<Object: NSObject>(_ object: Object, _ path: KeyPath<Object, Downstream.Input>, _ options: NSKeyValueObservingOptions) {
        let observation = object.observe(path, options: options) { [weak self] object, _ in self?.publish(object[keyPath: path]) }
        lock.withLock { if downstream != nil { self.observation = observation } }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            if let value = waiting {
                waiting = nil
                publish(value)
            }
        }
    }

    private func publish(_ value: Downstream.Input) {
        lock.withLock {
            guard let downstream else { return }
            guard demand > 0 else { return waiting = value }
            demand -= 1
            demand += downstream.receive(value)
        }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (downstream, observation, waiting) = (nil, nil, nil) }
            return (downstream, observation)
        }
        ended.1?.invalidate()
    }
}
