@_exported import Foundation
@_exported import VitrineUIKit

/// An error that tells why a mail was not sent.
public struct MFMailComposeError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed, sendFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Writes a mail. There is no account here: `canSendMail()` is false, and apps do not go on.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    nonisolated open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// A delegate that is told whether the mail was sent.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a message. There is no account here: `canSendText()` is false, and apps do not go on.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    nonisolated open class func canSendText() -> Bool { false }
    nonisolated open class func canSendSubject() -> Bool { false }
    nonisolated open class func canSendAttachments() -> Bool { false }
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    /// Adds nothing, and says so: nothing is sent.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

/// A delegate that is told whether the message was sent.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
