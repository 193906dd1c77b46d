import Foundation

/// A Live Activity. This host shows none: `request` throws `ActivityAuthorizationError.unsupported`, as on a device without them.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public private(set) var content: ActivityContent<ContentState>
    public var contentState: ContentState { content.state }
    public let activityState = ActivityState.ended
    public let pushToken: Data? = nil

    init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        self.attributes = attributes
        self.content = content
    }

    public static var activities: [Activity<Attributes>] { [] }

    /// - Throws: `ActivityAuthorizationError.unsupported`, always.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// - Throws: `ActivityAuthorizationError.unsupported`, always.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Requests a Live Activity that begins later.
    /// - Parameters:
    ///   - alertConfiguration: how the person is told that it begins.
    ///   - start: when it begins.
    /// - Throws: `ActivityAuthorizationError.unsupported`, always.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// - Throws: `ActivityAuthorizationError.unsupported`, always.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        self.content = content
    }
    /// - Parameter timestamp: when the content came about; later content is not followed by earlier.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        await update(content, alertConfiguration: alertConfiguration)
    }
    /// - Parameter timestamp: when the content came about.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        content.state = contentState
    }
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}

    /// The contents of the activity, as they change. No activity begins here: this and the other sequences end at once.
    public var contentUpdates: ContentUpdates { ContentUpdates() }
    /// The states of the content, as they change.
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    /// The life-cycle states of the activity, as they change.
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
    /// The tokens to which a server sends the activity's updates.
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    /// The Live Activities of this type, as they begin.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
    /// The tokens to which a server sends pushes that begin a Live Activity.
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    /// The latest push-to-start token; nil, as there is none.
    public static var pushToStartToken: Data? { nil }
}

extension Activity {
    /// A sequence of contents, which is empty.
    public struct ContentUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityContent<ContentState>
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next content: nil, always.
            public mutating func next() async -> ActivityContent<ContentState>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// A sequence of life-cycle states, which is empty.
    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityState
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next state: nil, always.
            public mutating func next() async -> ActivityState? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// A sequence of Live Activities, which is empty.
    public struct ActivityUpdates: AsyncSequence, Sendable {
        public typealias Element = Activity<Attributes>
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next activity: nil, always.
            public mutating func next() async -> Activity<Attributes>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// A sequence of push tokens, which is empty.
    public struct PushTokenUpdates: AsyncSequence, Sendable {
        public typealias Element = Data
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next token: nil, always.
            public mutating func next() async -> Data? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Whether Live Activities may be shown: not here.
public final class ActivityAuthorizationInfo: Sendable {
    /// Makes an object that reads the settings.
    public init() {}
    /// Whether the app may begin a Live Activity; false, always.
    public var areActivitiesEnabled: Bool { false }
    /// Whether the app's server may update a Live Activity often; false, always.
    public var frequentPushesEnabled: Bool { false }
    /// The changes of `areActivitiesEnabled`; there are none.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    /// The changes of `frequentPushesEnabled`; there are none.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { FrequentPushEnablementUpdates() }

    /// A sequence of changes of whether the app may begin a Live Activity, which is empty.
    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next answer: nil, always.
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// A sequence of changes of whether the server may update one often, which is empty.
    public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        public typealias AsyncIterator = Iterator

        /// An iterator that ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next answer: nil, always.
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
