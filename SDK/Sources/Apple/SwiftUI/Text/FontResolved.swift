import Foundation
import VitrineDrawing

extension Font {
    /// The font of the place: the body style.
    public static var `default`: Font { .body }

    /// The font a number of times as large.
    public func scaled(by factor: CGFloat) -> Font { changed { $0.factor *= factor } }

    /// The font in a size of its own, in points.
    public func pointSize(_ size: CGFloat) -> Font { changed { $0.givenSize = size } }

    /// The font with small letters as small capitals, or no longer so.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { capitals(.lowercase, leaving: .uppercase, isActive) }
    /// Capitals as small capitals, or no longer so.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { capitals(.uppercase, leaving: .lowercase, isActive) }
    /// All letters as small capitals, or no longer so.
    public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : changed { $0.capitals = .none } }

    private func capitals(_ kind: FontDescription.SmallCaps, leaving other: FontDescription.SmallCaps, _ isActive: Bool) -> Font {
        changed { font in
            let isOther = font.capitals == .all || font.capitals == other
            font.capitals = isActive ? (isOther ? .all : kind) : (isOther ? other : .none)
        }
    }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The context in which a font is resolved.
    public struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize
        let isBold: Bool
    }

    /// A font as it is drawn in a place.
    public struct Resolved: Hashable, Sendable {
        public let isBold: Bool
        public let isItalic: Bool
        /// The size in points.
        public let pointSize: CGFloat
        public let weight: Weight
        public let width: Width
        public let leading: Leading
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font as it is drawn where a context is from.
    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = context.typeSize
        var drawn = description(in: environment)
        if context.isBold { drawn.weight = drawn.weight.legible }
        return Resolved(
            isBold: drawn.weight.rawValue >= FontWeight.semibold.rawValue, isItalic: drawn.italic, pointSize: CGFloat(drawn.size),
            weight: Weight(weight: drawn.weight), width: Width(CGFloat(drawn.width)), leading: leading,
            isMonospaced: drawn.design == .monospaced, isLowercaseSmallCaps: drawn.smallCaps == .all || drawn.smallCaps == .lowercase,
            isUppercaseSmallCaps: drawn.smallCaps == .all || drawn.smallCaps == .uppercase)
    }
}

extension EnvironmentValues {
    /// The context in which fonts are resolved here.
    public var fontResolutionContext: Font.Context {
        Font.Context(typeSize: dynamicTypeSize, isBold: legibilityWeight == .bold)
    }
}
