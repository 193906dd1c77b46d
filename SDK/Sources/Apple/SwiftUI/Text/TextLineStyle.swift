import Foundation
import VitrineDrawing
import VitrineUIKit

extension Text {
    /// A line under or through words.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let drawn: TextLinePattern
            public static let solid = Pattern(drawn: .solid)
            public static let dot = Pattern(drawn: .dot)
            public static let dash = Pattern(drawn: .dash)
            public static let dashDot = Pattern(drawn: .dashDot)
            public static let dashDotDot = Pattern(drawn: .dashDotDot)
        }

        let pattern: Pattern
        /// The line's colour; nil: that of the words.
        let color: Color?

        public static let single = LineStyle(pattern: .solid)

        /// A line as UIKit has it; nil for no line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard !nsUnderlineStyle.isEmpty else { return nil }
            let isDotted = nsUnderlineStyle.contains(.patternDot), isDashed = nsUnderlineStyle.contains(.patternDash)
            self.init(pattern: isDotted && isDashed ? .dashDot : isDotted ? .dot : isDashed ? .dash : .solid)
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
}
