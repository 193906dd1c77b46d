import Foundation

/// Bitmaps in the document: each once, then used.
extension SVGWriter {
    mutating func write(_ item: ImageItem) {
        guard let unit = unitImage(item) else { return }
        let frame = item.frame
        let style = item.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
        var drawn: String
        if let tile = item.tile {
            guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return }
            let name = pattern(CGRect(origin: frame.origin, size: tile), of: unit, style)
            drawn = "<path d=\"\(SVGNumber.data(Path(frame)))\" fill=\"url(#\(name))\"/>"
        } else {
            drawn = "<g transform=\"\(SVGNumber.matrix(.unit(to: frame)))\"\(style)>\(unit)</g>"
        }
        guard let tint = item.tint else { return body += drawn }
        let filter = define("filter", " x=\"0\" y=\"0\" width=\"1\" height=\"1\"", SVGFilters.tint(tint))
        body += "<g filter=\"url(#\(filter))\">\(drawn)</g>"
    }

    /// The item's bitmap, or the part of it that is drawn, in a square of one point.
    private mutating func unitImage(_ item: ImageItem) -> String? {
        guard let image = list.images[item.key], let name = imageName(item.key) else { return nil }
        guard let source = item.source else { return "<use href=\"#\(name)\"/>" }
        guard let part = source.inside(width: image.pixelWidth, height: image.pixelHeight) else { return nil }
        let box = "\(part.left) \(part.top) \(part.width) \(part.height)"
        return "<svg width=\"1\" height=\"1\" viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
            + "<use href=\"#\(name)\" transform=\"scale(\(image.pixelWidth) \(image.pixelHeight))\"/></svg>"
    }

    /// A paint that repeats what `unit` draws in a square of one point, stretched to `tile`.
    mutating func pattern(_ tile: CGRect, of unit: String, _ style: String = "") -> String {
        let place = SVGNumber.place(tile)
        // A pattern's content is placed from the tile's corner on.
        let stretch = SVGNumber.matrix(CGAffineTransform(scaleX: tile.width, y: tile.height))
        return define("pattern", " patternUnits=\"userSpaceOnUse\"\(place)\(style)", "<g transform=\"\(stretch)\">\(unit)</g>")
    }

    /// A paint that SVG cannot say, as a bitmap over `bounds`; nil when there is nothing to cover.
    mutating func sampled(_ paint: Paint, over bounds: CGRect) -> String? {
        // A little more than what is covered: the pattern's repetition must not show at its edges.
        let box = PixelRect(around: bounds).grown(by: 1)
        guard !bounds.isNull, box.width <= 100_000, box.height <= 100_000 else { return nil }
        let scale = min(3, 4096 / Double(max(box.width, box.height)))
        let area = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
        var layer = Layer(items: [.fill(Path(area), paint, .nonZero)])
        layer.transform = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        let bitmap = Rasterizer(fonts: fonts).draw(DisplayList(size: area.size, items: [.layer(layer)]), scale: scale)
        return pattern(area, of: Self.image(.png, PNG.encode(bitmap, compression: .compact)))
    }

    mutating func imageName(_ key: ImageKey) -> String? {
        if let name = imageNames[key] { return name }
        guard let image = list.images[key] else { return nil }
        let name = newName()
        imageNames[key] = name
        definitions += Self.image(image.format, image.bytes, " id=\"\(name)\"")
        return name
    }

    /// A bitmap in a square of one point.
    static func image(_ format: EncodedImage.Format, _ bytes: [UInt8], _ attributes: String = "") -> String {
        "<image\(attributes) width=\"1\" height=\"1\" preserveAspectRatio=\"none\""
            + " href=\"data:\(format.type);base64,\(Data(bytes).base64EncodedString())\"/>"
    }
}

extension CGAffineTransform {
    /// The transform from a square of one point at the origin to `rect`.
    fileprivate static func unit(to rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }
}
