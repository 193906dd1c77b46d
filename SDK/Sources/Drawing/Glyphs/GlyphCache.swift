import VitrineCFreeType
import Foundation

/// A glyph's coverage, placed relative to the pixel of its origin.
final class GlyphMask {
    let left: Int
    /// Rows above the baseline.
    let top: Int
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(left: Int, top: Int, width: Int, height: Int, bytes: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// Loads glyphs unhinted from the font files and keeps them: coverage at four sub-pixel positions for text sizes, outlines for
/// everything else. A face or glyph that is not there draws nothing.
final class GlyphCache {
    /// The largest mask, pixels per em; larger glyphs are filled as paths: masks of them would be big and seldom used twice.
    static let largestMask = 200.0
    /// No mask is wider or higher, pixels.
    private static let largestSide = 4096
    /// Masks are thrown away together when they exceed this many bytes.
    private static let mostBytes = 4 << 20

    private struct MaskKey: Hashable {
        let face: FontFace
        let glyph: UInt32
        /// Pixels per em in 64ths.
        let size: Int
        let phase: Int
        /// The stretch in 65,536ths.
        let stretch: Int
        let slant: Int
    }
    private struct OutlineKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private let library: FreeTypeLibrary
    private let file: (FontFace) -> FontFile?
    private let outlineRasterizer: OutlineRasterizer
    private var faces: [FontFace: FT_Face?] = [:]
    /// The memory of faces that are not files of this machine.
    private var held: [FontFace: FontData] = [:]
    /// The custom fonts that are open at a time, at most.
    private static let mostCustom = 32
    private var masks: [MaskKey: GlyphMask?] = [:]
    private var outlines: [OutlineKey: Path] = [:]
    private var bytes = 0
    private var pictures: [OutlineKey: GlyphPicture?] = [:]
    private var scaledPictures: [MaskKey: GlyphPicture?] = [:]
    private var pictureBytes = 0
    private var sized: (face: FontFace, size: Int)?

    init(library: FreeTypeLibrary, file: @escaping (FontFace) -> FontFile?) {
        self.library = library
        self.file = file
        outlineRasterizer = OutlineRasterizer(library: library)
    }

    deinit { for case let face? in faces.values { FT_Done_Face(face) } }

    /// - Parameters:
    ///   - pixelsPerEm: up to `largestMask`.
    ///   - phase: quarters of a pixel to the right, 0…3.
    ///   - stretch, slant: as a `GlyphRun` has them; up to 4 either way.
    func mask(
        face: FontFace, glyph: UInt32, pixelsPerEm: Double, phase: Int, stretch: Double = 1, slant: Double = 0
    ) -> GlyphMask? {
        let key = MaskKey(
            face: face, glyph: glyph, size: Int((pixelsPerEm * 64).rounded()), phase: phase,
            stretch: Int((stretch * 65_536).rounded()), slant: Int((slant * 65_536).rounded()))
        if let known = masks[key] { return known }
        let made = render(key)
        bytes += 96 + (made?.bytes.count ?? 0)
        if bytes > Self.mostBytes {
            masks.removeAll()
            bytes = 0
        }
        masks[key] = .some(made)
        return made
    }

    /// The glyph in em units, y down, origin on the baseline.
    func outline(face: FontFace, glyph: UInt32) -> Path {
        let key = OutlineKey(face: face, glyph: glyph)
        if let known = outlines[key] { return known }
        if outlines.count > 4096 { outlines.removeAll() }
        var path = Path()
        if let open = open(face), open.pointee.units_per_EM > 0,
            FT_Load_Glyph(open, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = open.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        {
            let file = file(face)
            if let boldness = file?.boldness, boldness != 0 {
                // Stems that lie thicken by a fifth of what upright ones do, as between Noto Serif and its bold.
                let strength = boldness * Double(open.pointee.units_per_EM), across = Int(strength.rounded()),
                    up = Int((strength / 5).rounded())
                FT_Outline_EmboldenXY(&slot.pointee.outline, across, up)
                FT_Outline_Translate(&slot.pointee.outline, -across / 2, -up / 2)
            }
            path = Path(&slot.pointee.outline, scale: (file?.scale ?? 1) / Double(open.pointee.units_per_EM), flipped: true)
            if let rounding = file?.rounding, rounding > 0 { path = path.roundingCorners(radius: rounding) }
        }
        outlines[key] = path
        return path
    }

    /// The way from a glyph's origin to the next one's, in ems; 0 for a glyph that is not there.
    func advance(face: FontFace, glyph: UInt32) -> Double {
        guard let open = open(face), open.pointee.units_per_EM > 0,
            FT_Load_Glyph(open, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = open.pointee.glyph
        else { return 0 }
        let file = file(face), own = Double(slot.pointee.metrics.horiAdvance) / Double(open.pointee.units_per_EM)
        return own > 0 ? own * (file?.scale ?? 1) + (file?.widening ?? 0) : 0
    }

    /// The glyph of a character by the font's own table; nil when it has none.
    func glyph(face: FontFace, character: UInt32) -> UInt32? {
        guard let open = open(face) else { return nil }
        let index = FT_Get_Char_Index(open, FT_ULong(character))
        return index == 0 ? nil : index
    }

    private func render(_ key: MaskKey) -> GlyphMask? {
        guard key.size > 0, let open = open(key.face) else { return nil }
        let file = file(key.face), size = Int((Double(key.size) * (file?.scale ?? 1)).rounded())
        if let file, file.rounding > 0 || file.boldness != 0 { return fill(key) }
        if sized?.face != key.face || sized?.size != size {
            guard FT_Set_Char_Size(open, size, size, 72, 72) == 0 else { return nil }
            sized = (key.face, size)
        }
        guard FT_Load_Glyph(open, key.glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = open.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        if key.stretch != 65_536 || key.slant != 0 {
            var form = FT_Matrix(xx: key.stretch, xy: key.slant, yx: 0, yy: 65_536)
            FT_Outline_Transform(&slot.pointee.outline, &form)
        }
        FT_Outline_Translate(&slot.pointee.outline, key.phase * 16, 0)
        // A font may have letters as large as it likes.
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let most = Self.largestSide * 64
        guard box.xMax - box.xMin <= most, box.yMax - box.yMin <= most else { return nil }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width), height = Int(bitmap.rows), pitch = Int(bitmap.pitch)
        guard width > 0, height > 0, pitch >= width, let buffer = bitmap.buffer else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            for row in 0..<height {
                for column in 0..<width { target[row * width + column] = buffer[row * pitch + column] }
            }
            count = width * height
        }
        return GlyphMask(left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width, height: height, bytes: bytes)
    }

    /// The mask of an outline that is not as the font has it.
    private func fill(_ key: MaskKey) -> GlyphMask? {
        let size = Double(key.size) / 64, stretch = Double(key.stretch) / 65_536, slant = Double(key.slant) / 65_536
        let transform = CGAffineTransform(a: size * stretch, b: 0, c: -size * slant, d: size, tx: Double(key.phase) / 4, ty: 0)
        let path = outline(face: key.face, glyph: key.glyph)
        let box = PixelRect(around: path.controlBox.applying(transform))
        guard !box.isEmpty, box.width <= Self.largestSide, box.height <= Self.largestSide else { return nil }
        let mask = Mask(bounds: box)
        outlineRasterizer.fill(path, transform: transform, rule: .nonZero, clip: box, into: MaskSink(mask))
        let bytes = [UInt8](UnsafeBufferPointer(start: mask.bytes, count: box.width * box.height))
        return GlyphMask(left: box.left, top: -box.top, width: box.width, height: box.height, bytes: bytes)
    }

    /// Whether a face's glyphs are pictures in colour.
    func isColor(_ face: FontFace) -> Bool {
        // Pictures of letters come from the catalogue's emoji alone.
        guard !face.isCustom, let open = open(face) else { return false }
        return open.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0 && open.pointee.num_fixed_sizes > 0
    }

    /// A colour glyph as the font has it, in the largest size that it has.
    func picture(face: FontFace, glyph: UInt32) -> GlyphPicture? {
        let key = OutlineKey(face: face, glyph: glyph)
        if let known = pictures[key] { return known }
        // A picture takes 70 kB; a text that shows more than these is read again from the file.
        if pictures.count > 64 { pictures.removeAll() }
        let made = load(key)
        pictures[key] = .some(made)
        return made
    }

    /// A colour glyph scaled to a size, box-filtered.
    func picture(face: FontFace, glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture? {
        let key = MaskKey(face: face, glyph: glyph, size: Int((pixelsPerEm * 64).rounded()), phase: 0, stretch: 0, slant: 0)
        if let known = scaledPictures[key] { return known }
        let made = picture(face: face, glyph: glyph).map { $0.scaled(to: pixelsPerEm) }
        pictureBytes += 96 + 4 * (made?.grid.pixels.count ?? 0)
        if pictureBytes > Self.mostBytes {
            scaledPictures.removeAll()
            pictureBytes = 0
        }
        scaledPictures[key] = .some(made)
        return made
    }

    private func load(_ key: OutlineKey) -> GlyphPicture? {
        guard let open = open(key.face), let sizes = open.pointee.available_sizes else { return nil }
        let strikes = 0..<Int(open.pointee.num_fixed_sizes)
        guard let strike = strikes.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }), sizes[strike].y_ppem > 0 else { return nil }
        sized = nil
        guard FT_Select_Size(open, Int32(strike)) == 0, FT_Load_Glyph(open, key.glyph, Int32(FT_LOAD_COLOR)) == 0,
            let slot = open.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
        else { return nil }
        return GlyphPicture(
            slot.pointee.bitmap, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
            pixelsPerEm: Double(sizes[strike].y_ppem) / 64)
    }

    private func open(_ face: FontFace) -> FT_Face? {
        if let known = faces[face] { return known }
        if face.isCustom, held.count >= Self.mostCustom { closeCustom() }
        var made: FT_Face?
        if let file = file(face) {
            if let data = file.data {
                held[face] = data
                let memory = data.memory.bindMemory(to: UInt8.self)
                if FT_New_Memory_Face(library.handle, memory.baseAddress, memory.count, file.index, &made) != 0 { made = nil }
            } else if FT_New_Face(library.handle, file.path, file.index, &made) != 0 {
                made = nil
            }
        }
        // A font of an archive may come later.
        if made != nil || !face.isCustom { faces[face] = .some(made) }
        return made
    }

    private func closeCustom() {
        for (face, open) in faces where face.isCustom {
            if let open { FT_Done_Face(open) }
            faces[face] = nil
        }
        held.removeAll()
        sized = nil
    }
}
