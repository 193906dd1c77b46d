import Foundation

/// One of the states that a machine may be in.
open class GKState: NSObject {
    /// The machine it is of.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() {}

    /// Whether a machine in this state may enter one of another class; it may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the machine has come from another state into this one.
    open func didEnter(from previousState: GKState?) {}
    /// Called at each step of the machine.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before the machine leaves this state for another.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states, each of a class of its own.
open class GKStateMachine: NSObject {
    private var states: [ObjectIdentifier: GKState] = [:]
    /// The state it is in; nil before the first.
    open private(set) var currentState: GKState?

    /// - Parameter states: one of each class; of two of one class the later counts.
    public init(states: [GKState]) {
        super.init()
        for state in states {
            self.states[ObjectIdentifier(type(of: state))] = state
            state.stateMachine = self
        }
    }

    /// The state of a class, if the machine has one.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether there is a state of this class, and the current one may be left for it.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Enters the state of a class.
    /// - Returns: whether it did.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Tells the current state that time has passed.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
