import Foundation

// What is drawn of numbers that are none, as 0 / 0 gives. Core Graphics takes no notice of a place or a size that is none; so here an item
// with one is left out, and all others stay. Nothing of the kind is sent to the host, which takes it for damage.

extension DisplayList {
    /// The list without items that have a number that is none, and whether there were any.
    package var finite: (list: DisplayList, isWhole: Bool) {
        guard let items = items.finite else { return (self, true) }
        return (DisplayList(size: size, items: items, images: images, fonts: fonts), false)
    }
}

extension [DisplayItem] {
    /// The items that have numbers only; nil where all have.
    fileprivate var finite: [DisplayItem]? {
        var changed: [DisplayItem]?
        for (index, item) in enumerated() {
            switch item.finite {
            case .same: changed?.append(item)
            case .changed(let other): changed = (changed ?? Array(self[..<index])) + [other]
            case .nothing: changed = changed ?? Array(self[..<index])
            }
        }
        return changed
    }
}

/// What is left of an item.
private enum Remains {
    case same
    case changed(DisplayItem)
    case nothing
}

extension DisplayItem {
    fileprivate var finite: Remains {
        switch self {
        case .fill(let path, let paint, let rule):
            guard path.isFinite else { return .nothing }
            return paint.remains { .fill(path, $0, rule) }
        case .stroke(let path, let paint, let stroke):
            guard path.isFinite, stroke.isFinite else { return .nothing }
            guard stroke.dash.allSatisfy({ $0 >= 0 }) else {
                // As it is drawn with dashes that are none.
                var whole = stroke
                whole.dash = []
                return [.stroke(path, paint, whole)].finite?.first.map(Remains.changed) ?? .changed(.stroke(path, paint, whole))
            }
            return paint.remains { .stroke(path, $0, stroke) }
        case .glyphs(let run):
            guard run.isFinite else { return .nothing }
            return run.paint.remains { paint in
                var run = run
                run.paint = paint
                return .glyphs(run)
            }
        case .image(let image):
            let isTileFinite = image.tile.map { $0.width.isFinite && $0.height.isFinite } ?? true
            return image.frame.isFinite && image.tint?.isFinite != false && isTileFinite ? .same : .nothing
        case .layer(let layer): return layer.finite
        case .liveText(let text):
            // Of what cannot be set anew there is how it was set.
            guard text.frame.isFinite, text.scale.isFinite, text.paragraph.isFinite, text.items.finite == nil,
                text.pieces.allSatisfy(\.span.isFinite)
            else { return .changed(.layer(Layer(items: text.items.finite ?? text.items))) }
            return .same
        case .liveMeter(let meter): return meter.frame.isFinite && meter.items.finite == nil ? .same : .nothing
        }
    }
}

extension Layer {
    fileprivate var finite: Remains {
        guard transform.isFinite, opacity.isFinite, clip?.path.isFinite != false, projection?.isFinite != false else { return .nothing }
        var layer = self, isSame = true
        // An effect of no size is none.
        if !blur.isFinite { (layer.blur, isSame) = (0, false) }
        if let shadow, !shadow.isFinite { (layer.shadow, isSame) = (nil, false) }
        if let colorEffect, !colorEffect.isFinite { (layer.colorEffect, isSame) = (nil, false) }
        if let items = items.finite { (layer.items, isSame) = (items, false) }
        if let mask = mask?.finite { (layer.mask, isSame) = (mask, false) }
        return isSame ? .same : layer.items.isEmpty ? .nothing : .changed(.layer(layer))
    }
}

extension Paint {
    /// What is left of an item with this paint.
    fileprivate func remains(_ item: (Paint) -> DisplayItem) -> Remains {
        switch finite {
        case .some(let paint): paint == self ? .same : .changed(item(paint))
        case nil: .nothing
        }
    }

    /// The paint with stops at places only; nil where it has no place itself.
    private var finite: Paint? {
        func places(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color, location: $0.location.isFinite ? $0.location : 0) }
        }
        func isFinite(_ stops: [GradientStop], _ numbers: Double...) -> Bool {
            numbers.allSatisfy(\.isFinite) && stops.allSatisfy(\.color.isFinite)
        }
        switch self {
        case .color(let color): return color.isFinite ? self : nil
        case .linear(let stops, let start, let end):
            return isFinite(stops, start.x, start.y, end.x, end.y) ? .linear(stops: places(stops), start: start, end: end) : nil
        case .radial(let stops, let center, let start, let end):
            guard isFinite(stops, center.x, center.y, start, end) else { return nil }
            return .radial(stops: places(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            guard isFinite(stops, center.x, center.y, start, end) else { return nil }
            return .angular(stops: places(stops), center: center, startAngle: start, endAngle: end)
        case .elliptical(let stops, let bounds, let center, let start, let end):
            guard bounds.isFinite, isFinite(stops, center.x, center.y, start, end) else { return nil }
            return .elliptical(stops: places(stops), bounds: bounds, center: center, startFraction: start, endFraction: end)
        case .image(_, let origin, let scale): return origin.isFinite && scale.isFinite ? self : nil
        case .backdrop(let backdrop):
            let isFinite = backdrop.veil.isFinite && backdrop.blur.isFinite && backdrop.saturation.isFinite && backdrop.opacity.isFinite
            return isFinite ? self : nil
        }
    }
}

// MARK: Numbers

extension CGPoint {
    /// Whether both coordinates are numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether its place and its size are numbers.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Path {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let to), .line(let to): to.isFinite
            case .quadCurve(let to, let control): to.isFinite && control.isFinite
            case .curve(let to, let control1, let control2): to.isFinite && control1.isFinite && control2.isFinite
            case .closeSubpath: true
            }
        }
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Projection {
    fileprivate var isFinite: Bool { [x, y, depth].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite } }
}

extension Stroke {
    fileprivate var isFinite: Bool { width.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite) }
}

extension Shadow {
    fileprivate var isFinite: Bool { radius.isFinite && x.isFinite && y.isFinite && color.isFinite }
}

extension RGBA {
    fileprivate var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

extension ColorEffect {
    fileprivate var isFinite: Bool {
        switch self {
        case .tint(let color): color.isFinite
        case .desaturate: true
        case .matrix(let matrix):
            [matrix.red, matrix.green, matrix.blue, matrix.alpha].allSatisfy {
                [$0.red, $0.green, $0.blue, $0.alpha, $0.constant].allSatisfy(\.isFinite)
            }
        }
    }
}

extension GlyphRun {
    fileprivate var isFinite: Bool {
        size.isFinite && stretch.isFinite && slant.isFinite && origin.isFinite && glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}

extension TextParagraph {
    fileprivate var isFinite: Bool { minimumScaleFactor.isFinite && lineSpacing.isFinite && spans.allSatisfy(\.isFinite) }
}

extension TextSpan {
    fileprivate var isFinite: Bool {
        font.size.isFinite && font.width.isFinite && font.leading.isFinite && tracking.isFinite && kern.isFinite && baselineOffset.isFinite
    }
}
