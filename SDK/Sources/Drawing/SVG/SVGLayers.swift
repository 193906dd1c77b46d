import Foundation

/// Layers as groups. A group that SVG draws on its own (faded, filtered, masked) must be one that the rasteriser draws on its own, and
/// the other way round, or what blends inside it would meet different colours.
extension SVGWriter {
    mutating func write(_ layer: Layer) {
        guard layer.isIsolated else {
            let tag = "<g\(transform(layer))\(layer.clip.map { clip($0) } ?? "")>"
            body += tag
            open.append(tag)
            write(layer.items)
            open.removeLast()
            body += "</g>"
            return
        }
        let group = isolated(layer)
        switch layer.blend {
        case .normal: body += group
        case .destinationOver: body = inPlace(group) + body
        case .destinationOut: maskBackdrop(outside: group)
        case .sourceAtop:
            let inside = mask(over: wrapBackdrop())
            body += "\(closing)\(masked(group, inside))\(opening)"
        case .plusDarker:
            let filter = define("filter", region(of: layer), SVGFilters.darkness)
            let inverted = isolated(layer, filter: " filter=\"url(#\(filter))\"")
            let backdrop = wrapBackdrop()
            let inside = mask(over: backdrop), outside = mask(outside: "<use href=\"#\(backdrop)\"/>")
            // What is subtracted must not be more than there is.
            blend(masked(inverted, inside), "lighten")
            blend(masked(inverted, inside), "difference")
            body += "\(closing)\(masked(group, outside))\(opening)"
        default: blend(inPlace(group), SVGFilters.cssName(layer.blend) ?? "normal")
        }
    }

    /// The layer as one element, without its blend mode.
    /// - Parameter filter: what comes after everything else.
    private mutating func isolated(_ layer: Layer, filter: String = "") -> String {
        let (outside, tags) = (body, open)
        (body, open) = ("", [])
        write(layer.items)
        var group = body
        (body, open) = (outside, tags)
        func wrap(_ attributes: String) { if !attributes.isEmpty { group = "<g\(attributes)>\(group)</g>" } }

        let area = region(of: layer)
        // From the inside out: each wrapping is applied after those inside it.
        if let effect = layer.colorEffect { wrap(" filter=\"url(#\(define("filter", area, SVGFilters.effect(effect))))\"") }
        if let mask = layer.mask { wrap(" mask=\"url(#\(self.mask(mask, area)))\"") }
        if layer.blur > 0 {
            let blurred = define("filter", area, "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(layer.blur))\"/>")
            wrap(" filter=\"url(#\(blurred))\"")
        }
        if let clip = layer.clip { wrap(self.clip(clip)) }
        if let shadow = layer.shadow { wrap(" filter=\"url(#\(define("filter", area, SVGFilters.shadow(shadow))))\"") }
        if layer.opacity < 1 { wrap(" opacity=\"\(SVGNumber.text(max(0, layer.opacity)))\"") }
        wrap(filter)
        wrap(transform(layer))
        return group
    }

    private func transform(_ layer: Layer) -> String {
        layer.transform.isIdentity ? "" : " transform=\"\(SVGNumber.matrix(layer.transform))\""
    }

    private mutating func clip(_ clip: Clip) -> String {
        let rule = clip.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        return " clip-path=\"url(#\(define("clipPath", "", "<path d=\"\(SVGNumber.data(clip.path))\"\(rule)/>")))\""
    }

    /// A mask that shows where `items` are opaque.
    private mutating func mask(_ items: [DisplayItem], _ area: String) -> String {
        let (outside, tags) = (body, open)
        (body, open) = ("", [])
        write(items)
        let name = define("mask", area + " style=\"mask-type:alpha\"", body)
        (body, open) = (outside, tags)
        return name
    }

    /// The area that filters and masks work on, in the layer's own points.
    private func region(of layer: Layer) -> String {
        var local = layer
        local.transform = .identity
        let touched = [DisplayItem.layer(local)].touched(.identity).union(layer.items.touched(.identity))
        // Fine blurs reach a little further than whole points say.
        let area = touched.isEmpty ? PixelRect(left: 0, top: 0, right: 1, bottom: 1) : touched.grown(by: 3)
        let place = SVGNumber.place(CGRect(x: area.left, y: area.top, width: area.width, height: area.height))
        return " \(layer.mask == nil ? "" : "maskUnits=\"userSpaceOnUse\" ")filterUnits=\"userSpaceOnUse\"\(place)"
    }
}

/// Blending with all that the current surface holds: the open elements are closed for it and opened again.
extension SVGWriter {
    private var closing: String { String(repeating: "</g>", count: open.count) }
    private var opening: String { open.joined() }

    /// A group as it stands on the surface.
    private func inPlace(_ group: String) -> String { "\(opening)\(group)\(closing)" }

    private mutating func blend(_ group: String, _ mode: String) {
        body += "\(closing)<g style=\"mix-blend-mode:\(mode)\">\(group)</g>\(opening)"
    }

    /// Everywhere; a mask's area costs nothing where nothing is drawn.
    private static let everywhere = " maskUnits=\"userSpaceOnUse\" x=\"-20000\" y=\"-20000\" width=\"40000\" height=\"40000\""

    /// A mask that shows what `shape` leaves free.
    private mutating func mask(outside shape: String) -> String {
        let black = define("filter", "", "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
        let white = "<path d=\"M-20000 -20000H20000V20000H-20000Z\" fill=\"#ffffff\"/>"
        return define("mask", Self.everywhere, "\(white)<g filter=\"url(#\(black))\">\(shape)</g>")
    }

    private mutating func maskBackdrop(outside group: String) {
        let mask = mask(outside: inPlace(group))
        body = "<g mask=\"url(#\(mask))\">\(body)\(closing)</g>\(opening)"
    }

    /// Gives all that has been drawn a name.
    private mutating func wrapBackdrop() -> String {
        let name = newName()
        body = "<g id=\"\(name)\">\(body)\(closing)</g>\(opening)"
        return name
    }

    /// A mask that shows what lies over `backdrop`.
    private mutating func mask(over backdrop: String) -> String {
        define("mask", "\(Self.everywhere) style=\"mask-type:alpha\"", "<use href=\"#\(backdrop)\"/>")
    }

    private func masked(_ group: String, _ mask: String) -> String { "<g mask=\"url(#\(mask))\">\(inPlace(group))</g>" }
}

extension Layer {
    /// Whether the layer is drawn as an isolated group before it is composited with what lies under it.
    fileprivate var isIsolated: Bool {
        mask != nil || blur > 0 || blend != .normal || colorEffect != nil || opacity < 1 || shadow != nil
    }
}
