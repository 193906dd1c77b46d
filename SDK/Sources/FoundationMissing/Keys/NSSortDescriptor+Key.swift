import Foundation

/// What Foundation's class is made through where a property is named: an initialiser of a class cannot make one of another.
public protocol _NamedOrder {}

extension NSSortDescriptor: _NamedOrder {}

extension _NamedOrder {
    // The class is `NSSortDescriptor`, and `NamedSortDescriptor` is one.

    /// The order of a property by its name, or of the values themselves where there is none: numbers, dates and texts by their value; what
    /// is missing comes first.
    public init(key: String?, ascending: Bool) { self = NamedSortDescriptor(key, ascending, nil) as! Self }

    /// Makes an order that compares by a method of the values, such as `#selector(NSString.caseInsensitiveCompare(_:))`.
    public init(key: String?, ascending: Bool, selector: Selector?) {
        self = NamedSortDescriptor(key, ascending, selector.map(NamedSortDescriptor.comparator)) as! Self
    }

    /// The order that Swift's descriptor has.
    public init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject {
        self = TypedSortDescriptor(sortDescriptor) as! Self
    }

    /// Makes an order that compares by a function.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = NamedSortDescriptor(key, ascending, cmptr) as! Self
    }
}

extension NSSortDescriptor {
    /// The name of the property; nil of an order that was made without one.
    public var key: String? { (self as? NamedSortDescriptor)?.name }

    /// The order of a value that may be missing; what is missing comes first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath.appending(path: \Optional<Value>.inOrder), ascending: ascending)
    }
}

/// An order by a property's name.
final class NamedSortDescriptor: NSSortDescriptor {
    let name: String?
    private let comparing: Comparator?

    init(_ name: String?, _ ascending: Bool, _ comparing: Comparator?) {
        self.name = name
        self.comparing = comparing
        super.init(keyPath: \Any.self, ascending: ascending) { _, _ in .orderedSame }
    }

    /// Names are not archived with what compares them.
    required init?(coder: NSCoder) { nil }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let one = value(object1), other = value(object2)
        let order: ComparisonResult
        if let comparing, !ValueOrder.isEmpty(one), !ValueOrder.isEmpty(other), let one, let other {
            order = comparing(one, other)
        } else {
            order = ComparisonResult(rawValue: ValueOrder.order(one, other)) ?? .orderedSame
        }
        return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
    }

    private func value(_ object: Any) -> Any? {
        guard let name else { return object }
        return KeyValues.value(of: object, name)
    }

    override var reversedSortDescriptor: Any { NamedSortDescriptor(name, !ascending, comparing) }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NamedSortDescriptor else { return false }
        return self === other || comparing == nil && other.comparing == nil && name == other.name && ascending == other.ascending
    }
    override var hash: Int { name.hashValue }

    /// The comparator for a method of the values; where it is none of theirs, their own order.
    static func comparator(_ selector: Selector) -> Comparator {
        { one, other in
            selector._send(to: one, other) as? ComparisonResult
                ?? ComparisonResult(rawValue: ValueOrder.order(one, other)) ?? .orderedSame
        }
    }
}

/// An order that Swift's descriptor has.
final class TypedSortDescriptor<Compared: NSObject>: NSSortDescriptor {
    private let descriptor: SortDescriptor<Compared>
    // Foundation's descriptor on Linux compares as it was made, whatever order it is given later.
    private let isReversed: Bool

    init(_ descriptor: SortDescriptor<Compared>, isReversed: Bool = false) {
        (self.descriptor, self.isReversed) = (descriptor, isReversed)
        super.init(keyPath: \Any.self, ascending: (descriptor.order == .forward) != isReversed) { _, _ in .orderedSame }
    }

    /// What compares is not archived.
    required init?(coder: NSCoder) { nil }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        guard let one = object1 as? Compared, let other = object2 as? Compared else { return .orderedSame }
        return isReversed ? descriptor.compare(other, one) : descriptor.compare(one, other)
    }

    override var reversedSortDescriptor: Any { TypedSortDescriptor(descriptor, isReversed: !isReversed) }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TypedSortDescriptor else { return false }
        return descriptor == other.descriptor && isReversed == other.isReversed
    }
    override var hash: Int { descriptor.hashValue }
}

/// A value that may be missing in its order; none comes first.
struct OptionalOrder<Value: Comparable>: Comparable {
    let value: Value?

    static func < (one: Self, other: Self) -> Bool {
        switch (one.value, other.value) {
        case (nil, .some): true
        case (.some(let one), .some(let other)): one < other
        default: false
        }
    }
}

extension Optional where Wrapped: Comparable {
    fileprivate var inOrder: OptionalOrder<Wrapped> { OptionalOrder(value: self) }
}
