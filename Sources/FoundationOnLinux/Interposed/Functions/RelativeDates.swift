import CVirtualClock
import Foundation

// A `DateFormatter` that was asked for relative dates says “Today” and “Tomorrow at 10:30 AM”; the one of Foundation on Linux keeps the wish
// and goes on saying the date. ICU, which it brings along, has the words of every language.

extension DateFormatter {
    @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
    fileprivate func foundationString(from date: Date) -> String

    /// The date's text, with a word for its day where one was asked for and the language has one.
    @_silgen_name("vitrine_date_string")
    public final func vitrineString(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, !hasFormatOfItsOwn, let text = RelativeDates.text(of: date, by: self) else {
            return foundationString(from: date)
        }
        return text
    }

    /// Whether a format was set, which goes before the styles.
    private var hasFormatOfItsOwn: Bool {
        let plain = DateFormatter()
        plain.locale = locale
        plain.calendar = calendar
        plain.dateStyle = dateStyle
        plain.timeStyle = timeStyle
        return dateFormat != plain.dateFormat
    }
}

enum RelativeDates {
    private typealias Open =
        @convention(c) (
            Int32, Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
        ) -> OpaquePointer?
    private typealias SetContext = @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> Void
    private typealias Format =
        @convention(c) (
            OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, OpaquePointer?, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    /// ICU's `UDAT_RELATIVE`, which is added to a style of dates.
    private static let relative: Int32 = 128

    static func text(of date: Date, by formatter: DateFormatter) -> String? {
        guard let open = function("swift_udat_open", as: Open.self),
            let setContext = function("swift_udat_setContext", as: SetContext.self),
            let format = function("swift_udat_format", as: Format.self), let close = function("swift_udat_close", as: Close.self)
        else { return nil }
        var parts = Locale.Components(locale: formatter.locale)
        parts.calendar = formatter.calendar.identifier
        let zone = Array(formatter.timeZone.identifier.utf16)
        var status: Int32 = 0
        guard
            let opened = open(
                style(formatter.timeStyle), style(formatter.dateStyle) | relative, Locale(components: parts).identifier, zone,
                Int32(zone.count), nil, 0, &status)
        else { return nil }
        defer { close(opened) }
        setContext(opened, context(formatter.formattingContext), &status)
        var buffer = [UInt16](repeating: 0, count: 512)
        let length = format(opened, date.timeIntervalSince1970 * 1000, &buffer, Int32(buffer.count), nil, &status)
        guard status <= 0, length > 0, length <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    /// ICU's number of a style: it counts from the longest, and has -1 for none.
    private static func style(_ style: DateFormatter.Style) -> Int32 { style == .none ? -1 : 4 - Int32(style.rawValue) }

    /// ICU's `UDisplayContext`. Where none is named, words begin with a capital letter, as they did before there were contexts.
    private static func context(_ context: Formatter.Context) -> Int32 {
        switch context {
        case .middleOfSentence: 257
        case .listItem: 259
        case .standalone: 260
        default: 258
        }
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// Puts ours in the place of Foundation's; once, before the process has a second thread.
    /// - Returns: whether Foundation's was there, as it is not in one of another layout.
    @discardableResult static func mend() -> Bool {
        ClassTable.replace(
            "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF", of: DateFormatter.self, by: vitrine_date_string_entry())
    }
}
