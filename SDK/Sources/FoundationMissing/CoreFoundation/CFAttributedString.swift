import Foundation

// Core Foundation's functions for texts with attributes, which are Foundation's own objects.

/// A text with the same attributes from its start to its end.
public func CFAttributedStringCreate(_ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!) -> CFAttributedString! {
    NSAttributedString(string: text(str), attributes: attributes.map(keys))
}

/// An empty text that can be changed; `maxLength` is a hint, 0 for none.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString()
}

/// A copy that can be changed; `maxLength` is a hint, 0 for none.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: aStr) }

/// UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
/// The words alone.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string as NSString }

/// Puts words in the place of others, with the attributes of the first of those.
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!) {
    aStr.replaceCharacters(in: NSRange(range), with: text(replacement))
}

/// Gives a part of a text an attribute.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    guard let value else { return CFAttributedStringRemoveAttribute(aStr, range, attrName) }
    aStr.addAttribute(NSAttributedString.Key(rawValue: text(attrName)), value: value, range: NSRange(range))
}

/// Takes an attribute from a part of a text.
public func CFAttributedStringRemoveAttribute(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!) {
    aStr.removeAttribute(NSAttributedString.Key(rawValue: text(attrName)), range: NSRange(range))
}

private func text(_ string: CFString!) -> String { string.map { String(describing: $0) } ?? "" }

private func keys(_ attributes: CFDictionary) -> [NSAttributedString.Key: Any] {
    var named: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes { named[NSAttributedString.Key(rawValue: "\(key)")] = value }
    return named
}

extension NSRange {
    fileprivate init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}
