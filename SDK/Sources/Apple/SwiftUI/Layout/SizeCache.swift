import Foundation

/// The sizes a node has answered, by proposal. In plain memory: a node is asked for its size more often than anything else.
struct SizeCache {
    /// A proposal that compares quickly: as bits, nil and what is no number each being one pattern.
    struct Key: Equatable {
        private let width: UInt
        private let height: UInt

        /// A key that is equal to no proposal's.
        static let none = Key(width: .max - 1, height: .max - 1)

        private init(width: UInt, height: UInt) {
            self.width = width
            self.height = height
        }

        @inline(__always) init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
        }

        @inline(__always) private static func bits(_ length: CGFloat?) -> UInt {
            guard let length else { return .max }
            return length.isNaN ? UInt(CGFloat.nan.bitPattern) : UInt(length.bitPattern)
        }
    }

    private struct Entry {
        var key: Key
        var size: CGSize
    }

    private static let most = 8
    private var entries: UnsafeMutablePointer<Entry>?
    private var used = 0
    private var next = 0

    @inline(__always) func find(_ key: Key) -> CGSize? {
        guard let entries else { return nil }
        for index in 0..<used where entries[index].key == key { return entries[index].size }
        return nil
    }

    /// Keeps a size, in place of the oldest when there are many.
    mutating func keep(_ size: CGSize, for key: Key) {
        let entries = self.entries ?? .allocate(capacity: Self.most)
        self.entries = entries
        entries[next] = Entry(key: key, size: size)
        used = max(used, next + 1)
        next = (next + 1) % Self.most
    }

    /// Gives the memory back; to be called once, by the node's deinitialiser.
    func deallocate() { entries?.deallocate() }
}
