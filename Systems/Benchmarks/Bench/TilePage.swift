import BenchScene
import Foundation

/// A scene as a web page.
struct TilePage {
    let scene: TileScene
    /// The photograph's address, as the page names it.
    let photo: String

    var html: String {
        """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>
        body { margin: 0; font-family: Inter, "Noto Sans CJK JP", "DejaVu Sans", "Noto Color Emoji"; background: transparent }
        #tile { position: relative; width: \(scene.width)px; height: \(scene.height)px; overflow: hidden; border-radius: \
        \(scene.cornerRadius)px }
        #tile > * { position: absolute }
        .w { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; line-height: \(Self.lineHeight) }
        .t { font-variant-numeric: tabular-nums }
        .i { font-family: "Material Icons"; line-height: 1 }
        </style></head><body><div id="tile">\(scene.elements.map(element).joined(separator: "\n"))</div></body></html>
        """
    }

    /// Inter's own: ascender 2728, descender 680, 2816 an em.
    private static let lineHeight = 3408.0 / 2816
    private static let ascender = 2728.0 / 2816

    private func element(_ element: TileElement) -> String {
        switch element {
        case .photo(let box): return "<img src=\"\(photo)\" style=\"\(place(box));object-fit:cover\">"
        case .rectangle(let box, let radius, let filling):
            return "<div style=\"\(place(box));border-radius:\(radius)px;background:\(css(filling, in: box))\"></div>"
        case .shadow(let box, let radius, let sigma, let drop, let ink):
            return "<div style=\"\(place(box));border-radius:\(radius)px;box-shadow:0 \(drop)px \(2 * sigma)px \(css(ink))\"></div>"
        case .area(let curve, let box, let filling): return area(curve, box, filling)
        case .line(let curve, let width, let ink):
            return svg(
                "<path d=\"\(path(curve))\" fill=\"none\" stroke=\"\(css(ink))\" stroke-width=\"\(width)\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"round\"/>")
        case .words(let words): return text(words)
        case .icon(let icon):
            let style = "left:\(icon.place.x)px;top:\(icon.place.y - icon.size)px;font-size:\(icon.size)px;color:\(css(icon.ink))"
            return "<div class=\"i\" style=\"\(style)\">&#\(icon.codePoint);</div>"
        }
    }

    private func text(_ words: Words) -> String {
        let left: Double
        let side: String
        switch words.alignment {
        case .leading: (left, side) = (words.place.x, "left")
        case .center: (left, side) = (words.place.x - words.width / 2, "center")
        case .trailing: (left, side) = (words.place.x - words.width, "right")
        }
        let style =
            "left:\(left)px;top:\(words.place.y - words.size * Self.ascender)px;width:\(words.width)px;font-size:\(words.size)px;"
            + "font-weight:\(words.weight.rawValue);color:\(css(words.ink));text-align:\(side)"
        return "<div class=\"w\(words.hasTabularDigits ? " t" : "")\" style=\"\(style)\">\(words.string)</div>"
    }

    private func area(_ curve: Curve, _ box: Box, _ filling: Filling) -> String {
        guard case .gradient(let first, let last, let from, let to) = filling else { return "" }
        let outline = path(curve) + "L\(box.right) \(box.bottom)L\(box.x) \(box.bottom)Z"
        let line = "x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\" gradientUnits=\"userSpaceOnUse\""
        return svg(
            "<linearGradient id=\"g\" \(line)><stop stop-color=\"\(css(first))\"/><stop offset=\"1\" stop-color=\"\(css(last))\"/>"
                + "</linearGradient><path d=\"\(outline)\" fill=\"url(#g)\"/>")
    }

    private func svg(_ content: String) -> String {
        "<svg width=\"\(scene.width)\" height=\"\(scene.height)\" style=\"left:0;top:0\">\(content)</svg>"
    }

    private func path(_ curve: Curve) -> String {
        curve.points.enumerated().map { index, point in
            guard index > 0 else { return "M\(point.x) \(point.y)" }
            let (first, second) = curve.controls(index)
            return "C\(first.x) \(first.y) \(second.x) \(second.y) \(point.x) \(point.y)"
        }.joined()
    }

    private func place(_ box: Box) -> String { "left:\(box.x)px;top:\(box.y)px;width:\(box.width)px;height:\(box.height)px" }

    private func css(_ ink: Ink) -> String {
        func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
        return "rgba(\(byte(ink.red)),\(byte(ink.green)),\(byte(ink.blue)),\(ink.alpha))"
    }

    private func css(_ filling: Filling, in box: Box) -> String {
        switch filling {
        case .ink(let ink): return css(ink)
        case .gradient(let first, let last, let from, let to):
            // Lengths along CSS's line, which runs through the box's middle; downwards it starts at the box's top.
            guard from.x != to.x else {
                return "linear-gradient(\(css(first)) \(from.y - box.y)px,\(css(last)) \(to.y - box.y)px)"
            }
            // From corner to corner: the angle of the line itself.
            let angle = atan2(to.x - from.x, from.y - to.y) * 180 / .pi
            return "linear-gradient(\(angle)deg,\(css(first)),\(css(last)))"
        }
    }
}
