import Foundation
import VitrineDrawing

extension ArchivedView {
    /// The parts of the picture that follow the time: rectangles in the tile's points, apart from each other, few.
    package var liveFrames: [CGRect] {
        let whole = CGRect(origin: .zero, size: content.size)
        let items = (background?.items ?? []) + content.items
        let found = items.liveFrames(.identity, reach: Self.overhang)
            .map { $0.intersection(whole) }.filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
        if !found.isEmpty, items.changesSpread { return [whole] }
        // Finding out which frames overlap takes a comparison of every pair.
        guard found.count <= Self.mostCompared else { return [found.reduce(CGRect.null) { $0.union($1) }] }
        var apart: [CGRect] = []
        for frame in found {
            var frame = frame
            while let index = apart.firstIndex(where: { $0.intersects(frame) }) { frame = frame.union(apart.remove(at: index)) }
            apart.append(frame)
        }
        guard apart.count > Self.mostFrames else { return apart }
        return [apart.reduce(CGRect.null) { $0.union($1) }]
    }

    /// Points that glyphs may reach beyond the box of their text.
    private static let overhang = 3.0
    /// Rectangles; more are one.
    private static let mostFrames = 6
    /// Rectangles, touching ones too; more are one.
    private static let mostCompared = 64
}

extension [DisplayItem] {
    /// - Parameter reach: points around a box that may be painted too.
    fileprivate func liveFrames(_ transform: CGAffineTransform, reach: Double) -> [CGRect] {
        flatMap { item -> [CGRect] in
            switch item {
            case .liveText(let text): return [text.frame.insetBy(dx: -reach, dy: -reach).applying(transform)]
            case .liveMeter(let meter): return [meter.frame.insetBy(dx: -reach, dy: -reach).applying(transform)]
            case .layer(let layer):
                let inner = layer.transform.concatenating(transform)
                var more = reach + layer.blur * 2
                if let shadow = layer.shadow { more += shadow.radius + Swift.max(abs(shadow.x), abs(shadow.y)) }
                return layer.items.liveFrames(inner, reach: more) + (layer.mask?.liveFrames(inner, reach: more) ?? [])
            default: return []
            }
        }
    }
}
