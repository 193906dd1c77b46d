import Foundation
import VitrineDrawing

extension Text {
    /// A text's lines as they are set, for a `TextRenderer`. Points, from the text's top left corner.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        let lines: [Line]
        public let isTruncated: Bool

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }

        /// A box around letters, by their font's figures.
        public struct TypographicBounds: Equatable, Sendable {
            /// The box's place on the baseline, at the left.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init(origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

            static func around(_ all: [TypographicBounds]) -> TypographicBounds {
                guard let first = all.first else { return TypographicBounds() }
                let left = all.map(\.origin.x).min() ?? 0
                return TypographicBounds(
                    origin: CGPoint(x: left, y: first.origin.y), width: (all.map { $0.origin.x + $0.width }.max() ?? left) - left,
                    ascent: all.map(\.ascent).max() ?? 0, descent: all.map(\.descent).max() ?? 0, leading: all.map(\.leading).max() ?? 0)
            }
        }

        /// A line of the layout.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            var runs: [Run] = []
            /// Lines under and through words, pictures, what words stand on.
            var others: [DisplayItem] = []

            public var origin: CGPoint {
                get { typographicBounds.origin }
                set {
                    let old = origin
                    let shift = CGPoint(x: newValue.x - old.x, y: newValue.y - old.y)
                    runs = runs.map { $0.moved(by: shift) }
                }
            }
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
            public var typographicBounds: TypographicBounds { .around(runs.map(\.typographicBounds)) }
        }

        /// Letters that look alike.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            public typealias Element = RunSlice
            public typealias SubSequence = RunSlice

            var glyphs: GlyphRun
            /// Points from the run's start to its end.
            var width: CGFloat
            var attributes: TextAttributes
            public let layoutDirection: LayoutDirection

            public var startIndex: Int { 0 }
            public var endIndex: Int { glyphs.glyphs.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.last(key) }

            /// The character that each glyph of the run stands for, counted from the run's first.
            public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: $0) } }

            public var typographicBounds: TypographicBounds {
                let metrics = FontDescription(size: glyphs.size).metrics
                return TypographicBounds(origin: glyphs.origin, width: width, ascent: metrics.ascender, descent: metrics.descender)
            }

            func moved(by shift: CGPoint) -> Run {
                var copy = self
                copy.glyphs.origin.x += shift.x
                copy.glyphs.origin.y += shift.y
                return copy
            }
        }

        /// A slice of a run's glyphs.
        public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
            public typealias Element = RunSlice
            public typealias SubSequence = RunSlice

            public var run: Run
            public let indices: Range<Int>

            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }

            /// The character that each of the glyphs stands for, counted from the run's first.
            public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: $0) } }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            public var typographicBounds: TypographicBounds {
                var bounds = run.typographicBounds
                let glyphs = run.glyphs.glyphs
                func place(_ index: Int) -> CGFloat { glyphs.indices.contains(index) ? CGFloat(glyphs[index].x) : run.width }
                bounds.origin.x += place(indices.lowerBound)
                bounds.width = place(indices.upperBound) - place(indices.lowerBound)
                return bounds
            }

            var item: DisplayItem {
                var part = run.glyphs
                part.glyphs = part.glyphs[indices.clamped(to: part.glyphs.indices)].map { $0 }
                return .glyphs(part)
            }
        }

        /// The place of a character among those of a text.
        public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
            let value: Int
            public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
            public func distance(to other: Self) -> Int { other.value - value }
            public func advanced(by count: Int) -> Self { CharacterIndex(value: value + count) }
        }

        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }

    /// The lines of the texts inside a view, as a preference. Texts here give none, so it is empty.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A text's lines, and where the text is.
        public struct AnchoredLayout: Equatable, Sendable {
            /// The upper left corner of the text.
            public let origin: Anchor<CGPoint>
            public let layout: Layout
        }
        public static let defaultValue: [AnchoredLayout] = []
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
    }

    /// Attaches a value that a `TextRenderer` can find at the glyphs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(value)) }
}

/// A mark of one's own on letters.
public protocol TextAttribute {}

/// The marks on letters.
struct TextAttributes: Equatable, @unchecked Sendable {
    var values: [any TextAttribute] = []

    func last<T: TextAttribute>(_ type: T.Type) -> T? { values.lazy.compactMap { $0 as? T }.last }

    static func == (a: TextAttributes, b: TextAttributes) -> Bool { a.values.count == b.values.count }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add { line.others + line.runs.map { .glyphs($0.glyphs) } }
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add { [.glyphs(run.glyphs)] }
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add { [slice.item] }
    }
}
