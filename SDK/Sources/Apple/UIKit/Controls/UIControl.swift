import Foundation

/// A view that somebody uses. Nobody uses a widget's; `sendActions(for:)` calls what was added all the same.
@preconcurrency @MainActor open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?
    private var calls: [(target: WeakTarget, action: Selector, events: Event)] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// A control does not keep its targets.
    private struct WeakTarget {
        weak var object: AnyObject?
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        calls.append((WeakTarget(object: target.map { $0 as AnyObject }), action, controlEvents))
    }
    /// Takes away what was added for the target and the events; a target of nil is any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in calls.indices.reversed() where target == nil || calls[index].target.object === target.map({ $0 as AnyObject }) {
            calls[index].events.subtract(controlEvents)
            if calls[index].events.isEmpty { calls.remove(at: index) }
        }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices.reversed() where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
            if actions[index].events.isEmpty { actions.remove(at: index) }
        }
    }
    open var allTargets: Set<AnyHashable> { Set(calls.compactMap { $0.target.object as? NSObject }) }
    open var allControlEvents: Event {
        calls.map(\.events).reduce(into: actions.map(\.events).reduce([]) { $0.union($1) }) { $0.formUnion($1) }
    }

    /// Calls what was added for one of the events.
    open func sendActions(for controlEvents: Event) {
        for call in calls where !call.events.isDisjoint(with: controlEvents) { sendAction(call.action, to: call.target.object, for: nil) }
        for item in actions where !item.events.isDisjoint(with: controlEvents) { sendAction(item.action) }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action._send(to: target, self, event) }
    open func sendAction(_ action: UIAction) { action.call(self) }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
}
