/// Counts how directions are put into each other, as rules X1 to X8 of the bidirectional algorithm do, with a lower limit.
///
/// Past the algorithm's own limit of 125 levels FriBidi 1.0.8 writes beyond its tables. A direction raises the level by two at most, so
/// this limit stays below; no text that anybody reads comes near it.
struct BidiNesting {
    private static let deepest = 60

    private enum Kind { case embedding, isolate }
    private var open: [Kind] = []
    private var isolates = 0
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0

    /// Whether the character opens or closes a direction that is nested too deep, and must count as nothing.
    mutating func isTooDeep(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x202A, 0x202B, 0x202D, 0x202E: return !opens(.embedding)
        case 0x2066...0x2068: return !opens(.isolate)
        case 0x202C: return closesEmbedding()
        case 0x2069: return closesIsolate()
        default: return false
        }
    }

    private mutating func opens(_ kind: Kind) -> Bool {
        if open.count < Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
            open.append(kind)
            if kind == .isolate { isolates += 1 }
            return true
        }
        if kind == .isolate {
            overflowIsolates += 1
        } else if overflowIsolates == 0 {
            overflowEmbeddings += 1
        }
        return false
    }

    private mutating func closesEmbedding() -> Bool {
        if overflowIsolates > 0 { return true }
        if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
            return true
        }
        if open.last == .embedding { open.removeLast() }
        return false
    }

    private mutating func closesIsolate() -> Bool {
        if overflowIsolates > 0 {
            overflowIsolates -= 1
            return true
        }
        guard isolates > 0 else { return false }
        overflowEmbeddings = 0
        while let last = open.popLast(), last == .embedding {}
        isolates -= 1
        return false
    }
}
