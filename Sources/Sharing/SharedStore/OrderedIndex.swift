/// A sorted sequence whose every state stays as it is: a change copies the path to it and shares the rest.
///
/// A weight-balanced tree whose nodes know their number of rows, so that the row at a position, the position of a row, and a change all
/// cost the logarithm of the number of rows.
struct OrderedIndex: Sendable {
    let order: RowOrder
    private var root: Node?

    fileprivate final class Node: Sendable {
        let entry: IndexEntry
        let left: Node?
        let right: Node?
        let count: Int

        init(_ entry: IndexEntry, _ left: Node?, _ right: Node?) {
            self.entry = entry
            self.left = left
            self.right = right
            count = (left?.count ?? 0) + (right?.count ?? 0) + 1
        }
    }

    init(_ order: RowOrder, sorted entries: [IndexEntry] = []) {
        self.order = order
        root = Self.build(entries[...])
    }

    private static func build(_ entries: ArraySlice<IndexEntry>) -> Node? {
        guard !entries.isEmpty else { return nil }
        let middle = entries.startIndex + entries.count / 2
        return Node(entries[middle], build(entries[..<middle]), build(entries[(middle + 1)...]))
    }

    var count: Int { root?.count ?? 0 }

    /// The entry at a position; nil outside of the sequence.
    func entry(at position: Int) -> IndexEntry? {
        var node = position < 0 ? nil : root
        var position = position
        while let current = node {
            let before = current.left?.count ?? 0
            if position == before { return current.entry }
            if position < before {
                node = current.left
            } else {
                position -= before + 1
                node = current.right
            }
        }
        return nil
    }

    /// The number of rows before an entry, whether or not the entry itself is there.
    func position(of entry: IndexEntry) -> Int {
        var node = root
        var before = 0
        while let current = node {
            let result = order.compare(entry, current.entry)
            if result <= 0 {
                if result == 0 { return before + (current.left?.count ?? 0) }
                node = current.left
            } else {
                before += (current.left?.count ?? 0) + 1
                node = current.right
            }
        }
        return before
    }

    /// Puts the row at its place, instead of one that is at the same.
    mutating func insert(_ entry: IndexEntry) { root = inserting(entry, root) }

    /// Takes away the row at the place of this one, if there is one.
    mutating func remove(_ entry: IndexEntry) { root = removing(entry, root) }

    /// Calls with each row of a range of positions, in order.
    func forEach(in range: Range<Int>, _ body: (IndexEntry) throws -> Void) rethrows { try Self.visit(root, range, body) }

    private static func visit(_ node: Node?, _ range: Range<Int>, _ body: (IndexEntry) throws -> Void) rethrows {
        guard let node, range.lowerBound < node.count, range.upperBound > 0, !range.isEmpty else { return }
        let before = node.left?.count ?? 0
        try visit(node.left, range, body)
        if range.contains(before) { try body(node.entry) }
        try visit(node.right, range.lowerBound - before - 1..<range.upperBound - before - 1, body)
    }

    private func inserting(_ entry: IndexEntry, _ node: Node?) -> Node {
        guard let node else { return Node(entry, nil, nil) }
        let result = order.compare(entry, node.entry)
        if result == 0 { return Node(entry, node.left, node.right) }
        return result < 0
            ? Self.balanced(node.entry, inserting(entry, node.left), node.right)
            : Self.balanced(node.entry, node.left, inserting(entry, node.right))
    }

    private func removing(_ entry: IndexEntry, _ node: Node?) -> Node? {
        guard let node else { return nil }
        let result = order.compare(entry, node.entry)
        if result < 0 { return Self.balanced(node.entry, removing(entry, node.left), node.right) }
        if result > 0 { return Self.balanced(node.entry, node.left, removing(entry, node.right)) }
        guard let right = node.right else { return node.left }
        guard node.left != nil else { return right }
        let (first, rest) = Self.removingFirst(right)
        return Self.balanced(first, node.left, rest)
    }

    private static func removingFirst(_ node: Node) -> (IndexEntry, Node?) {
        guard let left = node.left else { return (node.entry, node.right) }
        let (first, rest) = removingFirst(left)
        return (first, balanced(node.entry, rest, node.right))
    }

    /// Neither side is more than three times as heavy as the other; a rotation is double when the inner grandchild is twice the outer.
    /// These two are the only whole numbers with which the tree stays balanced (Hirai and Yamamoto, “Balancing weight-balanced trees”, 2011).
    private static func balanced(_ entry: IndexEntry, _ left: Node?, _ right: Node?) -> Node {
        func weight(_ node: Node?) -> Int { (node?.count ?? 0) + 1 }
        if let right, weight(right) > 3 * weight(left) {
            if let inner = right.left, weight(inner) >= 2 * weight(right.right) {
                return Node(inner.entry, Node(entry, left, inner.left), Node(right.entry, inner.right, right.right))
            }
            return Node(right.entry, Node(entry, left, right.left), right.right)
        }
        if let left, weight(left) > 3 * weight(right) {
            if let inner = left.right, weight(inner) >= 2 * weight(left.left) {
                return Node(inner.entry, Node(left.entry, left.left, inner.left), Node(entry, inner.right, right))
            }
            return Node(left.entry, left.left, Node(entry, left.right, right))
        }
        return Node(entry, left, right)
    }

    /// Whether rows are in order, counts right and sides balanced.
    var isSound: Bool {
        func check(_ node: Node?) -> Bool {
            guard let node else { return true }
            let left = (node.left?.count ?? 0) + 1, right = (node.right?.count ?? 0) + 1
            return node.count == left + right - 1 && left <= 3 * right && right <= 3 * left && check(node.left) && check(node.right)
        }
        var last: IndexEntry?
        var isSorted = true
        forEach(in: 0..<count) { entry in
            if let last, order.compare(last, entry) >= 0 { isSorted = false }
            last = entry
        }
        return isSorted && check(root)
    }
}
