import Foundation
import FoundationMissing
import VitrineDrawing

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }

/// The mode by which lines that do not fit are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// The specifier of a paragraph setting, by the numbers of `CTParagraphStyle.h`.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple, maximumLineHeight
    case minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing
    case minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// One setting of a paragraph, whose value stands in its caller's memory.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value in bytes.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }

    /// The value, if it has that size.
    fileprivate func read<Value>(_ type: Value.Type) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: Value.self) : nil
    }
}

/// The style of a paragraph. Its alignment, its direction, where words break and the points between lines are drawn.
public final class CTParagraphStyle: _ComparedObject, LineStyle, @unchecked Sendable {
    fileprivate(set) var alignment = CTTextAlignment.natural
    fileprivate(set) var lineBreakMode = CTLineBreakMode.byWordWrapping
    fileprivate(set) var direction = CTWritingDirection.natural
    /// The extra space between lines, in points.
    fileprivate(set) var lineSpacing = 0.0

    package var alignmentOfLines: CTTextAlignment { alignment }
    package var breaking: CTLineBreakMode { lineBreakMode }
    package var isRightToLeft: Bool { direction == .rightToLeft }
    package var spaceOfLines: Double { lineSpacing }
}

/// A paragraph's style of so many settings; what is not set is as usual.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = CTParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        switch setting.spec {
        case .alignment: style.alignment = setting.read(UInt8.self).flatMap(CTTextAlignment.init) ?? style.alignment
        case .lineBreakMode: style.lineBreakMode = setting.read(UInt8.self).flatMap(CTLineBreakMode.init) ?? style.lineBreakMode
        case .baseWritingDirection: style.direction = setting.read(Int8.self).flatMap(CTWritingDirection.init) ?? style.direction
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing:
            style.lineSpacing = max(setting.read(CGFloat.self).map { Double($0) } ?? 0, style.lineSpacing)
        default: break
        }
    }
    return style
}
