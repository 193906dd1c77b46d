import Foundation

/// Text in the document: outlines with their words beside them, and emoji as bitmaps.
extension SVGWriter {
    mutating func write(_ run: GlyphRun) {
        if glyphs.isColor(run.face) { return writeColors(run) }
        guard run.hasSaneForm else { return }
        guard let (outlined, pictures) = run.parted else { return writeOutlines(run) }
        body += "<g\(label(run))>"
        for picture in pictures { write(picture) }
        body += "</g>"
        if !outlined.glyphs.isEmpty { writeOutlines(outlined) }
    }

    private mutating func writeOutlines(_ run: GlyphRun) {
        var path = Path()
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
            path.addPath(glyphs.outline(face: run.face, glyph: glyph.id), transform: run.toPage(at: place))
        }
        body += "<path d=\"\(SVGNumber.data(path))\"\(attributes("fill", run.paint, over: path.boundingRect))\(label(run))/>"
    }

    private func label(_ run: GlyphRun) -> String {
        run.text.isEmpty ? "" : " aria-label=\"\(SVGNumber.escaped(run.text))\""
    }

    /// Emoji: each a bitmap once, used wherever it stands.
    private mutating func writeColors(_ run: GlyphRun) {
        let alpha = run.paint.plainAlpha
        guard alpha > 0, run.size.isFinite, run.size > 0 else { return }
        let opacity = alpha < 255 ? " opacity=\"\(SVGNumber.text(Double(alpha) / 255))\"" : ""
        body += "<g\(opacity)\(label(run))>"
        for glyph in run.glyphs {
            guard let picture = glyphs.picture(face: run.face, glyph: glyph.id), let name = pictureName(run.face, glyph.id, picture)
            else { continue }
            let box = picture.box
            let place = CGAffineTransform(
                a: box.width * run.size, b: 0, c: 0, d: box.height * run.size,
                tx: run.origin.x + Double(glyph.x) + box.minX * run.size, ty: run.origin.y + Double(glyph.y) + box.minY * run.size)
            body += "<use href=\"#\(name)\" transform=\"\(SVGNumber.matrix(place))\"/>"
        }
        body += "</g>"
    }

    private mutating func pictureName(_ face: FontFace, _ glyph: UInt32, _ picture: GlyphPicture) -> String? {
        let key = face.rawValue << 32 | UInt64(glyph)
        if let name = pictureNames[key] { return name }
        let pixels = picture.grid.pixels.withUnsafeBytes { [UInt8]($0) }
        guard let bitmap = Bitmap(width: picture.grid.width, height: picture.grid.height, pixels: pixels) else { return nil }
        let name = newName()
        pictureNames[key] = name
        definitions += Self.image(.png, PNG.encode(bitmap, compression: .compact), " id=\"\(name)\"")
        return name
    }
}
