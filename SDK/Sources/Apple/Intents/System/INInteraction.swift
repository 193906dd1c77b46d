import Foundation

/// The status of an intent that is handled.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
/// The direction of an interaction: who began it.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An interaction of a person with an app, donated to the system so that it can be suggested again; nobody keeps it here.
open class INInteraction: NSObject, NSSecureCoding, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        (self.intent, intentResponse) = (intent, response)
        super.init()
    }
    /// Makes nothing: nil, as an interaction is kept nowhere.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func deleteAll() async throws {}
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with groupIdentifier: String) async throws {}
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String]) async throws {}
}

extension NSUserActivity {
    /// The interaction from which the activity comes; always nil here.
    public var interaction: INInteraction? { nil }
}

/// Intents, by the paths to their properties.
public protocol _INIntentPaths: AnyObject {}
extension INIntent: _INIntentPaths {}
extension _INIntentPaths where Self: INIntent {
    private func name(_ path: PartialKeyPath<Self>) -> String { "\(path)".split(separator: ".").last.map(String.init) ?? "" }

    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        setImage(image, forParameterNamed: name(parameterName))
    }
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        image(forParameterNamed: name(parameterName))
    }
}
