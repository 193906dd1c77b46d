import Foundation

/// The handle by which a person is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    public let value: String?
    public let type: HandleType
    public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
public typealias INPersonHandleType = INPersonHandle.HandleType

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        (self.personHandle, self.nameComponents, self.displayName) = (personHandle, nameComponents, displayName ?? "")
        (self.image, self.contactIdentifier, self.customIdentifier, self.isMe) = (image, contactIdentifier, customIdentifier, isMe)
    }
}

/// The type of a message that is sent.
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A file that is sent.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    public let audioMessageFile: INFile?
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}
/// A file.
open class INFile: NSObject, @unchecked Sendable {
    public let data: Data
    open var filename: String
    open var typeIdentifier: String?
    public let fileURL: URL?
    public init(data: Data, filename: String, typeIdentifier: String?) {
        (self.data, self.filename, self.typeIdentifier, fileURL) = (data, filename, typeIdentifier, nil)
    }
    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        (self.filename, self.typeIdentifier, self.fileURL) = (filename ?? fileURL.lastPathComponent, typeIdentifier, fileURL)
    }
}

/// Sending a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    open private(set) var recipients: [INPerson]?
    open private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    open private(set) var content: String?
    open private(set) var speakableGroupName: INSpeakableString?
    open private(set) var conversationIdentifier: String?
    open private(set) var serviceName: String?
    open private(set) var sender: INPerson?
    open private(set) var attachments: [INSendMessageAttachment]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
    ) {
        self.init()
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
    }
}
