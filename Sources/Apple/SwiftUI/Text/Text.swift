import Drawing
import Foundation

/// Where lines stand in a text of several.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Words.
public struct Text: Equatable, @unchecked Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        let color: Color?
        public static let single = LineStyle(pattern: .solid)
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    }

    indirect enum Storage {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case joined(Text, Text)
        case image(Image)
        /// Made when the text is drawn, for its locale, calendar and time zone.
        case formatted((EnvironmentValues) -> String)
    }

    enum Modifier {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case design(Font.Design?)
        case monospacedDigits
        case style(AnyShapeStyle)
        case color(Color?)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
    }

    let storage: Storage
    var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .key(key, table: tableName, bundle: bundle)
    }

    public init(_ image: Image) { storage = .image(image) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted { format.locale($0.locale).format(input) }
    }

    public init(_ attributed: AttributedString) { storage = .verbatim(String(attributed.characters)) }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .formatted { _ in formatter.string(for: subject) ?? "" }
    }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

    public static func == (a: Text, b: Text) -> Bool {
        let environment = EnvironmentValues()
        return a.spans(in: environment) == b.spans(in: environment)
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func fontWidth(_ width: CGFloat) -> Text { self }
    public func bold() -> Text { with(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.design(.monospaced)) : self }
    public func monospacedDigit() -> Text { with(.monospacedDigits) }
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(AnyShapeStyle(style))) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.underline(isActive ? LineStyle(color: color) : nil))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

    public struct Scale: Hashable, Sendable {
        public static let `default` = Scale()
        public static let secondary = Scale()
    }
}
