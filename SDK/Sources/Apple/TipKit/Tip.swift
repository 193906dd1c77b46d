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
    /// A hint is known by the name of its type unless it says otherwise.
    public var id: String { "\(Self.self)" }
    /// A hint has no text below its title unless it says otherwise.
    public var message: Text? { nil }
    /// A hint has no picture unless it says otherwise.
    public var image: Image? { nil }
    /// A hint has no buttons unless it says otherwise.
    public var actions: [Action] { [] }
    /// A hint may be shown at any time unless it says otherwise; no rule is asked here.
    public var rules: [Rule] { [] }
    /// A hint has no options unless it says otherwise; none is read here.
    public var options: [Option] { [] }

    /// The status is always `pending`, as no hint is shown here.
    public var status: Tips.Status { .pending }
    /// The value is always false, as no hint is shown here.
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
        /// The identity tells the button from the others of its hint.
        public let id: String
        /// The place among the buttons of the hint is always nil, as no hint is shown here.
        public let index: Int? = nil
        private let label: @Sendable () -> Text
        private let perform: @Sendable () -> Void

        /// This makes a button with a text of its own; its identity is random unless given.
        public init(
            id: String? = nil, _ label: @autoclosure @escaping @Sendable () -> Text, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            (self.id, self.label, perform) = (id ?? UUID().uuidString, label, handler)
        }
        /// This makes a button with a plain title; its identity is random unless given.
        public init(id: String? = nil, title: some StringProtocol & Sendable, perform handler: @escaping @Sendable () -> Void = {}) {
            self.init(id: id, Text(String(title)), perform: handler)
        }

        /// The closure is what the button does; nothing calls it here, as no hint is shown.
        public var handler: @Sendable () -> Void { perform }
        /// The text is what the button says, made anew each time it is asked for.
        public var title: Text { label() }
    }

    /// When a hint may be shown.
    public struct Rule: Sendable {}

    /// Something that happens in an app, which rules count.
    public struct Event: Identifiable, Sendable {
        /// The identity tells the event from others of the app.
        public let id: String
        /// This makes an event by its name, without any donations.
        public init(id: String) { self.id = id }
        /// Counts it. No rule asks here.
        public func donate() async {}
        /// This counts nothing, as no rule asks here, and calls the closure at once.
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

        /// The option sets how often any hint is shown; it keeps nothing, as none is shown here.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
        /// The option sets where it is kept what was shown; it keeps nothing, as nothing is shown here.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// How often a hint is shown.
    public struct MaxDisplayCount: TipOption {
        /// This takes how many times the hint is shown at most, and keeps nothing, as it is never shown here.
        public init(_ maxDisplayCount: Int) {}
    }
    /// Whether a hint waits for its turn.
    public struct IgnoresDisplayFrequency: TipOption {
        /// This takes whether the hint is shown without a wait, and keeps nothing, as it is never shown here.
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    /// Begins to keep what was shown, of which there is nothing.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    /// This does nothing and throws nothing, as nothing is kept of hints here.
    public static func resetDatastore() throws {}
    /// This does nothing: no hint is shown here, in tests neither.
    public static func showAllTipsForTesting() {}
    /// This does nothing: every hint is hidden here anyway.
    public static func hideAllTipsForTesting() {}
}
