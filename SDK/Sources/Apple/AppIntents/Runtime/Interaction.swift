import Foundation
import FoundationMissing
import VitrineSwiftUI

// Questions to a person. An intent of a widget is performed with nobody to ask, on iOS as here: each of them throws.

extension IntentParameter {
    /// A value, also of a parameter that may have none.
    /// - Throws: always; nobody is there to give a value.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType { throw question(dialog) }

    /// Makes the error that a `perform` throws to have a value asked for; here it ends the intent with these words.
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

    /// - Throws: always; nobody is there to look at the view and agree.
    public func requestConfirmation<Choice: Sendable, Content: View>(
        for value: Choice, dialog: IntentDialog? = nil, view: Content
    ) async throws -> Bool {
        throw question(dialog)
    }

    private func question(_ dialog: IntentDialog?) -> AppIntentError {
        .needsPerson(dialog.map { String(localized: $0.full) } ?? facts.title.map { String(localized: $0) } ?? "")
    }
}

/// The words on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String

    /// “Add”.
    public static let add = ConfirmationActionName(name: "add")
    /// “Add Data”.
    public static let addData = ConfirmationActionName(name: "addData")
    /// “Book”.
    public static let book = ConfirmationActionName(name: "book")
    /// “Buy”.
    public static let buy = ConfirmationActionName(name: "buy")
    /// “Call”.
    public static let call = ConfirmationActionName(name: "call")
    /// “Check In”.
    public static let checkIn = ConfirmationActionName(name: "checkIn")
    /// “Continue”.
    public static let `continue` = ConfirmationActionName(name: "continue")
    /// “Create”.
    public static let create = ConfirmationActionName(name: "create")
    /// “Do”.
    public static let `do` = ConfirmationActionName(name: "do")
    /// “Download”.
    public static let download = ConfirmationActionName(name: "download")
    /// “Filter”.
    public static let filter = ConfirmationActionName(name: "filter")
    /// “Find”.
    public static let find = ConfirmationActionName(name: "find")
    /// “Get”.
    public static let get = ConfirmationActionName(name: "get")
    /// “Go”.
    public static let go = ConfirmationActionName(name: "go")
    /// “Log”.
    public static let log = ConfirmationActionName(name: "log")
    /// “Open”.
    public static let open = ConfirmationActionName(name: "open")
    /// “Order”.
    public static let order = ConfirmationActionName(name: "order")
    /// “Pay”.
    public static let pay = ConfirmationActionName(name: "pay")
    /// “Play”.
    public static let play = ConfirmationActionName(name: "play")
    /// “Play Sound”.
    public static let playSound = ConfirmationActionName(name: "playSound")
    /// “Post”.
    public static let post = ConfirmationActionName(name: "post")
    /// “Request”.
    public static let request = ConfirmationActionName(name: "request")
    /// “Run”.
    public static let run = ConfirmationActionName(name: "run")
    /// “Search”.
    public static let search = ConfirmationActionName(name: "search")
    /// “Send”.
    public static let send = ConfirmationActionName(name: "send")
    /// “Set”.
    public static let set = ConfirmationActionName(name: "set")
    /// “Share”.
    public static let share = ConfirmationActionName(name: "share")
    /// “Start”.
    public static let start = ConfirmationActionName(name: "start")
    /// “Start Navigation”.
    public static let startNavigation = ConfirmationActionName(name: "startNavigation")
    /// “Toggle”.
    public static let toggle = ConfirmationActionName(name: "toggle")
    /// “Turn Off”.
    public static let turnOff = ConfirmationActionName(name: "turnOff")
    /// “Turn On”.
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    /// “View”.
    public static let view = ConfirmationActionName(name: "view")

    /// The button in words of the app's own.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: acceptLabel.key) }
}

/// The conditions under which a person is asked at all.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    /// One bit for each condition.
    public let rawValue: Int

    /// Makes a set of conditions from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A person is asked where what was heard may be something else.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
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

    /// Asks only under these conditions. What a tap asks for is sure, so that none of them holds here.
    public func requestConfirmation(
        conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
    ) async throws {
        if conditions.isEmpty { throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "") }
    }

    /// Asks with a view, and only under these conditions, of which none holds where a tap asks.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        if conditions.isEmpty { throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "") }
    }

    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.needsPerson("") }

    /// Performs the intent, as calling it does, and gives what it returns.
    @discardableResult public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        guard let value = try await perform().value else { throw AppIntentError.missingValue(parameter: "value") }
        return value
    }

    /// Performs the intent, as calling it does.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws where PerformResult.Value == Never {
        _ = try await perform()
    }

    /// Tells the system that a person did this in the app; nothing is suggested here, so nothing is kept.
    @discardableResult public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Tells the system that a person did this in the app; nothing is suggested here, so nothing is kept.
    @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// The context in which the intent is performed.
    public var systemContext: IntentSystemContext {
        let goesOn = ForegroundRequest.current != nil && Self.supportedModes.contains(.foreground)
        return IntentSystemContext(currentMode: IntentModes.Current(canContinueInForeground: goesOn))
    }
}

/// The context in which an intent is performed.
public struct IntentSystemContext: Sendable {
    /// The time at which it was asked for; nil where that is not known.
    public var preciseTimestamp: Date? { nil }
    /// The mode in which the intent runs. An intent of a widget never runs in front; its app may come to the front afterwards.
    public let currentMode: IntentModes.Current
}

/// An intent that tells how far it is. Nobody watches here.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Names something that the system was told.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() { id = UUID() }
}

/// A predicate for donations that were made to the system.
public struct IntentDonationMatchingPredicate: Sendable {
    /// Matches one donation, by its identifier.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }
    /// All that have to do with an entity.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }
    /// All of an intent's, or those of them that have to do with an entity.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}

/// Takes what people did in the app. Nothing is suggested here, so nothing is kept.
public struct IntentDonationManager: Sendable {
    /// The only one.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    /// Donates an intent that a person performed.
    @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier { intent.donate() }
    /// Donates an intent that a person performed, with its result.
    @discardableResult public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        intent.donate(result: result)
    }
    /// Deletes donations; nothing is kept, so that none is found.
    @discardableResult public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] { [] }
}
