import Foundation

// Messages by Siri, as far as Xcode's template of an Intents extension names them: many extensions that offer a widget's options keep that
// template beside. Nobody here sends or looks for messages, so that a handler of them is never asked.

/// A message.
open class INMessage: NSObject, @unchecked Sendable {
    /// The identifier of the message.
    public let identifier: String
    /// The identifier of the conversation that the message belongs to.
    public let conversationIdentifier: String?
    /// The text of the message.
    public let content: String?
    /// The date on which the message was sent.
    public let dateSent: Date?
    /// The sender of the message.
    public let sender: INPerson?
    /// The recipients of the message.
    public let recipients: [INPerson]?
    /// The name of the group that the message was sent to.
    public let groupName: INSpeakableString?

    /// Makes a message of all that is known of it.
    public init(
        identifier: String, conversationIdentifier: String? = nil, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString? = nil
    ) {
        (self.identifier, self.conversationIdentifier, self.content) = (identifier, conversationIdentifier, content)
        (self.dateSent, self.sender, self.recipients, self.groupName) = (dateSent, sender, recipients, groupName)
        super.init()
    }
}

/// An attribute of a message, such as read or flagged.
public enum INMessageAttribute: Int, Sendable { case unknown, read, unread, flagged, unflagged, played }

/// The intent of searching for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    /// The recipients of the messages to find.
    open private(set) var recipients: [INPerson]?
    /// The senders of the messages to find.
    open private(set) var senders: [INPerson]?
    /// The words to search for.
    open private(set) var searchTerms: [String]?
    /// The identifiers of the messages.
    open private(set) var identifiers: [String]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The intent of setting an attribute of messages.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    /// The identifiers of the messages.
    open private(set) var identifiers: [String]?
    /// The attribute to set.
    open private(set) var attribute = INMessageAttribute.unknown

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The outcome of sending a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}
/// The outcome of searching for messages.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureMessageTooManyResults, failureRequiringInAppAuthentication
}
/// The outcome of setting an attribute of messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
    case failureMessageAttributeNotSet
}

/// The response to the intent of sending a message.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    /// The outcome.
    open private(set) var code = INSendMessageIntentResponseCode.unspecified
    /// The message as it was sent.
    open var sentMessage: INMessage?

    public required init() { super.init() }
    /// Makes a response of its code and the activity with which the app continues.
    public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// The response to the intent of searching for messages.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    /// The outcome.
    open private(set) var code = INSearchForMessagesIntentResponseCode.unspecified
    /// The messages that were found.
    open var messages: [INMessage]?

    public required init() { super.init() }
    /// Makes a response of its code and the activity with which the app continues.
    public convenience init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// The response to the intent of setting an attribute of messages.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    /// The outcome.
    open private(set) var code = INSetMessageAttributeIntentResponseCode.unspecified

    public required init() { super.init() }
    /// Makes a response of its code and the activity with which the app continues.
    public convenience init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// A handler's resolution of a recipient of a message.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}

/// Handles the intent of sending a message. Methods that are optional in Objective-C may be left out here too.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends the message.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Sends the message.
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    /// Confirms that the message can be sent.
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Resolves the recipients.
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    /// Resolves the text of the message.
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }
    /// Confirms, for a handler that does not implement the method.
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    /// Answers that no value is needed, for a handler that does not implement the method.
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
    /// Answers that no value is needed, for a handler that does not implement the method.
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.notRequired())
    }
}

/// Handles the intent of searching for messages.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    /// Finds the messages.
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    /// Finds the messages.
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    /// Confirms that messages can be searched for.
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
}

extension INSearchForMessagesIntentHandling {
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
    }
    /// Confirms, for a handler that does not implement the method.
    public func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
    }
}

/// Handles the intent of setting an attribute of messages.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    /// Sets the attribute.
    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    /// Sets the attribute.
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    /// Confirms that the attribute can be set.
    func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
}

extension INSetMessageAttributeIntentHandling {
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails, for a handler that does not implement the method.
    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
    /// Confirms, for a handler that does not implement the method.
    public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
    }
}
