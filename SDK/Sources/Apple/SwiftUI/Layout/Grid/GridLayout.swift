import Foundation

/// Rows and columns, as a layout. Widths come first, then heights at those widths; how either is shared is `GridTracks`' matter.
/// A cell stands by its own anchor, else by its column's and its row's alignment, else by the grid's.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// Points between columns; nil takes what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil takes what the cells prefer.
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public struct Cache {
        struct Cell {
            let node: LayoutSubview
            let row: Int
            let columns: Range<Int>
            let unsized: Axis.Set
            let anchor: UnitPoint?
            let alignment: Alignment
        }
        var cells: [Cell] = []
        var columnGaps: [CGFloat] = []
        var rowGaps: [CGFloat] = []
        var columnCount = 0
        var rowCount = 0
        var arrangements: [(proposal: ProposedViewSize, columns: GridTracks, rows: GridTracks)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var rows: [(identity: GridRowIdentity?, nodes: [LayoutSubview])] = []
        for node in subviews {
            let identity = node[GridRowKey.self]
            if let identity, rows.last?.identity === identity {
                rows[rows.count - 1].nodes.append(node)
            } else {
                rows.append((identity, [node]))
            }
        }
        func span(_ node: LayoutSubview) -> Int { min(node[GridCellColumnsKey.self], 10_000) }
        var cache = Cache()
        cache.rowCount = rows.count
        let widths = rows.filter { $0.identity != nil }.map { $0.nodes.reduce(0) { $0 + span($1) } }
        cache.columnCount = max(widths.max() ?? 1, 1)

        var alignments = [HorizontalAlignment?](repeating: nil, count: cache.columnCount)
        for row in rows where row.identity != nil {
            var column = 0
            for node in row.nodes {
                if let guide = node[GridColumnAlignmentKey.self], alignments[column] == nil { alignments[column] = guide }
                column += span(node)
            }
        }
        for (index, row) in rows.enumerated() {
            var column = 0
            for node in row.nodes {
                let columns = row.identity == nil ? 0..<cache.columnCount : column..<column + span(node)
                let horizontal = row.identity == nil ? nil : alignments[column]
                cache.cells.append(
                    Cache.Cell(
                        node: node, row: index, columns: columns, unsized: node[GridCellUnsizedAxesKey.self],
                        anchor: node[GridCellAnchorKey.self],
                        alignment: Alignment(
                            horizontal: horizontal ?? alignment.horizontal, vertical: row.identity?.alignment ?? alignment.vertical)))
                column = columns.upperBound
            }
        }
        cache.columnGaps = columnGaps(cache)
        cache.rowGaps = rowGaps(rows.map(\.nodes))
        return cache
    }

    /// The gaps between two columns: the largest distance that any row's neighbours want.
    private func columnGaps(_ cache: Cache) -> [CGFloat] {
        guard cache.columnCount > 1 else { return [] }
        if let horizontalSpacing { return Array(repeating: horizontalSpacing, count: cache.columnCount - 1) }
        var gaps = [CGFloat?](repeating: nil, count: cache.columnCount - 1)
        for (cell, next) in zip(cache.cells, cache.cells.dropFirst()) where cell.row == next.row {
            let index = cell.columns.upperBound - 1
            let distance = cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
            gaps[index] = max(gaps[index] ?? distance, distance)
        }
        return gaps.map { $0 ?? 8 }
    }

    private func rowGaps(_ rows: [[LayoutSubview]]) -> [CGFloat] {
        guard rows.count > 1 else { return [] }
        if let verticalSpacing { return Array(repeating: verticalSpacing, count: rows.count - 1) }
        let spacings = rows.map { row in
            row.dropFirst().reduce(row[0].spacing) { $0.union($1.spacing) }
        }
        return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    }

    private func tracks(_ proposal: ProposedViewSize, _ cache: inout Cache) -> (columns: GridTracks, rows: GridTracks) {
        for known in cache.arrangements where known.proposal == proposal { return (known.columns, known.rows) }
        let columns = GridTracks(
            count: cache.columnCount, gaps: cache.columnGaps,
            cells: cache.cells.map { cell in
                let isUnsized = cell.unsized.contains(.horizontal)
                return GridTracks.Cell(
                    first: cell.columns.lowerBound, span: cell.columns.count, priority: cell.node.priority, isUnsized: isUnsized
                ) { width in
                    let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width, height: nil))
                    return (dimensions.width, cell.anchor == nil ? dimensions[cell.alignment.horizontal] : nil)
                }
            }, offered: proposal.width)
        let rows = GridTracks(
            count: cache.rowCount, gaps: cache.rowGaps,
            cells: cache.cells.map { cell in
                GridTracks.Cell(
                    first: cell.row, span: 1, priority: cell.node.priority, isUnsized: cell.unsized.contains(.vertical)
                ) { height in
                    let width = columns.length(of: cell.columns)
                    let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width, height: height))
                    return (dimensions.height, cell.anchor == nil ? dimensions[cell.alignment.vertical] : nil)
                }
            }, offered: proposal.height)
        if cache.arrangements.count >= 6 { cache.arrangements.removeFirst() }
        cache.arrangements.append((proposal, columns, rows))
        return (columns, rows)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let (columns, rows) = tracks(proposal, &cache)
        return CGSize(width: columns.total, height: rows.total)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard !subviews.isEmpty else { return }
        let (columns, rows) = tracks(proposal, &cache)
        for cell in cache.cells {
            let box = CGRect(
                x: bounds.minX + columns.start(of: cell.columns.lowerBound), y: bounds.minY + rows.start(of: cell.row),
                width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
            let offer = ProposedViewSize(box.size)
            if let anchor = cell.anchor {
                cell.node.place(at: anchor.point(in: box), anchor: anchor, proposal: offer)
                continue
            }
            let dimensions = cell.node.dimensions(in: offer)
            let x = line(
                cell.alignment.horizontal.key, in: box.size, shared: cell.columns.count == 1 ? columns.guides[cell.columns.lowerBound] : nil
            )
            let y = line(cell.alignment.vertical.key, in: box.size, shared: rows.guides[cell.row])
            cell.node.place(
                at: CGPoint(x: box.minX + x - dimensions[cell.alignment.horizontal], y: box.minY + y - dimensions[cell.alignment.vertical]),
                anchor: .topLeading, proposal: offer)
        }
    }

    /// The line on which the guides of a box's cells meet: edges and middles are the box's own, baselines and custom guides those of its
    /// cells.
    private func line(_ key: AlignmentKey, in size: CGSize, shared: CGFloat?) -> CGFloat {
        let usual = key.defaultValue(in: ViewDimensions(size: size))
        return key.risesThroughContainers ? shared ?? usual : usual
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        var result = first.spacing
        (result.top, result.bottom) = (ViewSpacing.Side(), ViewSpacing.Side())
        (result.leading, result.trailing) = (nil, nil)
        for cell in cache.cells {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.insert(.top) }
            if cell.row == cache.rowCount - 1 { edges.insert(.bottom) }
            if cell.columns.lowerBound == 0 { edges.insert(.leading) }
            if cell.columns.upperBound == cache.columnCount { edges.insert(.trailing) }
            result.formUnion(cell.node.spacing, edges: edges)
        }
        return result
    }
}
