import Foundation
import FoundationMissing

/// A key of a strings table, with the values for its placeholders.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    enum Argument {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double, specifier: String?)
        case text(Text)
        case attributed(AttributedString)
        case formatted((EnvironmentValues) -> String)
    }

    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.resolved(in: EnvironmentValues()) == b.resolved(in: EnvironmentValues())
    }

    private func resolved(in environment: EnvironmentValues) -> [String] {
        arguments.map { StringFormatting.plain($0, environment) }
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            if T.isSigned {
                append(MemoryLayout<T>.size <= 4 ? "%d" : "%lld", .integer(Int64(clamping: value)))
            } else {
                append(MemoryLayout<T>.size <= 4 ? "%u" : "%llu", .unsigned(UInt64(clamping: value)))
            }
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(T.self == Float.self ? "%f" : "%lf", .double(Double(value), specifier: nil))
        }

        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
            append(specifier, .integer(Int64(clamping: value)))
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(specifier, .double(Double(value), specifier: specifier))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .formatted { $0.inPlace(format).format(input) })
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .text(Text(input, format: format)))
        }

        public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
            _ source: TimeDataSource<V>, format: F
        ) where F.FormatInput == V, F.FormatOutput == String { append("%@", .text(Text(source, format: format))) }

        public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
            _ source: TimeDataSource<V>, format: F
        ) where F.FormatInput == V, F.FormatOutput == AttributedString { append("%@", .text(Text(source, format: format))) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(Text(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            append("%@", .text(Text(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(Text(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) { append("%@", .attributed(attributedString)) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .text(Text(resource))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }

        /// The name of a colour as it is read aloud; here as it is described.
        public mutating func appendInterpolation(accessibilityName color: Color) { append("%@", .string(color.spokenName)) }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }

        @_disfavoredOverload
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { append("%@", .string(value.description)) }
    }
}
