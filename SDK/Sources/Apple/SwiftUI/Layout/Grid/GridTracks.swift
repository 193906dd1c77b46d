import Foundation

/// Columns or rows of a grid on their way to their lengths. Apple has not said how a grid shares its room; what its documentation shows
/// (a cell that takes all makes the grid fill its place, a divider across it widens every column alike, other columns hug their widest
/// cell) is what a stack of columns would do, so that is the rule: the least flexible column is asked first, the rest share equally,
/// and a column is as flexible as its most flexible cell. What a column has left of its share, as its words were wrapped, the others do not
/// get: four columns of a table in gonzalezreal/swift-markdown-ui's pictures by Apple's renderer are all as narrow as their titles.
struct GridTracks {
    /// A cell as one axis sees it.
    struct Cell {
        let first: Int
        let span: Int
        let priority: Double
        /// Whether the cell gets its share of the room like any other, but gives its track no length.
        let isUnsized: Bool
        /// Asks for the length, for an offered one, and where in it the guide is; nil for a cell that lines up with no other.
        let ask: (CGFloat?) -> (length: CGFloat, guide: CGFloat?)

        var range: Range<Int> { first..<first + span }
    }

    var lengths: [CGFloat]
    /// The distance of each track's alignment guide from the track's start.
    var guides: [CGFloat]
    /// The gaps between one track and the next.
    let gaps: [CGFloat]

    var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

    func start(of index: Int) -> CGFloat { lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +) }

    /// The length of several tracks with what is between them.
    func length(of range: Range<Int>) -> CGFloat {
        lengths[range].reduce(0, +) + gaps[range.lowerBound..<max(range.upperBound - 1, range.lowerBound)].reduce(0, +)
    }

    /// - Parameter offered: what all tracks have together; nil gives each the length its cells like best.
    init(count: Int, gaps: [CGFloat], cells: [Cell], offered: CGFloat?) {
        self.gaps = gaps
        lengths = Array(repeating: 0, count: count)
        guides = lengths
        var own = [[Cell]](repeating: [], count: count)
        for cell in cells where cell.span == 1 { own[cell.first].append(cell) }
        let wide = cells.filter { $0.span > 1 && !$0.isUnsized }.sorted { $0.span < $1.span }
        guard let offered else {
            for index in lengths.indices { ask(own[index].filter { !$0.isUnsized }, nil, index) }
            for cell in wide { widen(cell.range, by: cell.ask(nil).length - length(of: cell.range)) }
            return
        }
        share(offered - gaps.reduce(0, +), own, wide)
        for cell in wide {
            // The cell may have what no other track needs, besides the tracks that it spans.
            let room = offered - (total - length(of: cell.range))
            widen(cell.range, by: cell.ask(max(room, 0)).length - length(of: cell.range))
        }
    }

    /// The track's length and guide for cells offered a length.
    private mutating func ask(_ cells: [Cell], _ offered: CGFloat?, _ index: Int) {
        (guides[index], lengths[index]) = Self.extent(cells, offered)
    }

    private static func extent(_ cells: [Cell], _ offered: CGFloat?) -> (guide: CGFloat, length: CGFloat) {
        var (before, after, longest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for cell in cells {
            let (length, guide) = cell.ask(offered)
            longest = max(longest, length)
            // An endless view has no guide.
            guard let guide, length.isFinite else { continue }
            before = max(before, guide)
            after = max(after, length - guide)
        }
        return (before, max(before + after, longest))
    }

    private mutating func widen(_ range: Range<Int>, by deficit: CGFloat) {
        guard deficit > 0, deficit.isFinite else { return }
        for index in range { lengths[index] += deficit / CGFloat(range.count) }
    }

    private mutating func share(_ length: CGFloat, _ own: [[Cell]], _ wide: [Cell]) {
        var available = length
        let tracks = own.indices.map { index -> (index: Int, priority: Double, shortest: CGFloat, longest: CGFloat, flexibility: CGFloat) in
            let shortest = Self.extent(own[index], 0).length, longest = Self.extent(own[index], .infinity).length
            return (
                index, own[index].map(\.priority).max() ?? 0, shortest, longest,
                longest.isInfinite && shortest.isInfinite ? 0 : longest - shortest
            )
        }.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility.isInfinite, a.shortest != b.shortest { return a.shortest > b.shortest }
            return a.index < b.index
        }
        for track in tracks where track.priority < tracks[0].priority { available -= track.shortest }
        var start = 0
        while start < tracks.count {
            var end = start
            while end < tracks.count, tracks[end].priority == tracks[start].priority { end += 1 }
            if start > 0 { for track in tracks[start..<end] { available += track.shortest } }
            for position in start..<end {
                let index = tracks[position].index
                let offer = max(available / CGFloat(end - position), 0)
                ask(own[index].filter { !$0.isUnsized }, offer, index)
                let unsized = own[index].contains(where: \.isUnsized) ? min(Self.extent(own[index], offer).length, offer) : 0
                // A track that would be longer than its share has used it, even if its words are shorter once they are wrapped.
                let used = tracks[position].longest > offer ? offer : 0
                let left = available - max(lengths[index], unsized, used)
                if !left.isNaN { available = left }
            }
            start = end
        }
    }
}
