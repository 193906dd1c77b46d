import Foundation

extension FontDescription: WireCodable {
    package func write(to writer: inout WireWriter) {
        if case .custom(let name) = family { writer.write(String?.some(name)) } else { writer.write(String?.none) }
        writer.writeVariable(face?.rawValue ?? 0)
        writer.write(size)
        writer.writeEnum(weight)
        writer.writeEnum(design)
        writer.write(italic)
        writer.write(monospacedDigits)
        writer.writeEnum(smallCaps)
        writer.write(width)
        writer.write(leading)
    }
    package init(from reader: inout WireReader) throws {
        let name: String? = try reader.read("family", as: String?.self)
        let face = FontFace(rawValue: try reader.readVariable())
        guard face.rawValue == 0 || face.isCustom else { throw reader.badValue }
        self.init(size: try reader.readFinite("size"), weight: try reader.readEnum("weight"))
        if let name { family = .custom(name) }
        if face.isCustom { self.face = face }
        design = try reader.readEnum("design")
        italic = try reader.read("italic")
        monospacedDigits = try reader.read("monospacedDigits")
        smallCaps = try reader.readEnum("smallCaps")
        width = try reader.readFinite("width")
        leading = try reader.readFinite("leading")
    }
}

extension TextSpan: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(string)
        writer.write(font)
        writer.write(paint)
        writer.write(tracking)
        writer.write(kern)
        writer.write(baselineOffset)
        writer.write(underline)
        writer.write(strikethrough)
        writer.writeEnum(underlinePattern)
        writer.writeEnum(strikethroughPattern)
        writer.write(background)
        writer.write(attachment)
    }
    package init(from reader: inout WireReader) throws {
        let string: String = try reader.read("string")
        self.init(string, font: try reader.read("font"), paint: try reader.read("paint"))
        tracking = try reader.readFinite("tracking")
        kern = try reader.readFinite("kern")
        baselineOffset = try reader.readFinite("baselineOffset")
        underline = try reader.read("underline")
        strikethrough = try reader.read("strikethrough")
        underlinePattern = try reader.readEnum("underlinePattern")
        strikethroughPattern = try reader.readEnum("strikethroughPattern")
        background = try reader.read("background")
        attachment = try reader.read("attachment")
    }
}

extension TextAttachment: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(width)
        writer.write(ascent)
        writer.write(descent)
        writer.write(items)
        writer.write(label)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            width: try reader.readFinite("width"), ascent: try reader.readFinite("ascent"), descent: try reader.readFinite("descent"),
            items: try reader.read("items"), label: try reader.read("label"))
    }
}

extension TextParagraph: WirePart {
    package static var partKind: UInt8 { 4 }
    package func writeBody(to writer: inout WireWriter) {
        writer.write(spans)
        writer.writeEnum(alignment)
        writer.write(lineLimit)
        writer.write(reservesSpace)
        writer.write(leastLines)
        writer.writeEnum(truncation)
        writer.write(minimumScaleFactor)
        writer.write(allowsTightening)
        writer.write(lineSpacing)
        writer.write(rightToLeft)
        writer.write(language)
    }
    package init(bodyFrom reader: inout WireReader) throws {
        self.init(spans: try reader.read("spans"))
        alignment = try reader.readEnum("alignment")
        lineLimit = try reader.read("lineLimit")
        reservesSpace = try reader.read("reservesSpace")
        leastLines = try reader.read("leastLines")
        truncation = try reader.readEnum("truncation")
        minimumScaleFactor = try reader.readFinite("minimumScaleFactor")
        allowsTightening = try reader.read("allowsTightening")
        lineSpacing = try reader.readFinite("lineSpacing")
        rightToLeft = try reader.read("rightToLeft")
        language = try reader.read("language")
    }
}
