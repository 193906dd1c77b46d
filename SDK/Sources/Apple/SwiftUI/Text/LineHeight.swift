import Foundation
import VitrineDrawing

extension AttributedString {
    /// The line height: the distance between the baselines of a paragraph's lines.
    public struct LineHeight: Hashable, Sendable, Codable {
        enum Rule: Hashable, Sendable, Codable {
            case variable
            case multiple(Double)
            case increase(Double)
            case exact(Double)
        }
        let rule: Rule

        /// The lines are as far apart as the fonts have it.
        public static var variable: LineHeight { LineHeight(rule: .variable) }
        /// Close together. Apple names no figure for these three; ours are 1.1, 1.2 and 1.5 times the size.
        public static var tight: LineHeight { .multiple(factor: 1.1) }
        /// The lines are as far apart as is usual.
        public static var normal: LineHeight { .multiple(factor: 1.2) }
        /// A loose line height.
        public static var loose: LineHeight { .multiple(factor: 1.5) }
        /// The font's size so many times.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(Double(factor))) }
        /// The font's size and so many points more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .increase(Double(increase))) }
        /// The lines are so many points apart.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(Double(points))) }

        /// A font whose lines are so far apart.
        func applied(to font: FontDescription) -> FontDescription {
            let points: Double
            switch rule {
            case .variable: return font
            case .multiple(let factor): points = font.size * factor
            case .increase(let increase): points = font.size + increase
            case .exact(let exact): points = exact
            }
            guard points.isFinite else { return font }
            var result = font
            result.leading = max(points, 0) - font.size * FontMetrics.lineRatio
            return result
        }
    }
}

extension AttributeScopes.SwiftUIAttributes {
    /// The attribute for the line height.
    public enum LineHeightAttribute: AttributedStringKey {
        public typealias Value = AttributedString.LineHeight
        public static let name = "CoreText.LineHeight"
    }
}

extension EnvironmentValues {
    /// The line height of texts; nil for that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { text.lineHeight }
        set { fields.text.lineHeight = newValue }
    }
}

extension View {
    /// Sets how far the baselines of texts' lines are apart.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}
