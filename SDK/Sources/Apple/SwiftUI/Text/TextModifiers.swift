import Foundation

extension View {
    nonisolated private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
        modifier(_EnvironmentModifier { change(&$0.fields.text) })
    }

    nonisolated public func font(_ font: Font?) -> some View { text { $0.font = font } }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }
    nonisolated public func fontWidth(_ width: CGFloat) -> some View { fontWidth(Font.Width(width)) }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { text { $0.isBold = isActive } }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { text { $0.italic = isActive } }
    nonisolated public func monospacedDigit() -> some View { text { $0.monospacedDigits = true } }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { text { $0.design = isActive ? .monospaced : nil } }

    nonisolated private func lines(_ limit: Int?, least: Int, reservesSpace: Bool = false) -> some View {
        text {
            $0.lineLimit = limit
            $0.leastLines = least
            $0.reservesSpace = reservesSpace
        }
    }

    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(number, least: 1) }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, least: 1, reservesSpace: reservesSpace)
    }

    /// The text is as high as the lower bound's lines, and ends at the upper bound's.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.upperBound, least: limit.lowerBound) }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(nil, least: limit.lowerBound) }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(limit.upperBound, least: 1) }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncation = mode } }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { text { $0.alignment = alignment } }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { text { $0.minimumScaleFactor = factor } }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { text { $0.lineSpacing = spacing } }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { text { $0.baselineOffset = offset } }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.scale = scale } }
    }
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.language = language } }
    }
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.language = language.language } }
    }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let low = allowed.first, let high = allowed.last else { return }
            size = min(max(size, low), high)
        }
    }
}
