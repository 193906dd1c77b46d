import Foundation
import FoundationMissing
import VitrineDrawing

/// The side at which lines stand in a text of several.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A view that shows text.
public struct Text: Equatable, @unchecked Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// Words smaller than those around them.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool
        public static let `default` = Scale(isSecondary: false)
        public static let secondary = Scale(isSecondary: true)
    }

    indirect enum Storage {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case joined(Text, Text)
        case image(Image)
        case attributed(AttributedString)
        /// A text that is made when it is drawn, for its locale, calendar and time zone.
        case formatted((EnvironmentValues) -> String)
        case attributedFormat((EnvironmentValues) -> AttributedString)
        /// A text that is kept as a date, and set anew whenever the picture is shown.
        case live((EnvironmentValues) -> LiveDate)
    }

    enum Modifier {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case design(Font.Design?)
        case width(Font.Width?)
        case monospacedDigits
        case scale(Scale)
        case style(AnyShapeStyle)
        case color(Color?)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case language(Locale.Language?)
        case spoken(Text)
        case attribute(any TextAttribute)
        case heading(AccessibilityHeadingLevel)
    }

    let storage: Storage
    var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    /// A text as it is written, looked up nowhere.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A text of a strings table. Markdown in it is set: bold, italic, code, strikethrough, links.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .key(key, table: tableName, bundle: bundle)
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        storage = .formatted { environment in
            var resource = resource
            resource.locale = environment.locale
            return String(localized: resource)
        }
    }

    public init(_ image: Image) { storage = .image(image) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted { $0.inPlace(format).format(input) }
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .attributedFormat { $0.inPlace(format).format(input) }
    }

    // Disfavoured: a literal alone is a key, though it could be an attributed string too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .formatted { _ in formatter.string(for: subject) ?? "" }
    }

    // Foundation's date is no reference's counterpart on Linux, and taken for an object it would end the compiler.
    public init(_ subject: Date, formatter: Formatter) { storage = .formatted { _ in formatter.string(for: subject) ?? "" } }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
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
        return a.resolved(in: environment).pieces == b.resolved(in: environment).pieces
    }
}

extension EnvironmentValues {
    /// A format for this place: its language, and for dates its calendar and time zone too.
    func inPlace<F: FormatStyle>(_ format: F) -> F {
        let localized = format.locale(locale)
        guard var dates = localized as? Date.FormatStyle else { return localized }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
        if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
        return dates as? F ?? localized
    }
}
