import Foundation

// Questions to a person. An intent of a widget is performed with nobody to ask, on iOS as here: each of them throws.

extension IntentParameter {
    /// - Throws: always; nobody is there to give a value.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw question(dialog) }

    /// What a `perform` throws to have a value asked for; here it ends the intent with these words.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { question(dialog) }

    /// - Throws: always; nobody is there to choose.
    public func requestDisambiguation<Choice: Sendable>(among choices: [Choice], dialog: IntentDialog? = nil) async throws -> Choice {
        throw question(dialog)
    }

    public func needsDisambiguationError<Choice: Sendable>(among choices: [Choice], dialog: IntentDialog? = nil) -> AppIntentError {
        question(dialog)
    }

    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation<Choice: Sendable>(for value: Choice, dialog: IntentDialog? = nil) async throws -> Bool {
        throw question(dialog)
    }

    private func question(_ dialog: IntentDialog?) -> AppIntentError {
        .needsPerson(dialog.map { String(localized: $0.full) } ?? facts.title.map { String(localized: $0) } ?? "")
    }
}

/// What is said on the button that agrees.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    public static let `continue` = ConfirmationActionName(name: "continue")
    public static let `do` = ConfirmationActionName(name: "do")
    public static let go = ConfirmationActionName(name: "go")
    public static let add = ConfirmationActionName(name: "add")
    public static let buy = ConfirmationActionName(name: "buy")
    public static let order = ConfirmationActionName(name: "order")
    public static let send = ConfirmationActionName(name: "send")
    public static let share = ConfirmationActionName(name: "share")
    public static let start = ConfirmationActionName(name: "start")
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    public static let turnOff = ConfirmationActionName(name: "turnOff")
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: "custom") }
}

extension AppIntent {
    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation() async throws { throw AppIntentError.needsPerson("") }

    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
    ) async throws { throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "") }

    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.needsPerson("") }

    public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// What surrounds an intent that is performed.
public struct IntentSystemContext: Sendable {
    /// When it was asked for; nil where that is not known.
    public var preciseTimestamp: Date? { nil }
}

/// An intent that tells how far it is. Nobody watches here.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
