import VitrineCHarfBuzz
import Foundation

/// A glyph as HarfBuzz places it, in em; y up.
struct ShapedGlyph {
    var id: UInt32
    /// The place in the shaped string of the first scalar it stands for.
    var scalar: Int
    var advance: Double
    var xOffset: Double
    var yOffset: Double
}

/// A face opened for shaping, at a scale of one unit a font unit: what is shaped once serves every size. Not for two threads at a time.
final class ShapingFont {
    private let font: OpaquePointer
    private let buffer: OpaquePointer
    /// The units of an em of the letters as they are drawn, which may be smaller than the font has them.
    private let unitsPerEm: Double
    /// The width by which each letter is wider than the font has it, in ems.
    private let widening: Double
    private var nominal: [UInt32: UInt32] = [:]

    /// Opens a face; nil when the file is not there or holds no such face.
    init?(_ file: FontFile) {
        guard let blob = Self.blob(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(file.index))
        defer { hb_face_destroy(face) }
        let upem = hb_face_get_upem(face)
        guard hb_face_get_glyph_count(face) > 0, upem > 0, let font = hb_font_create(face), let buffer = hb_buffer_create() else {
            return nil
        }
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(upem), Int32(upem))
        self.font = font
        self.buffer = buffer
        unitsPerEm = Double(upem) / file.scale
        widening = file.widening
    }

    /// The font's memory is kept as long as HarfBuzz keeps the blob.
    private static func blob(_ file: FontFile) -> OpaquePointer? {
        guard let data = file.data else { return hb_blob_create_from_file_or_fail(file.path) }
        let memory = data.memory.bindMemory(to: CChar.self)
        return hb_blob_create_or_fail(
            memory.baseAddress, UInt32(memory.count), HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(data).toOpaque()
        ) { data in
            if let data { Unmanaged<FontData>.fromOpaque(data).release() }
        }
    }

    deinit {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
    }

    /// The glyph of a character by the font's own table; 0 when it has none.
    func glyph(_ scalar: Unicode.Scalar) -> UInt32 {
        if let known = nominal[scalar.value] { return known }
        var glyph: UInt32 = 0
        if hb_font_get_nominal_glyph(font, scalar.value, &glyph) == 0 { glyph = 0 }
        if nominal.count > 20_000 { nominal.removeAll() }
        nominal[scalar.value] = glyph
        return glyph
    }

    /// Glyphs from left to right.
    /// - Parameter language: BCP 47.
    func shape(_ scalars: [UInt32], rightToLeft: Bool, language: String, features: [ShapingFeature]) -> [ShapedGlyph] {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        let wanted = features.flatMap { feature in
            feature.places(in: scalars).map {
                hb_feature_t(tag: feature.tag, value: feature.isOn ? 1 : 0, start: $0.lowerBound, end: $0.upperBound)
            }
        }
        hb_shape(font, buffer, wanted, UInt32(wanted.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
            return []
        }
        return (0..<Int(count)).map { index in
            let (info, position) = (infos[index], positions[index])
            let isLetter = Unicode.Scalar(scalars[Int(info.cluster)])?.properties.isAlphabetic ?? false
            // A mark above a letter has no width of its own, and stays above the letter's middle. Figures and signs are nearly as wide in bold.
            let wider = isLetter ? widening : 0
            return ShapedGlyph(
                id: info.codepoint, scalar: Int(info.cluster),
                advance: Double(position.x_advance) / unitsPerEm + (position.x_advance > 0 ? wider : 0),
                xOffset: Double(position.x_offset) / unitsPerEm + (position.x_advance > 0 ? wider : -wider) / 2,
                yOffset: Double(position.y_offset) / unitsPerEm)
        }
    }
}

/// An OpenType feature that is not left as the font has it.
enum ShapingFeature: Hashable {
    /// Figures all as wide as each other.
    case tabularFigures
    /// No ligatures: letters that are spaced apart do not join.
    case noLigatures
    /// No contextual forms: Inter would draw an arrow for "->", which SF does not.
    case noContextualForms
    /// No contextual forms of signs but the colon's: Inter raises hyphens, plus signs, brackets and their like beside figures and capitals.
    /// SF does not: the hyphen of "-14%" and the plus sign of "+12%" stand a point lower at 14 points (kasianov-mikhail/scout, iOS 26), the
    /// brackets of "(IAQ)" 1.3 points at 20 (meshtastic/Meshtastic-Apple, iOS 18.5).
    case plainSigns

    /// The ranges of scalars for which the feature is set.
    func places(in scalars: [UInt32]) -> [Range<UInt32>] {
        guard self == .plainSigns else { return [0..<UInt32.max] }
        return scalars.indices.filter { Self.isSign(scalars[$0]) }.map { UInt32($0)..<UInt32($0) + 1 }
    }

    /// Whether a scalar is one of those that Inter raises.
    static func isSign(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x28...0x2B, 0x2D, 0x3C...0x3E, 0x40, 0x5B...0x5D, 0x7B...0x7E, 0xA1, 0xAB, 0xB7, 0xBB, 0xBF, 0xD7, 0xF7: true
        case 0x2010...0x2015, 0x2022, 0x2039, 0x203A, 0x2190...0x22FF: true
        default: false
        }
    }

    var isOn: Bool { self == .tabularFigures }

    var tag: UInt32 {
        let name: StaticString =
            switch self {
            case .tabularFigures: "tnum"
            case .noLigatures: "liga"
            case .noContextualForms, .plainSigns: "calt"
            }
        return name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
