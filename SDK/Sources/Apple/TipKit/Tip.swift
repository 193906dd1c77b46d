import Foundation
import Synchronization
import VitrineSwiftUI

// Hints about what an app can do. None is shown here: an app that asks whether one may be is told that it may not.

/// A tip about a feature of an app.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias Event = Tips.Event
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ListBuilder<Action> var actions: [Action] { get }
    @Tips.ListBuilder<Rule> var rules: [Rule] { get }
    @Tips.ListBuilder<Option> var options: [Option] { get }
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
    /// Hides the tip for good, which it is anyway.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// An option of how a tip is shown.
public protocol TipOption: Sendable {}

/// The configuration and the state of all tips.
public enum Tips {
    /// Whether a hint is shown.
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    /// The reason for which a tip is not shown any more.
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

    /// The condition under which a hint may be shown. `#Rule` makes one; none is asked here, as no hint is shown.
    public struct Rule: Sendable { init() {} }

    /// Makes a list of what stands in a hint's braces, each by itself or in a list already.
    @resultBuilder public enum ListBuilder<Element> {
        public static func buildExpression(_ element: Element) -> [Element] { [element] }
        public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
        public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
        public static func buildEither(first part: [Element]) -> [Element] { part }
        public static func buildEither(second part: [Element]) -> [Element] { part }
        public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
    }

    /// The data of a donation of an event that needs nothing beside its time.
    public struct EmptyDonation: Codable, Sendable {
        public init() {}
    }

    /// An event in an app, which rules count.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// A donation: one time that the event happened.
        @dynamicMemberLookup public struct Donation: Sendable {
            public let date: Date
            let info: DonationInfo

            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
        }

        /// The identity tells the event from others of the app.
        public let id: String
        /// This makes an event by its name, without any donations.
        public init(id: String) { self.id = id }
        /// The times it happened: none are kept here, as no rule is asked.
        public var donations: [Donation] { [] }
        /// Counts nothing, as no rule asks here.
        public func donate(_ info: DonationInfo) async {}
        /// This counts nothing, as no rule asks here, and calls the closure at once.
        public func sendDonation(_ info: DonationInfo, _ onComplete: (@Sendable () -> Void)? = nil) { onComplete?() }
    }

    /// A value of an app's that rules ask for, which `@Parameter` keeps as long as the process lives.
    public final class Parameter<Value: Sendable>: Sendable {
        private let value: Mutex<Value>

        public init(_ value: Value) { self.value = Mutex(value) }

        /// The current value of the parameter.
        public var wrappedValue: Value {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }

    /// The option for which values of a parameter are kept when an app ends: none is here.
    public struct ParameterOption: Sendable {
        public static let transient = ParameterOption()
    }

    /// A time before now in which events count.
    public struct DonationTimeRange: Sendable {
        /// The length in seconds.
        let length: TimeInterval
        public static let minute = minutes(1), hour = hours(1), day = days(1), week = weeks(1)
        public static func minutes(_ count: Int) -> Self { Self(length: 60 * Double(count)) }
        public static func hours(_ count: Int) -> Self { minutes(60 * count) }
        public static func days(_ count: Int) -> Self { hours(24 * count) }
        public static func weeks(_ count: Int) -> Self { days(7 * count) }
    }

    /// An option of how tips are kept.
    public struct ConfigurationOption: Sendable {
        /// The frequency with which any tip is shown.
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        /// The place at which it is kept what was shown.
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

    /// The option for how often a tip is shown.
    public struct MaxDisplayCount: TipOption {
        /// This takes how many times the hint is shown at most, and keeps nothing, as it is never shown here.
        public init(_ maxDisplayCount: Int) {}
    }
    /// The option for how long a tip is shown.
    public struct MaxDisplayDuration: TipOption {
        /// This takes how many seconds the hint is shown at most, and keeps nothing, as it is never shown here.
        public init(_ maxDisplayDuration: TimeInterval) {}
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

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// This makes an event by its name, of which nothing is told but its time.
    public init(id: String) { self.init(id: id, of: DonationInfo.self) }
    private init(id: String, of type: DonationInfo.Type) { self.id = id }
    /// Counts nothing, as no rule asks here.
    public func donate() async {}
    /// This counts nothing, as no rule asks here, and calls the closure at once.
    public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) { onComplete?() }
}

extension Array {
    /// Returns the donations of a time range before now.
    public func donatedWithin<DonationInfo>(_ range: Tips.DonationTimeRange) -> Self where Element == Tips.Event<DonationInfo>.Donation {
        let begin = Date(timeIntervalSinceNow: -range.length)
        return filter { $0.date >= begin }
    }
}

/// Makes a static variable of a hint's type one that rules ask for, by its name with a dollar sign.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "VitrineMacros", type: "TipParameterMacro")

/// A rule by what a parameter holds.
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "VitrineMacros", type: "RuleMacro")

/// A rule by how often an event has happened.
@freestanding(expression)
public macro Rule<DonationInfo>(_ event: Tips.Event<DonationInfo>, _ body: (Tips.Event<DonationInfo>) -> Bool) -> Tips.Rule =
    #externalMacro(module: "VitrineMacros", type: "RuleMacro")

/// Makes the rule for `#Rule`.
public func _rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule { Tips.Rule() }
/// Makes the rule for `#Rule`.
public func _rule<DonationInfo>(_ event: Tips.Event<DonationInfo>, _ body: (Tips.Event<DonationInfo>) -> Bool) -> Tips.Rule { Tips.Rule() }
