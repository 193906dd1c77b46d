import Foundation

/// Finds who answers for an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an extension of intents.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    /// The extension itself, as long as a subclass does not say who else.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// An error that tells why a handler gave no options.
public enum INHandlerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The handler implements neither of the method's two forms.
    case notImplemented(String)
    /// `handler(for:)` returned nothing that answers for the intent.
    case noHandler(String)
    /// The handler called the completion with neither a collection nor an error.
    case nothing(String)
    /// The handler released the completion without calling it.
    case silent(String)
    case unknownIntent(String, known: [String])
    case unknownParameter(String, known: [String])
    /// The parameter's options are in the definition.
    case noOptions(String)

    public var description: String {
        switch self {
        case .notImplemented(let method): "The handler of intents has no \(method)."
        case .noHandler(let name): "handler(for:) returned nothing that is a \(name)."
        case .nothing(let method): "The handler's \(method) gave neither options nor an error."
        case .silent(let method): "The handler let go of the completion of \(method) without calling it."
        case .unknownIntent(let name, let known):
            "The extension has no intent “\(name)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .unknownParameter(let name, let known):
            "There is no parameter “\(name)”; there are \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .noOptions(let name): "The handler offers nothing for “\(name)”: its options are in the definition."
        }
    }
}
