import Foundation

extension Path {
    /// The part of the path between two fractions (0…1) of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard low < high else { return Path() }
        if low == 0, high == 1 { return self }
        let parts = subpaths.map(MeasuredSubpath.init)
        let total = parts.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var result = Path()
        var before = 0.0
        for part in parts {
            part.add(from: low * total - before, to: high * total - before, into: &result)
            before += part.length
        }
        return result
    }

    /// The path cut into dashes. Lengths in points; a pattern that is empty, zero or needs more than 20 000 dashes leaves it whole.
    func dashed(_ pattern: [Double], phase: Double) -> Path {
        let cycle = pattern.reduce(0, +)
        guard cycle > 0, cycle.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        // An odd pattern counts twice: what was a dash is then a gap.
        let lengths = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        let period = lengths.reduce(0, +)
        let parts = subpaths.map(MeasuredSubpath.init)
        let total = parts.reduce(0) { $0 + $1.length }
        // Each subpath begins with up to one period before its start.
        guard period.isFinite, total.isFinite, (total / period + Double(parts.count)) * Double(lengths.count) < 20_000 else {
            return self
        }
        var result = Path()
        for part in parts {
            var index = 0
            var position = -phase.truncatingRemainder(dividingBy: period)
            if position > 0 { position -= period }
            while position < part.length {
                let end = position + lengths[index]
                // A dash without length is a dot, also at the very start.
                if index.isMultiple(of: 2), end > 0 || position == 0 { part.add(from: position, to: end, into: &result) }
                position = end
                index = (index + 1) % lengths.count
            }
        }
        return result
    }
}

/// A subpath with the lengths of its segments.
struct MeasuredSubpath {
    private let subpath: Subpath
    private let tables: [[Double]]
    let length: Double

    init(_ subpath: Subpath) {
        self.subpath = subpath
        tables = subpath.segments.map { segment in
            if case .line = segment { segment.lengths(steps: 1) } else { segment.lengths(steps: 48) }
        }
        length = tables.reduce(0) { $0 + ($1.last ?? 0) }
    }

    /// Adds the stretch between two distances from the start.
    func add(from low: Double, to high: Double, into path: inout Path) {
        guard high > 0 || low == 0, low < length, low <= high else { return }
        if low <= 0, high >= length, subpath.isClosed { return addAll(to: &path) }
        var before = 0.0
        var begun = false
        for (segment, table) in zip(subpath.segments, tables) {
            let own = table.last ?? 0
            defer { before += own }
            guard before + own >= low, before <= high, own > 0 else { continue }
            let start = parameter(at: low - before, in: table), end = parameter(at: high - before, in: table)
            guard end > start || low == high else { continue }
            let piece = segment.part(from: start, to: end)
            if !begun { path.move(to: piece.start) }
            begun = true
            append(piece, to: &path)
        }
    }

    private func addAll(to path: inout Path) {
        path.move(to: subpath.start)
        for segment in subpath.segments { append(segment, to: &path) }
        path.closeSubpath()
    }

    private func append(_ segment: PathSegment, to path: inout Path) {
        switch segment {
        case .line(_, let to): path.addLine(to: to)
        case .curve(_, let control1, let control2, let to): path.addCurve(to: to, control1: control1, control2: control2)
        }
    }

    private func parameter(at distance: Double, in table: [Double]) -> Double {
        guard distance > 0 else { return 0 }
        guard let after = table.firstIndex(where: { $0 >= distance }), after > 0 else { return 1 }
        let span = table[after] - table[after - 1]
        let share = span > 0 ? (distance - table[after - 1]) / span : 0
        return (Double(after - 1) + share) / Double(table.count - 1)
    }
}
