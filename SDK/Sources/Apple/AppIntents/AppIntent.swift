import Foundation

/// An action of an app, with parameters that people choose.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// An action of an app, with parameters that people choose.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype SummaryContent: ParameterSummary
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    /// The modes in which it may run; one that only runs in front opens the app.
    static var supportedModes: IntentModes { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: some ParameterSummary { _NoSummary<Self>() }
}

/// The conditions under which an intent may run while the device is locked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An intent that the system performs.
public protocol SystemIntent: AppIntent {}

/// The settings of a widget. It is never performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// The result of what is never performed.
    public typealias NeverResult = IntentResultContainer<Never, Never, Never, Never>

    public func perform() async throws -> NeverResult { throw AppIntentError.notPerformed }
    public static var isDiscoverable: Bool { false }
}

/// The settings of a control. It is never performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// The result of what is never performed.
    public typealias NeverResult = IntentResultContainer<Never, Never, Never, Never>

    public func perform() async throws -> NeverResult { throw AppIntentError.notPerformed }
}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Does no more than open the app, which looks at the target.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes the entities that it is given.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    /// The entities to delete.
    var entities: [Entity] { get }
}

/// Sets a value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

// Performed in the app's process, which is started in the background for it.
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An App Intent in the place of an older SiriKit intent: a stored configuration of that class is carried over by names and types.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static var openAppWhenRun: Bool { true }
    @IntentParameter(title: "URL") public var url: URL

    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: self) }
}

/// An error that tells why an intent did not do its work.
public enum AppIntentError: Error, CustomStringConvertible, Equatable, Sendable {
    /// A widget's settings are not performed.
    case notPerformed
    /// A parameter without a default has no value.
    case missingValue(parameter: String)
    /// A stored value does not fit the parameter.
    case wrongValue(parameter: String, found: String)
    case unknownParameter(String, known: [String])
    case unknownIntent(String)
    case restartPerform
    /// The intent asks a person something, in these words, and nobody is there to answer.
    case needsPerson(String)

    public var description: String {
        switch self {
        case .notPerformed: "The settings of a widget are not performed."
        case .missingValue(let name): "The parameter “\(name)” has no value and no default."
        case .wrongValue(let name, let found): "The parameter “\(name)” cannot be \(found)."
        case .unknownParameter(let name, let known): "There is no parameter “\(name)”; there are \(known.joined(separator: ", "))."
        case .unknownIntent(let name): "The extension has no intent “\(name)”."
        case .restartPerform: "The intent asks to be performed again."
        case .needsPerson(let words): "The intent asks a person\(words.isEmpty ? "" : " “\(words)”"), and a widget has nobody to ask."
        }
    }
}
