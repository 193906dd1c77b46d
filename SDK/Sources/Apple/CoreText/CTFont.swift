import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineDrawing

/// A font as Core Text has it, by its name and size. UIKit's fonts are such fonts.
open class CTFont: _ComparedObject, @unchecked Sendable {
    package let font: FontDescription
    /// The matrix by which the outlines of the letters are transformed.
    let matrix: CGAffineTransform
    /// The face whose glyphs they are, where another stands in for letters that the font has not.
    let drawn: FontFace?

    package init(_ font: FontDescription, matrix: CGAffineTransform = .identity, drawn: FontFace? = nil) {
        self.font = font
        self.matrix = matrix
        self.drawn = drawn
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return other.font == font && other.matrix == matrix && other.drawn == drawn
    }
    open override var hash: Int { font.hashValue }
}

extension FontDescription {
    /// A font by its name, with the bundle's face of that name if there is one.
    /// - Parameter weight: what was asked for beside the name; nil where nothing was.
    package mutating func setName(_ name: String, weight: FontWeight? = nil, italic: Bool = false) {
        family = .custom(name)
        face = BundleFonts.face(named: name, weight: weight?.rawValue, italic: italic)
    }

    /// A name by which the font is found again; the system's own have a dot before theirs.
    package var postScriptName: String {
        let style = "\(weight)"
        return face.flatMap(CustomFonts.facts)?.postScriptName ?? customName
            ?? (design == .monospaced
                ? ".AppleSystemUIFontMonospaced" : ".SFUI-" + style.prefix(1).uppercased() + style.dropFirst().lowercased())
    }

    package var familyName: String { face.flatMap(CustomFonts.facts)?.family ?? customName ?? ".AppleSystemUIFont" }

    /// The name of a font that is not the system's; nil for the system font.
    package var customName: String? { if case .custom(let name) = family { name } else { nil } }
}

/// A use of the system's font; regular, but for those that are emphasized.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem, views
    case application, label

    var isEmphasized: Bool { self == .emphasizedSystem || self == .smallEmphasizedSystem || self == .miniEmphasizedSystem }
}

/// The size of a font that was asked for with 0, as Apple's page on `CTFontCreateWithName` says.
private func points(_ size: CGFloat) -> Double { size.isFinite && size > 0 ? size : 12 }

/// A font by its PostScript or family name, in points; 0 is 12. Where there is none of that name, letters of the system's kind are drawn.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    var font = FontDescription(size: points(size))
    let name = String(describing: name)
    // The system's own faces have a dot before their names.
    if !name.hasPrefix(".") { font.setName(name) }
    return CTFont(font, matrix: matrix?.pointee ?? .identity)
}

/// The system's font for a use, in points; 0 is 12, which is unverified. The language does not choose letters here.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    guard uiType != .none else { return nil }
    var font = FontDescription(size: points(size), weight: uiType.isEmphasized ? .bold : .regular)
    if uiType == .userFixedPitch { font.design = .monospaced }
    return CTFont(font)
}

/// A file's font, in points; 0 is 12.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: AnyObject?
) -> CTFont {
    var font = FontDescription(size: points(size))
    if let facts = graphicsFont.font.facts.first {
        font.family = .custom(facts.postScriptName)
        font.face = graphicsFont.font.face(0)
    }
    return CTFont(font, matrix: matrix?.pointee ?? .identity)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.postScriptName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.familyName as NSString }
/// The full name of a bundle's font; of others the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    (font.font.face.flatMap(CustomFonts.facts)?.fullName ?? font.font.postScriptName) as NSString
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// The size of a font in points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.size }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
/// The ascent from the baseline up, points; SF Pro's, or the bundle's own font's, as of the four that follow.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.font.metrics.ascender }
/// The descent from the baseline down, points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.font.metrics.descender }
/// The leading between the lines, points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { max(font.font.metrics.leading, 0) }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.font.metrics.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.font.metrics.xHeight }
