import Foundation
import VitrineSwiftUI

/// The views beside marks.
@MainActor struct AnnotationLayout {
    private(set) var parts: [DrawnPart] = []
    /// The room that the scales have to leave; leading is left here. Nil if none.
    private(set) var padding: EdgeInsets?
    /// The factor by which the domain of y is enlarged so that annotations on its highest values fit in the plot; nil if they do.
    private(set) var domainShare: Double?

    init(_ model: ChartModel, _ geometry: PlotGeometry, chart: CGRect, _ context: DrawnContext) {
        guard model.marks.contains(where: { !$0.style.isPlain && !$0.style.fields.annotations.isEmpty }) else { return }
        let sectors = SectorAngles(model.marks)
        var over = EdgeInsets()
        for (index, mark) in model.marks.enumerated() where !mark.style.isPlain {
            for annotation in mark.style.fields.annotations {
                guard let target = Self.target(mark, sectors.angles(index), geometry),
                    let view = annotation.content(AnnotationContext(targetSize: target.size), context)
                else { continue }
                let place = Self.place(annotation, mark)
                let isInside = place == .overlay
                let offer = isInside && mark.kind != .sector ? ProposedViewSize(target.size) : .unspecified
                var size = view.size(.unspecified)
                if isInside, mark.kind != .sector, size.width > target.width { size = view.size(offer) }
                var frame = CGRect(
                    origin: Self.origin(size, place, annotation, target, geometry.isRightToLeft), size: size)
                if Self.padsScale(annotation, mark, model) {
                    over.top = max(over.top, geometry.plot.minY - frame.minY)
                    note(target, frame, plot: geometry.plot)
                    over.bottom = max(over.bottom, frame.maxY - geometry.plot.maxY)
                }
                if Self.padsBeside(annotation, place, mark, model) {
                    over.leading = max(over.leading, geometry.plot.minX - frame.minX)
                    over.trailing = max(over.trailing, frame.maxX - geometry.plot.maxX)
                }
                Self.fit(&frame, annotation, place, plot: geometry.plot, chart: chart)
                parts.append(.view(view, at: frame.origin, size == view.size(.unspecified) ? .unspecified : offer))
            }
        }
        if over.bottom > 0.5 { domainShare = nil }
        // More room than half the plot would leave no chart to annotate.
        func bounded(_ points: CGFloat, _ length: CGFloat) -> CGFloat { points > 0.5 ? min(points, length / 2) : 0 }
        let (width, height) = (geometry.plot.width, geometry.plot.height)
        let room = EdgeInsets(
            top: bounded(over.top, height), leading: bounded(over.leading, width), bottom: bounded(over.bottom, height),
            trailing: bounded(over.trailing, width))
        if room != EdgeInsets() { padding = room }
    }

    /// The domain's end is found from the mark that leaves the least room: 145 of 150 with 16 points on it, in a plot of 202, need 157, and
    /// the axis goes to 200, in a picture of iOS 26.
    private mutating func note(_ target: CGRect, _ frame: CGRect, plot: CGRect) {
        guard frame.minY < plot.minY - 0.5, target.minY > frame.minY else { return }
        let above = target.minY - frame.minY
        guard above < plot.height / 2 else { return }
        let share = Double((plot.maxY - target.minY) / (plot.height - above))
        if share > 1 { domainShare = max(domainShare ?? 1, share) }
    }

    private static func place(_ annotation: Annotation, _ mark: Mark) -> AnnotationPosition.Place {
        guard annotation.position.place == .automatic else { return annotation.position.place }
        if mark.kind == .sector { return .overlay }
        guard mark.kind == .bar, mark.growthAxis == .horizontal else { return .top }
        return .trailing
    }

    private static func target(_ mark: Mark, _ angles: (from: Double, to: Double)?, _ geometry: PlotGeometry) -> CGRect? {
        if mark.kind == .sector {
            guard let angles, let sector = Sector(mark, angles, geometry.plot) else { return nil }
            return CGRect(origin: sector.middle, size: .zero)
        }
        guard let frame = geometry.frame(mark) else { return nil }
        switch mark.kind {
        case .point, .line:
            let side = mark.kind == .point ? (mark.style.fields.symbolSize?.height ?? PlotDrawing.symbolSide) : 0
            return frame.insetBy(dx: -side / 2, dy: -side / 2)
        case .area: return CGRect(x: frame.midX, y: geometry.ends(mark, .vertical)?.1 ?? frame.minY, width: 0, height: 0)
        default: return frame
        }
    }

    private static func origin(
        _ size: CGSize, _ place: AnnotationPosition.Place, _ annotation: Annotation, _ target: CGRect, _ isRightToLeft: Bool
    ) -> CGPoint {
        let spacing = annotation.spacing?.sound(or: 4) ?? 4
        var origin = annotation.alignment.place(size, in: target, isRightToLeft: isRightToLeft)
        func beside(leading: Bool) { origin.x = leading != isRightToLeft ? target.minX - spacing - size.width : target.maxX + spacing }
        switch place {
        case .automatic, .top, .topLeading, .topTrailing: origin.y = target.minY - spacing - size.height
        case .bottom, .bottomLeading, .bottomTrailing: origin.y = target.maxY + spacing
        case .leading: beside(leading: true)
        case .trailing: beside(leading: false)
        case .overlay:
            // The spacing keeps words off the side they are aligned with.
            if annotation.spacing != nil {
                if annotation.alignment.vertical == .top { origin.y += spacing }
                if annotation.alignment.vertical == .bottom { origin.y -= spacing }
            }
        }
        switch place {
        case .topLeading, .bottomLeading: beside(leading: true)
        case .topTrailing, .bottomTrailing: beside(leading: false)
        default: break
        }
        return origin
    }

    /// The value axis leaves room for what stands on bars and points; rules have the whole plot's height already.
    private static func padsScale(_ annotation: Annotation, _ mark: Mark, _ model: ChartModel) -> Bool {
        guard model.y.kind == .number else { return false }
        switch annotation.overflow.y.kind {
        case .padScale: return true
        case .automatic: return mark.kind == .bar || mark.kind == .point || mark.kind == .line || mark.kind == .area
        default: return false
        }
    }

    /// Words at the end of a bar on its side.
    private static func padsBeside(
        _ annotation: Annotation, _ place: AnnotationPosition.Place, _ mark: Mark, _ model: ChartModel
    ) -> Bool {
        guard model.x.kind == .number, place == .trailing || place == .leading else { return false }
        switch annotation.overflow.x.kind {
        case .padScale: return true
        case .automatic: return mark.growthAxis == .horizontal
        default: return false
        }
    }

    private static func fit(
        _ frame: inout CGRect, _ annotation: Annotation, _ place: AnnotationPosition.Place, plot: CGRect, chart: CGRect
    ) {
        func box(_ boundary: AnnotationOverflowResolution.Boundary) -> CGRect { boundary.kind == .plot ? plot : chart }
        switch annotation.overflow.x.kind {
        case .fit(let boundary): keep(&frame.origin.x, frame.width, box(boundary).minX, box(boundary).maxX)
        case .automatic where place != .overlay: keep(&frame.origin.x, frame.width, chart.minX, chart.maxX)
        default: break
        }
        switch annotation.overflow.y.kind {
        case .fit(let boundary): keep(&frame.origin.y, frame.height, box(boundary).minY, box(boundary).maxY)
        default: break
        }
    }

    private static func keep(_ start: inout CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) {
        guard length <= high - low else { return }
        start = min(max(start, low), high - length)
    }
}
