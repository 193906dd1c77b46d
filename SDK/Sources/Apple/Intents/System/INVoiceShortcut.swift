import Foundation

/// A shortcut, which runs an intent or an activity.
public enum INShortcut: Sendable {
    /// An intent.
    case intent(INIntent)
    /// An activity, which the app goes on with.
    case userActivity(NSUserActivity)

    /// Makes a shortcut of an intent; nil for one that cannot be performed; here each can.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Makes a shortcut of an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent, if it is one.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    /// The activity, if it is one.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut that somebody has given words to be called by.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// The identifier of the shortcut.
    public let identifier: UUID
    /// The phrase that invokes the shortcut.
    public let invocationPhrase: String
    /// The shortcut that the phrase runs.
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
        super.init()
    }
}

/// The place in which shortcuts with words are kept: nobody has made any here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The only one.
    public static let shared = INVoiceShortcutCenter()

    /// Returns an empty list, or calls back with it: there are no shortcuts here.
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
    /// Returns an empty list, or calls back with it: there are no shortcuts here.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Calls back with nil: there are no shortcuts here.
    open func getVoiceShortcut(with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) {
        completion(nil, nil)
    }
    /// Offers shortcuts to whoever may want them: nobody here.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
