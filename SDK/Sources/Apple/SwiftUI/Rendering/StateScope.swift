/// What a view with state keeps from one evaluation of a picture to the next: a view is made anew each time, and finds its state again by
/// where it stands among the views of its kind, within the next view around it that has state.
final class StateScope {
    private struct Place: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    private var counts: [ObjectIdentifier: Int] = [:]
    private var inner: [Place: StateScope] = [:]
    private var stores: [AnyObject] = []
    private var nextStore = 0
    private var nextAppearance = 0
    private var appeared: Set<Int> = []
    private var values: [Int: Any] = [:]
    private var listeners: [Int: AnyObject] = [:]

    /// Starts anew, before the views are evaluated again.
    func rewind() {
        (counts, nextStore, nextAppearance) = ([:], 0, 0)
        for scope in inner.values { scope.rewind() }
    }

    /// The scope of the next view of a type.
    func next(_ type: Any.Type) -> StateScope {
        let type = ObjectIdentifier(type)
        let place = Place(type: type, number: counts[type, default: 0])
        counts[type, default: 0] += 1
        if let known = inner[place] { return known }
        let scope = StateScope()
        inner[place] = scope
        return scope
    }

    /// The state that stood here at the evaluation before, or this one.
    func kept<Store: AnyObject>(_ store: Store) -> Store {
        defer { nextStore += 1 }
        guard nextStore < stores.count else {
            stores.append(store)
            return store
        }
        if let known = stores[nextStore] as? Store { return known }
        stores[nextStore] = store
        return store
    }

    /// The number of the next view that is told when it appears.
    func numberOfAppearance() -> Int {
        defer { nextAppearance += 1 }
        return nextAppearance
    }

    /// Notes that one has appeared.
    /// - Returns: whether it had not before.
    func appear(_ number: Int) -> Bool { appeared.insert(number).inserted }

    /// Keeps a value that is looked at for changes.
    /// - Returns: what it was at the evaluation before, nil at the first.
    func exchange<Value>(_ value: Value, at number: Int) -> Value? {
        defer { values[number] = value }
        return values[number] as? Value
    }

    /// Returns the listener to a publisher for the view of a number.
    func listener(_ number: Int) -> AnyObject? { listeners[number] }
    func listen(_ listener: AnyObject, _ number: Int) { listeners[number] = listener }
}

/// Tells a view that it has its place, once for a picture.
final class AppearanceNode: WrapperNode {
    private let context: RenderContext
    private let scope: StateScope
    private let number: Int
    private let action: () -> Void

    init(_ child: LayoutNode, _ context: RenderContext, _ action: @escaping () -> Void) {
        (self.context, scope, self.action) = (context, context.scope, action)
        number = context.scope.numberOfAppearance()
        super.init(child)
    }

    override var kind: String { "onAppear" }

    override func placeChildren() {
        super.placeChildren()
        if scope.appear(number) { context.appearances.append(action) }
    }
}

extension View {
    /// Calls `action` when the view has its place, and shows what came of it: WidgetKit does so before it takes a widget's picture. A widget
    /// of alfianlosari/Covid19StatsWidgetKit that scales its pie from 0 to 1 there is photographed with the pie on a home screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_NodeModifier { node, inputs in action.map { AppearanceNode(node, inputs.context, $0) } ?? node })
    }
}
