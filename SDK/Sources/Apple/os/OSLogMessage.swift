import Foundation

/// Whether a value may be read by others than its owner.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }

    let isMasked: Bool

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isMasked: false) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isMasked: true) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isMasked: true) }
    /// The value is read here, as in Xcode's console; on a device texts are masked.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isMasked: false) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The columns in which a value stands.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func applied(_ text: String) -> String {
        let room = String(repeating: " ", count: max(min(columns, 256) - text.count, 0))
        return isRight ? room + text : text + room
    }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var isUppercase = false
    var hasPrefix = false
    var digits = 0
    var hasPlus = false

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasPlus: explicitPositiveSign)
    }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(digits: minDigits(), hasPlus: explicitPositiveSign)
    }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, hasPrefix: includePrefix, hasPlus: explicitPositiveSign)
    }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 8, hasPrefix: includePrefix, hasPlus: explicitPositiveSign)
    }

    func written(_ number: some BinaryInteger) -> String {
        var text = String(number.magnitude, radix: radix, uppercase: isUppercase)
        text = String(repeating: "0", count: max(min(digits, 64) - text.count, 0)) + text
        if hasPrefix { text = (radix == 16 ? "0x" : "0") + text }
        return (number < 0 ? "-" : hasPlus ? "+" : "") + text
    }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    let specifier: String

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%f") }
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: explicitPositiveSign ? "%+f" : "%f")
    }
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { with("f", precision(), explicitPositiveSign) }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }
    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { with("e", precision(), explicitPositiveSign) }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }
    public static func hybrid(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { with("g", precision(), explicitPositiveSign) }

    private static func with(_ letter: String, _ precision: Int, _ hasPlus: Bool) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "%\(hasPlus ? "+" : "").\(min(max(precision, 0), 64))\(letter)")
    }
}

/// The format of a truth value.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// A message whose values are put in when somebody writes it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ words: @autoclosure () -> String, _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment = .none) {
        text += privacy.isMasked ? "<private>" : align.applied(words())
    }

    public mutating func appendInterpolation(
        _ text: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(text(), privacy, align) }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value().description, privacy, align) }

    /// Adds a value that may be missing: `nil` then.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value()?.description ?? "nil", privacy, align) }

    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.written(number()), privacy, align) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.specifier, number()), privacy, align) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.specifier, Double(number())), privacy, align) }

    public mutating func appendInterpolation(
        _ truth: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { append(format == .truth ? "\(truth())" : truth() ? "YES" : "NO", privacy) }

    public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        append("\(error())", privacy)
    }

    public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto) {
        append(object().map { "\($0)" } ?? "nil", privacy)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ type: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        append("\(type())", privacy)
    }
}
