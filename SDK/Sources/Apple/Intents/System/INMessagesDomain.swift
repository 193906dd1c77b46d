import Foundation

// Messages by Siri, as far as Xcode's template of an Intents extension names them: many extensions that offer a widget's options keep that
// template beside. Nobody here sends or looks for messages, so that a handler of them is never asked.

/// A message.
open class INMessage: NSObject, @unchecked Sendable {
    /// What it is known by.
    public let identifier: String
    /// The conversation it belongs to.
    public let conversationIdentifier: String?
    /// Its text.
    public let content: String?
    /// The date on which it was sent.
    public let dateSent: Date?
    /// Who sent it.
    public let sender: INPerson?
    /// Who got it.
    public let recipients: [INPerson]?
    /// The group it went to.
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

/// What is said of a message.
public enum INMessageAttribute: Int, Sendable { case unknown, read, unread, flagged, unflagged, played }

/// Looking for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    /// Who got them.
    open private(set) var recipients: [INPerson]?
    /// Who sent them.
    open private(set) var senders: [INPerson]?
    /// Words of them.
    open private(set) var searchTerms: [String]?
    /// What they are known by.
    open private(set) var identifiers: [String]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Saying something of messages.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    /// What they are known by.
    open private(set) var identifiers: [String]?
    /// What is said.
    open private(set) var attribute = INMessageAttribute.unknown

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What became of sending a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}
/// What became of looking for messages.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureMessageTooManyResults, failureRequiringInAppAuthentication
}
/// What became of saying something of messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
    case failureMessageAttributeNotSet
}

/// What is answered to sending a message.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    /// What became of it.
    open private(set) var code = INSendMessageIntentResponseCode.unspecified
    /// The message as it was sent.
    open var sentMessage: INMessage?

    public required init() { super.init() }
    /// A code, and what the app goes on with.
    public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// What is answered to looking for messages.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    /// What became of it.
    open private(set) var code = INSearchForMessagesIntentResponseCode.unspecified
    /// Those that were found.
    open var messages: [INMessage]?

    public required init() { super.init() }
    /// A code, and what the app goes on with.
    public convenience init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// What is answered to saying something of messages.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    /// What became of it.
    open private(set) var code = INSetMessageAttributeIntentResponseCode.unspecified

    public required init() { super.init() }
    /// A code, and what the app goes on with.
    public convenience init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// What a handler says of whom a message goes to.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}

/// Sends messages. What is optional in Objective-C may be left out here too.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends it.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Sends it.
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    /// Says whether it can be sent.
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// Says whom it goes to.
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    /// Says what it says.
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    /// Fails: it is not there.
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails: it is not there.
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }
    /// It can.
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    /// Nothing is needed.
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
    /// Nothing is needed.
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.notRequired())
    }
}

/// Looks for messages.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    /// Finds them.
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    /// Finds them.
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    /// Says whether they can be looked for.
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
}

extension INSearchForMessagesIntentHandling {
    /// Fails: it is not there.
    public func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails: it is not there.
    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
    }
    /// They can.
    public func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
    }
}

/// Says something of messages.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    /// Says it.
    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    /// Says it.
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    /// Says whether it can be said.
    func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
}

extension INSetMessageAttributeIntentHandling {
    /// Fails: it is not there.
    public func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
    }
    /// Fails: it is not there.
    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
    /// It can.
    public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
    }
}
