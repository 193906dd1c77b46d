import Foundation
import SharedStore

/// One process's random sequence of steps: it writes, suspends itself now and then, and keeps two lists that know only what they are
/// told, one that reads often and one that hardly does.
public final class WriteSequence {
    private let store: SharedStore
    private var rounds: StoreRounds
    private let quick: Mirror
    private let slow: Mirror

    /// - Parameter earlier: a sequence whose lists go on; now and then new ones are made nevertheless.
    public init(_ store: SharedStore, seed: UInt64, continuing earlier: WriteSequence? = nil) throws {
        self.store = store
        rounds = StoreRounds(seed: seed)
        let isNew = rounds.number(below: 4) == 0
        quick = try earlier.flatMap { isNew ? nil : $0.quick } ?? Mirror(store)
        slow = try earlier.flatMap { isNew ? nil : $0.slow } ?? Mirror(store)
    }

    /// - Parameter each: called after each transaction.
    public func write(_ each: (Int) -> Void = { _ in }) throws {
        for index in 0..<(3 + rounds.number(below: 8)) {
            try rounds.write(store, skipping: quick)
            each(index)
            if rounds.isReading { try quick.read() }
            switch rounds.number(below: 40) {
            case 0: try slow.read()
            case 1:
                store.suspend()
                usleep(UInt32(rounds.number(below: 300)))
                store.resume()
            case 2: store.refresh()
            default: break
            }
        }
    }

    /// “equal” with the numbers of change sets and of untold writes, or what is wrong. To be asked when nobody writes any more.
    public func verdict() throws -> String {
        store.refresh()
        for mirror in [quick, slow] {
            try mirror.read()
            if let difference = try mirror.difference() { return difference }
        }
        return "equal \(quick.updates + slow.updates) \(quick.skipped)"
    }
}
