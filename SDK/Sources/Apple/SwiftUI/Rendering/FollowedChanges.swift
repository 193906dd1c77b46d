import OpenCombine

// What a view is told after it has appeared, while its picture is made: of values that its own doing has changed, and of what a publisher
// says at once. Each time the views are evaluated again, a bounded number of times (`ViewRenderer.settle`). A view on a screen (`LiveView`)
// is told for as long as it is there.

/// Tells a view of a value that is another than when it was evaluated before.
final class ChangeNode<Value: Equatable>: WrapperNode {
    private let context: RenderContext
    private let scope: StateScope
    private let number: Int
    private let value: Value
    private let isInitial: Bool
    private let action: (Value, Value) -> Void

    init(_ child: LayoutNode, _ context: RenderContext, _ value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
        (self.context, scope, self.value, self.isInitial, self.action) = (context, context.scope, value, isInitial, action)
        number = context.scope.numberOfAppearance()
        super.init(child)
    }

    override var kind: String { "onChange" }

    override func placeChildren() {
        super.placeChildren()
        let before = scope.exchange(value, at: number)
        guard before.map({ $0 != value }) ?? isInitial else { return }
        context.appearances.append { [action, value] in action(before ?? value, value) }
    }
}

/// Tells a view what a publisher says, from when the view has its place until the picture is done, or as long as it is on a screen.
final class SubscriptionNode<P: Publisher>: WrapperNode where P.Failure == Never {
    private let context: RenderContext
    private let scope: StateScope
    private let number: Int
    private let publisher: P
    private let action: (P.Output) -> Void

    init(_ child: LayoutNode, _ context: RenderContext, _ publisher: P, _ action: @escaping (P.Output) -> Void) {
        (self.context, scope, self.publisher, self.action) = (context, context.scope, publisher, action)
        number = context.scope.numberOfAppearance()
        super.init(child)
    }

    override var kind: String { "onReceive" }

    override func placeChildren() {
        super.placeChildren()
        if let listener = scope.listener(number) as? Listener<P.Output> {
            listener.action = action
            return
        }
        let listener = Listener(action, context.live)
        scope.listen(listener, number)
        listener.begin(publisher)
        let heard = listener.heard
        if !heard.isEmpty { context.appearances.append { [action] in heard.forEach(action) } }
        listener.isBegun = true
    }
}

/// A listener that is subscribed to a publisher as long as it is retained.
private final class Listener<Output> {
    var action: (Output) -> Void
    /// The values that the publisher sent while the subscription began.
    private(set) var heard: [Output] = []
    var isBegun = false
    private var subscription: AnyCancellable?
    private weak var live: LiveView?

    init(_ action: @escaping (Output) -> Void, _ live: LiveView?) { (self.action, self.live) = (action, live) }

    func begin<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
        subscription = publisher.sink { [weak self] value in
            // What another thread says, or nobody's doing, comes too late for the picture.
            guard let self else { return }
            guard let context = RenderContext.current else {
                live?.perform { self.action(value) }
                return
            }
            if self.isBegun { context.act { self.action(value) } } else { self.heard.append(value) }
        }
    }
}
