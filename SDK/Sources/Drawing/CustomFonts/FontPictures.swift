import Foundation
import Synchronization

/// The glyphs of a font that are pictures written as SVG, in the font's table of this name.
///
/// Source: OpenType 1.9, “SVG”: a document holds one glyph or several, each an element with the identifier `glyph` and its number; its units
/// are the font's, from the origin on the baseline, y down.
final class FontPictures: Sendable {
    /// The font's units of an em.
    private let unitsPerEm: Double
    /// The glyphs of each document, and its bytes in the file.
    private let documents: [(glyphs: ClosedRange<UInt32>, bytes: Range<Int>)]
    /// What was read before; nil of a glyph without a picture, or with one that is not drawn.
    private let read = Mutex<[UInt32: [DisplayItem]?]>([:])

    /// A picture of more shapes than this is not drawn.
    private static let mostShapes = 4_000
    /// Pictures that are kept.
    private static let mostKept = 64

    init?(_ reader: FontReader) {
        guard let found = reader.pictureDocuments() else { return nil }
        (unitsPerEm, documents) = found
    }

    /// The shapes of a glyph, in ems from its origin; nil where it has none that are drawn.
    func layer(_ glyph: UInt32, in memory: UnsafeRawBufferPointer) -> Layer? {
        let items = read.withLock { read in
            if let known = read[glyph] { return known }
            if read.count >= Self.mostKept { read.removeAll() }
            let made = documents.first { $0.glyphs.contains(glyph) }.flatMap { try? shapes(glyph, of: $0, in: memory) }
            read[glyph] = .some(made)
            return made
        }
        guard let items, !items.isEmpty else { return nil }
        var layer = Layer(items: items)
        layer.transform = CGAffineTransform(scaleX: 1 / unitsPerEm, y: 1 / unitsPerEm)
        return layer
    }

    /// The reason for which a picture is not drawn; nil where all are.
    func fault(in memory: UnsafeRawBufferPointer) -> String? {
        for document in documents {
            do throws(VectorImageError) {
                _ = try shapes(document.glyphs.lowerBound, of: document, in: memory)
            } catch {
                return "\(error)"
            }
        }
        return nil
    }

    private func shapes(
        _ glyph: UInt32, of document: (glyphs: ClosedRange<UInt32>, bytes: Range<Int>), in memory: UnsafeRawBufferPointer
    ) throws(VectorImageError) -> [DisplayItem] {
        let bytes = [UInt8](memory[document.bytes])
        guard !bytes.starts(with: [0x1F, 0x8B]) else { throw .notDrawn("a compressed document") }
        let items = try VectorImage.shapes(svg: bytes, element: "glyph\(glyph)", side: unitsPerEm)
        guard items.count <= Self.mostShapes else { throw .tooMany("shapes") }
        return items
    }
}

extension CustomFonts {
    /// The picture of a glyph, in ems from its origin; nil where its outline is drawn.
    static func picture(_ face: FontFace, _ glyph: UInt32) -> Layer? {
        guard let (font, index) = find(face), let pictures = font.pictures[index] else { return nil }
        return pictures.layer(glyph, in: font.memory)
    }

    /// Whether some of a face's glyphs may be pictures.
    static func hasPictures(_ face: FontFace) -> Bool {
        guard let (font, index) = find(face) else { return false }
        return font.pictures[index] != nil
    }

    /// What is not drawn of a face's pictures; nil where it has none, or all are drawn.
    static func pictureFault(_ face: FontFace) -> String? {
        guard let (font, index) = find(face), let table = font.facts[index].colorTable else { return nil }
        guard let pictures = font.pictures[index] else { return "table \(table)" }
        return font.fault(of: pictures).map { "table \(table): \($0)" }
    }
}

extension GlyphRun {
    /// The run with the glyphs that have outlines, and the pictures of the others, on the page.
    var parted: (outlined: GlyphRun, pictures: [Layer]) {
        var outlined = self
        outlined.glyphs = []
        var pictures: [Layer] = []
        let alpha = Double(paint.plainAlpha) / 255
        for glyph in glyphs {
            let place = CGPoint(x: origin.x + Double(glyph.x), y: origin.y + Double(glyph.y))
            guard var picture = CustomFonts.picture(face, glyph.id) else {
                outlined.glyphs.append(glyph)
                continue
            }
            guard place.x.isFinite, place.y.isFinite, size.isFinite, hasSaneForm else { continue }
            picture.transform = picture.transform.concatenating(toPage(at: place))
            picture.opacity = alpha
            pictures.append(picture)
        }
        return (outlined, pictures)
    }
}
