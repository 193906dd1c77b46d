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
    private let read = Mutex(Read())

    /// What was read before: each document once, however many entries name its bytes.
    private struct Read {
        /// The shapes of each document's glyphs, by their identifiers; none of one that is not drawn.
        var documents: [Range<Int>: [String: [DisplayItem]]] = [:]
        var shapes = 0
        var bytes = 0
        /// Whether all documents were tried, and why one of them is not drawn.
        var isTried = false
        var fault: String?
    }

    /// Shapes of a font that are kept, and bytes that are read for them: what is beyond is drawn by its outlines. Documents may overlap, so
    /// that a small file could name many large ones.
    private static let mostKept = 50_000, mostBytes = 16 << 20

    init?(_ reader: FontReader) {
        guard let found = reader.pictureDocuments() else { return nil }
        (unitsPerEm, documents) = found
    }

    /// The shapes of a glyph, in ems from its origin; nil where it has none that are drawn.
    func layer(_ glyph: UInt32, in memory: UnsafeRawBufferPointer) -> Layer? {
        guard let document = documents.first(where: { $0.glyphs.contains(glyph) })?.bytes else { return nil }
        let items = read.withLock { read in
            if let known = read.documents[document] { return known["glyph\(glyph)"] }
            guard read.shapes < Self.mostKept, read.bytes + document.count <= Self.mostBytes else { return nil }
            let made = (try? shapes(document, in: memory)) ?? [:]
            read.documents[document] = made
            read.shapes += made.values.reduce(0) { $0 + $1.count }
            read.bytes += document.count
            return made["glyph\(glyph)"]
        }
        guard let items, !items.isEmpty else { return nil }
        var layer = Layer(items: items)
        layer.transform = CGAffineTransform(scaleX: 1 / unitsPerEm, y: 1 / unitsPerEm)
        return layer
    }

    /// The reason for which a picture is not drawn; nil where all are.
    func fault(in memory: UnsafeRawBufferPointer) -> String? {
        read.withLock { read in
            if !read.isTried { (read.isTried, read.fault) = (true, findFault(in: memory)) }
            return read.fault
        }
    }

    private func findFault(in memory: UnsafeRawBufferPointer) -> String? {
        var tried: Set<Range<Int>> = [], bytes = 0
        for (_, document) in documents where tried.insert(document).inserted {
            bytes += document.count
            guard bytes <= Self.mostBytes else { return "more than \(Self.mostBytes) bytes of pictures" }
            do throws(VectorImageError) {
                _ = try shapes(document, in: memory)
            } catch {
                return "\(error)"
            }
        }
        return nil
    }

    private func shapes(_ document: Range<Int>, in memory: UnsafeRawBufferPointer) throws(VectorImageError) -> [String: [DisplayItem]] {
        let bytes = [UInt8](memory[document])
        guard !bytes.starts(with: [0x1F, 0x8B]) else { throw .notDrawn("a compressed document") }
        return try VectorImage.elements(svg: bytes, namedFrom: "glyph", side: unitsPerEm)
    }
}

extension CustomFonts {
    /// What is not drawn of a face's pictures; nil where it has none, or all are drawn.
    package static func pictureFault(_ face: FontFace) -> String? {
        guard let (font, index) = find(face), let table = font.facts[index].colorTable else { return nil }
        guard let pictures = font.pictures[index] else { return "table \(table)" }
        return pictures.fault(in: font.memory).map { "table \(table): \($0)" }
    }
}

extension GlyphRun {
    /// The run with the glyphs that have outlines, and the pictures of the others, on the page; nil where the face has no pictures.
    var parted: (outlined: GlyphRun, pictures: [Layer])? {
        guard let (font, index) = CustomFonts.find(face), let pictures = font.pictures[index] else { return nil }
        var outlined = self, layers: [Layer] = []
        outlined.glyphs = []
        let alpha = Double(paint.plainAlpha) / 255
        for glyph in glyphs {
            let place = CGPoint(x: origin.x + Double(glyph.x), y: origin.y + Double(glyph.y))
            guard var layer = pictures.layer(glyph.id, in: font.memory) else {
                outlined.glyphs.append(glyph)
                continue
            }
            guard place.x.isFinite, place.y.isFinite, size.isFinite, hasSaneForm else { continue }
            layer.transform = layer.transform.concatenating(toPage(at: place))
            layer.opacity = alpha
            layers.append(layer)
        }
        return (outlined, layers)
    }
}
