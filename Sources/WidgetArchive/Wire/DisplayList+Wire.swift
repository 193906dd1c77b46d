import Drawing
import Foundation

// Images are written by the timeline's table; a list names the ones it uses.

extension ArchiveWriter {
    mutating func items(_ items: [DisplayItem]) { list(items) { $0.item($1) } }

    mutating func item(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let paint, let rule):
            byte(0)
            self.path(path)
            self.paint(paint)
            byte(rule.rawValue)
        case .stroke(let path, let paint, let stroke):
            byte(1)
            self.path(path)
            self.paint(paint)
            self.stroke(stroke)
        case .glyphs(let run):
            byte(2)
            glyphs(run)
        case .image(let image):
            byte(3)
            fixed(image.key.rawValue)
            rect(image.frame)
            byte(image.interpolation.rawValue)
            optional(image.tint) { $0.color($1) }
        case .layer(let layer):
            byte(4)
            self.layer(layer)
        }
    }

    mutating func glyphs(_ run: GlyphRun) {
        fixed(run.face.rawValue)
        double(run.size)
        point(run.origin)
        list(run.glyphs) { writer, glyph in
            writer.unsigned(UInt64(glyph.id))
            writer.float(glyph.x)
            writer.float(glyph.y)
        }
        paint(run.paint)
        text(run.text)
    }

    mutating func layer(_ layer: Layer) {
        items(layer.items)
        optional(layer.transform.isIdentity ? nil : layer.transform) { $0.transform($1) }
        double(layer.opacity)
        optional(layer.clip) { writer, clip in
            writer.path(clip.path)
            writer.byte(clip.rule.rawValue)
        }
        optional(layer.mask) { $0.items($1) }
        optional(layer.shadow) { writer, shadow in
            writer.color(shadow.color)
            [shadow.radius, shadow.x, shadow.y].forEach { writer.double($0) }
        }
        double(layer.blur)
        byte(layer.blend.rawValue)
        switch layer.colorEffect {
        case nil: byte(0)
        case .tint(let color):
            byte(1)
            self.color(color)
        case .desaturate(let luminanceToAlpha): byte(luminanceToAlpha ? 3 : 2)
        }
    }
}

extension ArchiveReader {
    mutating func items(_ field: String) throws(ArchiveError) -> [DisplayItem] {
        try nested(field) { reader throws(ArchiveError) in
            try reader.list(field) { reader throws(ArchiveError) in try reader.item() }
        }
    }

    mutating func item() throws(ArchiveError) -> DisplayItem {
        let tag = try byte("item")
        switch tag {
        case 0: return .fill(try path("fill path"), try paint("fill paint"), try fillRule("fill rule"))
        case 1: return .stroke(try path("stroke path"), try paint("stroke paint"), try stroke())
        case 2: return .glyphs(try glyphs())
        case 3:
            let key = ImageKey(rawValue: try fixed("image key"))
            let frame = try rect("image frame")
            let interpolation = try byte("image interpolation")
            guard let quality = ImageItem.Interpolation(rawValue: interpolation) else {
                throw .unknownValue(field: "image interpolation", value: UInt64(interpolation))
            }
            let tint = try optional("image tint") { reader throws(ArchiveError) in try reader.color("image tint") }
            return .image(ImageItem(key: key, frame: frame, interpolation: quality, tint: tint))
        case 4: return .layer(try layer())
        default: throw .unknownValue(field: "item", value: UInt64(tag))
        }
    }

    mutating func glyphs() throws(ArchiveError) -> GlyphRun {
        let face = FontFace(rawValue: try fixed("font face"))
        let size = try double("font size")
        let origin = try point("glyph origin")
        let glyphs = try list("glyphs", minimumSize: 9) { reader throws(ArchiveError) in
            let id = try reader.unsigned("glyph id")
            guard let id = UInt32(exactly: id) else { throw .unknownValue(field: "glyph id", value: id) }
            return GlyphRun.Glyph(id: id, x: try reader.float("glyph x"), y: try reader.float("glyph y"))
        }
        return GlyphRun(
            face: face, size: size, origin: origin, glyphs: glyphs, paint: try paint("glyph paint"), text: try text("glyph text"))
    }

    mutating func layer() throws(ArchiveError) -> Layer {
        var layer = Layer(items: try items("layer"))
        if let transform = try optional("layer transform", { reader throws(ArchiveError) in try reader.transform("layer transform") }) {
            layer.transform = transform
        }
        layer.opacity = try double("layer opacity")
        layer.clip = try optional("layer clip") { reader throws(ArchiveError) in
            Clip(try reader.path("layer clip"), rule: try reader.fillRule("layer clip rule"))
        }
        layer.mask = try optional("layer mask") { reader throws(ArchiveError) in try reader.items("layer mask") }
        layer.shadow = try optional("layer shadow") { reader throws(ArchiveError) in
            let color = try reader.color("shadow colour")
            return Shadow(
                color: color, radius: try reader.double("shadow radius"), x: try reader.double("shadow x"), y: try reader.double("shadow y")
            )
        }
        layer.blur = try double("layer blur")
        let blend = try byte("layer blend")
        guard let mode = BlendMode(rawValue: blend) else { throw .unknownValue(field: "layer blend", value: UInt64(blend)) }
        layer.blend = mode
        let effect = try byte("layer effect")
        switch effect {
        case 0: layer.colorEffect = nil
        case 1: layer.colorEffect = .tint(try color("layer tint"))
        case 2, 3: layer.colorEffect = .desaturate(luminanceToAlpha: effect == 3)
        default: throw .unknownValue(field: "layer effect", value: UInt64(effect))
        }
        return layer
    }
}
