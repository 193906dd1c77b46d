import Foundation

// The transforms of text by their Core Foundation names.

public var kCFStringTransformStripCombiningMarks: CFString! { StringTransform.stripCombiningMarks.rawValue as CFString }
public var kCFStringTransformStripDiacritics: CFString! { StringTransform.stripDiacritics.rawValue as CFString }
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.rawValue as CFString }
public var kCFStringTransformToUnicodeName: CFString! { StringTransform.toUnicodeName.rawValue as CFString }
public var kCFStringTransformToXMLHex: CFString! { StringTransform.toXMLHex.rawValue as CFString }
public var kCFStringTransformFullwidthHalfwidth: CFString! { StringTransform.fullwidthToHalfwidth.rawValue as CFString }
public var kCFStringTransformMandarinLatin: CFString! { StringTransform.mandarinToLatin.rawValue as CFString }
public var kCFStringTransformHiraganaKatakana: CFString! { StringTransform.hiraganaToKatakana.rawValue as CFString }
public var kCFStringTransformLatinHiragana: CFString! { StringTransform.latinToHiragana.rawValue as CFString }
public var kCFStringTransformLatinKatakana: CFString! { StringTransform.latinToKatakana.rawValue as CFString }
public var kCFStringTransformLatinHangul: CFString! { StringTransform.latinToHangul.rawValue as CFString }
public var kCFStringTransformLatinCyrillic: CFString! { StringTransform.latinToCyrillic.rawValue as CFString }

/// Writes a text, or a part of it in UTF-16 units, in another script or form, in its place.
/// - Parameters:
///   - range: the part, and afterwards what became of it; nil for all.
///   - transform: one of the names above, or rules as ICU writes them.
/// - Returns: whether there is such a transform; if not, the text is as it was.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let chosen = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    let part = chosen ?? NSRange(location: 0, length: string.length)
    // The mutable string's own transform is not used: on Linux it loses letters whose accents it removes.
    let result = string.substring(with: part).applyingTransform(StringTransform(rawValue: transform as String), reverse: reverse)
    guard let result else { return false }
    string.replaceCharacters(in: part, with: result)
    range?.pointee.length = result.utf16.count
    return true
}
