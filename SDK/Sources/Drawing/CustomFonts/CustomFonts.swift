import Foundation
import Synchronization

/// The fonts of bundles and archives, as long as somebody keeps them: a face's number finds its file.
package enum CustomFonts {
    private struct Kept: Sendable { weak var font: FontData? }
    private static let known = Mutex<[UInt64: Kept]>([:])
    private static let hasAny = Atomic(false)

    /// Returns the font that was read before, where there is the same one.
    static func unique(_ font: FontData) throws(FontError) -> FontData {
        hasAny.store(true, ordering: .relaxed)
        let found: FontData = known.withLock { known in
            if let other = known[font.digest]?.font { return other }
            if known.count > 1_000 { known = known.filter { $0.value.font != nil } }
            known[font.digest] = Kept(font: font)
            return font
        }
        guard found === font || found.hasBytes(of: font) else { throw .digestTaken }
        return found
    }

    /// Whether a process has read any font at all.
    static var isEmpty: Bool { !hasAny.load(ordering: .relaxed) }

    static func find(_ face: FontFace) -> (font: FontData, index: Int)? {
        guard face.isCustom, !isEmpty else { return nil }
        let digest = face.rawValue & 0x7FFF_FFFF_FFFF_FFC0, index = Int(face.rawValue & 63)
        guard let font = known.withLock({ $0[digest]?.font }), font.facts.indices.contains(index) else { return nil }
        return (font, index)
    }

    static func file(_ face: FontFace) -> FontFile? {
        find(face).map { FontFile(data: $0.font, index: $0.index) }
    }

    package static func facts(_ face: FontFace) -> FontFacts? { find(face).map { $0.font.facts[$0.index] } }
}

extension DisplayList {
    /// The list with the fonts that its letters are drawn in, so that another process draws them too.
    package var withFonts: DisplayList {
        guard !CustomFonts.isEmpty else { return self }
        var faces: Set<FontFace> = []
        Self.gather(items, &faces)
        guard !faces.isEmpty else { return self }
        var list = self
        list.fonts = Set(faces.compactMap { CustomFonts.find($0)?.font })
        return list
    }

    private static func gather(_ items: [DisplayItem], _ faces: inout Set<FontFace>) {
        func gather(_ span: TextSpan) {
            if let face = span.font.face { faces.insert(face) }
            if let attachment = span.attachment { Self.gather(attachment.items, &faces) }
        }
        for item in items {
            switch item {
            case .glyphs(let run): if run.face.isCustom { faces.insert(run.face) }
            case .layer(let layer):
                Self.gather(layer.items, &faces)
                if let mask = layer.mask { Self.gather(mask, &faces) }
            case .liveText(let text):
                Self.gather(text.items, &faces)
                text.pieces.forEach { gather($0.span) }
            case .liveMeter(let meter): Self.gather(meter.items, &faces)
            case .fill, .stroke, .image: break
            }
        }
    }
}
