import Foundation

// Apple orders the objects of Objective-C by truth values as well, which Swift cannot compare.

extension Bool {
    fileprivate var rank: Int { self ? 1 : 0 }
}

extension Bool? {
    fileprivate var rank: Int? { map(\.rank) }
}

extension SortDescriptor where Compared: NSObject {
    // A path that is made of two which may go to other threads may too, and does not say so.
    private typealias SendableKey<Value> = KeyPath<Compared, Value> & Sendable

    /// The order of a truth value: false comes first.
    public init(_ keyPath: KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        self.init(unsafeBitCast(keyPath.appending(path: \Bool.rank), to: SendableKey<Int>.self), order: order)
    }

    /// The order of a truth value: one that is missing comes first, then false.
    public init(_ keyPath: KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
        self.init(unsafeBitCast(keyPath.appending(path: \Bool?.rank), to: SendableKey<Int?>.self), order: order)
    }
}
