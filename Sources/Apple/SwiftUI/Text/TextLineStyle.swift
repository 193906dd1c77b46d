import Drawing
import Foundation

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
        /// nil: that of the words.
        let color: Color?

        public static let single = LineStyle(pattern: .solid)

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
}
