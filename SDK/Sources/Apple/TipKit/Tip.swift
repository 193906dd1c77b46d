import Foundation
import VitrineSwiftUI

// Hints about what an app can do. None is shown here: an app that asks whether one may be is told that it may not.

/// A hint.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias Event = Tips.Event

    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    var actions: [Action] { get }
    var rules: [Rule] { get }
    var options: [Option] { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [Option] { [] }

    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }
    /// Hides it for good, which it is anyway.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// How a hint is shown.
public protocol TipOption: Sendable {}

/// What concerns all hints.
public enum Tips {
    /// Whether a hint is shown.
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    /// Why a hint is not shown any more.
    public enum InvalidationReason: Int, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a hint.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int? = nil
        private let label: @Sendable () -> Text
        private let perform: @Sendable () -> Void

        public init(
            id: String? = nil, _ label: @autoclosure @escaping @Sendable () -> Text, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            (self.id, self.label, perform) = (id ?? UUID().uuidString, label, handler)
        }
        public init(id: String? = nil, title: some StringProtocol & Sendable, perform handler: @escaping @Sendable () -> Void = {}) {
            self.init(id: id, Text(String(title)), perform: handler)
        }

        public var handler: @Sendable () -> Void { perform }
        public var title: Text { label() }
    }

    /// When a hint may be shown.
    public struct Rule: Sendable {}

    /// Something that happens in an app, which rules count.
    public struct Event: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }
        /// Counts it. No rule asks here.
        public func donate() async {}
        public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) { onComplete?() }
    }

    /// How hints are kept.
    public struct ConfigurationOption: Sendable {
        /// How often any hint is shown.
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        /// Where it is kept what was shown.
        public enum DatastoreLocation: Sendable {
            case applicationDefault
            case groupContainer(identifier: String)
            case url(URL)
        }

        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// How often a hint is shown.
    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }
    /// Whether a hint waits for its turn.
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    /// Begins to keep what was shown, of which there is nothing.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
}
