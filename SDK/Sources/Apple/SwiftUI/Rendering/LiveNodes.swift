import Foundation

// What only a view on a screen (`LiveView`) is told: in a picture no task runs, and nobody opens a link.

/// Begins the task of a view that has its place on a screen, once for each value that it is for.
final class TaskNode<ID: Equatable>: WrapperNode {
    private let context: RenderContext
    private let scope: StateScope
    private let number: Int
    private let id: ID
    private let begin: () -> Task<Void, Never>

    init(_ child: LayoutNode, _ context: RenderContext, _ id: ID, begin: @escaping () -> Task<Void, Never>) {
        (self.context, scope, self.id, self.begin) = (context, context.scope, id, begin)
        number = context.scope.numberOfAppearance()
        super.init(child)
    }

    override var kind: String { "task" }

    override func placeChildren() {
        super.placeChildren()
        guard scope.exchange(id, at: number) != id else { return }
        context.appearances.append { [scope, number, begin] in
            (scope.listener(number) as? RunningTask)?.task.cancel()
            scope.listen(RunningTask(begin()), number)
        }
    }

    private final class RunningTask {
        let task: Task<Void, Never>
        init(_ task: Task<Void, Never>) { self.task = task }
    }
}

/// Hands the links that an app is given to a view on a screen.
final class LinkNode: WrapperNode {
    private let context: RenderContext
    private let action: (URL) -> Void
    private var isKnown = false

    init(_ child: LayoutNode, _ context: RenderContext, _ action: @escaping (URL) -> Void) {
        (self.context, self.action) = (context, action)
        super.init(child)
    }

    override var kind: String { "onOpenURL" }

    override func placeChildren() {
        super.placeChildren()
        // What is placed twice takes a link once.
        if !isKnown { context.linkActions.append(action) }
        isKnown = true
    }
}
