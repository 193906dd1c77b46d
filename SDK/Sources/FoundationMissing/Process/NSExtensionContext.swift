import Foundation

/// The context of an extension in its host app: here, one that can open URLs.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// Carries a link to whoever started the process; false where it was not opened.
    public typealias _Opener = @Sendable (URL) async -> Bool

    private let opener: _Opener

    /// The largest display mode of a widget of the Today view, as its module numbers it.
    package var todayMode = 0

    public init(_opener opener: @escaping _Opener) { self.opener = opener }

    /// The items shared with the extension; a widget is given none.
    open var inputItems: [Any] { [] }
    /// Says that all is done; a widget goes on.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Says that it cannot be done; a widget goes on.
    open func cancelRequest(withError error: any Error) {}

    /// Asks for a link to be opened, in the containing app.
    /// - Parameter completionHandler: told, once and on no particular thread, whether it was.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        let opener = opener
        Task {
            let isOpen = await opener(URL)
            completionHandler?(isOpen)
        }
    }

    /// Opens a URL, and returns whether it was opened.
    @discardableResult
    open func open(_ URL: URL) async -> Bool { await opener(URL) }
}

/// The context of this process, which the module that talks to the host sets at its start. Nil in a process that is no extension.
public enum _ExtensionContexts {
    private static let held = Held()

    public static var current: NSExtensionContext? {
        get { held.lock.withLock { held.context } }
        set { held.lock.withLock { held.context = newValue } }
    }

    private final class Held: @unchecked Sendable {
        let lock = NSLock()
        // Only under the lock.
        var context: NSExtensionContext?
    }
}

/// Something that is shared with an extension.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
    public override init() {}
}
