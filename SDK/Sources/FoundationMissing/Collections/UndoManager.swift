import Foundation

/// Remembers how to take changes back, and how to make them again.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        weak var target: AnyObject?
        let make: () -> Void
    }
    private typealias Group = [Step]
    private var undos: [(name: String, steps: Group)] = []
    private var redos: [(name: String, steps: Group)] = []
    private var groups: [Group] = []
    private var name = ""
    private var isOff = 0

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Groups that are kept at the most; 0 for any number.
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var groupingLevel: Int { groups.count }
    open var isUndoRegistrationEnabled: Bool { isOff == 0 }

    open var canUndo: Bool { !undos.isEmpty }
    open var canRedo: Bool { !redos.isEmpty }
    open var undoActionName: String { undos.last?.name ?? "" }
    open var redoActionName: String { redos.last?.name ?? "" }

    open func disableUndoRegistration() { isOff += 1 }
    open func enableUndoRegistration() { isOff = max(isOff - 1, 0) }
    open func setActionName(_ actionName: String) {
        name = actionName
        if !undos.isEmpty, groups.isEmpty { undos[undos.count - 1].name = actionName }
    }

    /// Remembers how a change is taken back; within that, how it is made again.
    public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target) { [weak target] in
            if let target { handler(target) }
        }
        if groups.isEmpty { keep([step]) } else { groups[groups.count - 1].append(step) }
    }

    open func beginUndoGrouping() { groups.append([]) }
    open func endUndoGrouping() {
        guard let group = groups.popLast(), !group.isEmpty else { return }
        if groups.isEmpty { keep(group) } else { groups[groups.count - 1] += group }
    }

    private func keep(_ steps: Group) {
        if isUndoing {
            redos.append((undoActionName, steps))
            return
        }
        undos.append((name, steps))
        if !isRedoing { redos = [] }
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
        name = ""
    }

    /// Takes the last change back.
    open func undo() {
        guard let last = undos.popLast() else { return }
        isUndoing = true
        beginUndoGrouping()
        for step in last.steps.reversed() { step.make() }
        endUndoGrouping()
        isUndoing = false
        if !redos.isEmpty { redos[redos.count - 1].name = last.name }
    }

    /// Makes the change again that was taken back last.
    open func redo() {
        guard let last = redos.popLast() else { return }
        isRedoing = true
        beginUndoGrouping()
        for step in last.steps.reversed() { step.make() }
        name = last.name
        endUndoGrouping()
        isRedoing = false
    }

    open func removeAllActions() { (undos, redos, groups) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
        func others(_ all: [(name: String, steps: Group)]) -> [(name: String, steps: Group)] {
            all.map { ($0.name, $0.steps.filter { $0.target !== target as AnyObject }) }.filter { !$0.steps.isEmpty }
        }
        (undos, redos) = (others(undos), others(redos))
    }
}
