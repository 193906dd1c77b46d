import Foundation

/// A stack's last arrangements: sizing and placing ask for the same ones. In plain memory, since a tree has many stacks and each is asked
/// several times.
final class StackArrangements {
    /// The proposal to one child, and its place in the stack.
    struct Place {
        var proposal: ProposedViewSize
        var origin: CGPoint
    }

    struct Arrangement {
        let size: CGSize
        /// The children's places, which hold until the next `vacate`.
        let places: UnsafeMutablePointer<Place>
    }

    private struct Slot {
        var proposal = SizeCache.Key(.unspecified)
        var size = CGSize.zero
    }

    private static let most = 6
    private let children: Int
    private let places: UnsafeMutablePointer<Place>
    private let slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) private var used = 0
    @exclusivity(unchecked) private var next = 0

    init(children: Int) {
        self.children = children
        places = .allocate(capacity: max(1, children * Self.most))
        slots = .allocate(capacity: Self.most)
    }

    // Neither holds references, so nothing has to be deinitialised.
    deinit {
        places.deallocate()
        slots.deallocate()
    }

    func find(_ proposal: ProposedViewSize) -> Arrangement? {
        let key = SizeCache.Key(proposal)
        for slot in 0..<used where slots[slot].proposal == key {
            return Arrangement(size: slots[slot].size, places: places + slot * children)
        }
        return nil
    }

    /// Memory for another arrangement, that of the oldest when there are many. What is in it counts only after `keep`.
    func vacate() -> UnsafeMutablePointer<Place> {
        if used == Self.most {
            // The slot's old proposal must not be found while the stack's children are asked.
            slots[next] = Slot(proposal: .none)
        }
        return places + next * children
    }

    /// Keeps what was written where `vacate` said.
    func keep(_ proposal: ProposedViewSize, _ size: CGSize, _ places: UnsafeMutablePointer<Place>) -> Arrangement {
        slots[next] = Slot(proposal: SizeCache.Key(proposal), size: size)
        used = max(used, next + 1)
        next = (next + 1) % Self.most
        return Arrangement(size: size, places: places)
    }
}
