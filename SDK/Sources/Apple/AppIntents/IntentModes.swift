import Foundation
import FoundationMissing
import Synchronization

/// The modes in which an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The time at which the app comes to the front for it.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    /// The app comes to the front where the intent asks for it, or after it was performed.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    /// The mode in which an intent runs now.
    public struct Current: Hashable, Sendable {
        private let isInFront: Bool
        /// Whether the app can come to the front for the rest of it.
        public let canContinueInForeground: Bool

        init(isInFront: Bool = false, canContinueInForeground: Bool = false) {
            self.isInFront = isInFront
            self.canContinueInForeground = canContinueInForeground
        }

        /// The intent runs behind what is on the screen, as a widget's intents do.
        public static let background = Current()
        /// The intent runs in the app that is in front.
        public static let foreground = Current(isInFront: true)

        /// Whether both are the same place, whatever may come after it.
        public static func == (one: Current, other: Current) -> Bool { one.isInFront == other.isInFront }
        public func hash(into hasher: inout Hasher) { hasher.combine(isInFront) }
    }
}

/// A request to come to the front that an intent makes while a tap performs it.
package final class ForegroundRequest: Sendable {
    /// The one of the intent that is performed now; nil where none is, so that no app can come to the front.
    @TaskLocal package static var current: ForegroundRequest?
    private let requested = Mutex(false)

    package init() {}

    /// The app is to come to the front.
    package var isMade: Bool { requested.withLock { $0 } }
    func make() { requested.withLock { $0 = true } }
}

extension AppIntent {
    /// Lets the app come to the front once the intent is performed: a tap is what a person has agreed by.
    /// - Parameter alwaysConfirm: whether a person has to agree in any case; nobody is there to be asked.
    /// - Throws: `AppIntentError.needsPerson` where somebody would be asked, `.notPerformed` where the intent was not tapped, or may not run
    ///   in front.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        guard !alwaysConfirm else { throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "") }
        guard systemContext.currentMode.canContinueInForeground else { throw AppIntentError.notPerformed }
        ForegroundRequest.current?.make()
    }

    /// Makes the error that a `perform` throws to continue in front; here it ends the intent with these words.
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) -> AppIntentError {
        .needsPerson(dialog.map { String(localized: $0.full) } ?? "")
    }
}
