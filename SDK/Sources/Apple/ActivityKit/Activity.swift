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

    /// One that begins later.
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

    /// Its contents as they come. Nothing happens to what cannot begin: this and the others end at once.
    public var contentUpdates: ContentUpdates { ContentUpdates() }
    /// Its states as they come.
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    /// The states of its life, as they change.
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
    /// The tokens that a server sends pushes to.
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    /// Live Activities as they begin.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
    /// The tokens that a server begins Live Activities by.
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    /// The latest of them.
    public static var pushToStartToken: Data? { nil }
}

extension Activity {
    /// Contents: none.
    public struct ContentUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityContent<ContentState>
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next content: nil, always.
            public mutating func next() async -> ActivityContent<ContentState>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// States of a life: none.
    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityState
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next state: nil, always.
            public mutating func next() async -> ActivityState? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Live Activities: none.
    public struct ActivityUpdates: AsyncSequence, Sendable {
        public typealias Element = Activity<Attributes>
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next activity: nil, always.
            public mutating func next() async -> Activity<Attributes>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Tokens: none.
    public struct PushTokenUpdates: AsyncSequence, Sendable {
        public typealias Element = Data
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next token: nil, always.
            public mutating func next() async -> Data? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Whether Live Activities may be shown: not here.
public final class ActivityAuthorizationInfo: Sendable {
    /// A look at the settings.
    public init() {}
    /// Whether the app may begin one.
    public var areActivitiesEnabled: Bool { false }
    /// Whether its server may update one often.
    public var frequentPushesEnabled: Bool { false }
    /// Changes of the first; there are none.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    /// Changes of the second; there are none.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { FrequentPushEnablementUpdates() }

    /// Changes of whether the app may begin one: none.
    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next answer: nil, always.
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Changes of whether its server may update one often: none.
    public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        public typealias AsyncIterator = Iterator

        /// Ends at once.
        public struct Iterator: AsyncIteratorProtocol {
            /// The next answer: nil, always.
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
