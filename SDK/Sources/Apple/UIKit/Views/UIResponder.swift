import Foundation
import FoundationMissing

/// An object that responds to events. A widget gets none: no touch, no key, no keyboard.
@preconcurrency @MainActor open class UIResponder: NSObject {
    // The initialiser is isolated to the main actor, as on Apple's systems.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The next responder; nil here.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder became the first responder: never, as there is no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    open var canResignFirstResponder: Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var isFirstResponder: Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    /// What can be undone here: that of the next responder.
    open var undoManager: UndoManager? { next?.undoManager }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: By names

    /// The value of a property by its name; nil where there is no such property.
    open func value(forKey key: String) -> Any? { KeyValues.value(of: self, key) }
    /// Sets nothing: without Objective-C no property is found by its name to be set.
    open func setValue(_ value: Any?, forKey key: String) {}
    open func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(of: self, keyPath) }
    /// Sets nothing, as `setValue(_:forKey:)`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    open func value(forUndefinedKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    /// Whether the object has the method of a selector: none is known by its name alone.
    open func responds(to aSelector: Selector!) -> Bool { aSelector?._fits(self) ?? false }
    /// Writes nothing: no view is read from an archive.
    open func encode(with coder: NSCoder) {}

    // MARK: What menus and keys ask for

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// An event that reaches an app; none is made here.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The source that it comes from.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14 }

    /// The subtype of an event.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A finger on the display; none is made here.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    /// The kind of a touch.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    open var phase: Phase { .cancelled }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var type: TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A button of a remote control or a keyboard that is held; none is made here.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The kind of a pressed button.
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    open var type: PressType { .select }
    /// The phase of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    open var phase: Phase { .cancelled }
    open var force: CGFloat { 0 }
    /// The key of a keyboard.
    open var key: UIKey? { nil }
}

/// A key of a keyboard that is held; none is made here.
@preconcurrency @MainActor open class UIKey: NSObject {
    override init() {}
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Buttons that are held; none is made here.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
