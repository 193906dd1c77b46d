import Foundation

/// The catalogue's fonts opened for shaping, and what was shaped with them.
final class FontSet {
    private struct RunKey: Hashable {
        let face: FontFace
        let scalars: [UInt32]
        let rightToLeft: Bool
        let language: String
        let features: [ShapingFeature]
    }

    /// Runs are thrown away together when so many scalars are kept.
    private static let mostScalars = 200_000
    private let file: (FontFace) -> FontFile?
    private var fonts: [FontFace: ShapingFont?] = [:]
    private var runs: [RunKey: [ShapedGlyph]] = [:]
    private var kept = 0

    init(file: @escaping (FontFace) -> FontFile?) { self.file = file }

    /// Fonts of archives that are open at a time; the catalogue's stay open.
    private static let mostCustom = 32

    func font(_ face: FontFace) -> ShapingFont? {
        if let known = fonts[face] { return known }
        if face.isCustom, fonts.keys.count(where: \.isCustom) >= Self.mostCustom {
            fonts = fonts.filter { !$0.key.isCustom }
            runs = runs.filter { !$0.key.face.isCustom }
        }
        let made = file(face).flatMap { ShapingFont($0) }
        fonts[face] = .some(made)
        return made
    }

    func shape(
        _ scalars: [UInt32], face: FontFace, rightToLeft: Bool, language: String, features: [ShapingFeature]
    ) -> [ShapedGlyph] {
        let key = RunKey(face: face, scalars: scalars, rightToLeft: rightToLeft, language: language, features: features)
        if let known = runs[key] { return known }
        guard let font = font(face) else { return [] }
        let made = font.shape(scalars, rightToLeft: rightToLeft, language: language, features: features)
        kept += scalars.count + 16
        if kept > Self.mostScalars {
            runs.removeAll()
            kept = scalars.count
        }
        runs[key] = made
        return made
    }

    /// Whether a face can draw a whole character; marks that only join others need no glyph.
    func covers(_ character: Character, _ face: FontFace) -> Bool {
        guard let font = font(face) else { return false }
        return character.unicodeScalars.allSatisfy { Self.isInvisible($0) || font.glyph($0) != 0 }
    }

    /// Controls and marks that show nothing, and spaces.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value >= 0x20, scalar.value < 0x7F { return scalar.value == 0x20 }
        return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
            || scalar.properties.isWhitespace
    }
}
