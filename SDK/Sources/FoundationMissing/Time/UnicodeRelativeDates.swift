import Foundation

/// Units in the numbering of ICU's `URelativeDateTimeUnit` (ureldatefmt.h).
enum RelativeUnit: Int32 {
    case year = 0
    case month = 2
    case week, day, hour, minute, second
}

/// The relative dates of the ICU that Foundation brings with it and does not offer in Swift.
enum UnicodeRelativeDates {
    /// ICU's `UDateRelativeDateTimeFormatterStyle`.
    enum Width: Int32 {
        case long, short, narrow
    }

    private typealias Open =
        @convention(c) (UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Format =
        @convention(c) (
            OpaquePointer, Double, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    /// No change of a word's first letter (`UDISPCTX_CAPITALIZATION_NONE`).
    private static let noCapitalization: Int32 = 256

    static func text(_ value: Int, _ unit: RelativeUnit, width: Width, named: Bool, locale: String) -> String? {
        guard let open = function("swift_ureldatefmt_open", as: Open.self), let close = function("swift_ureldatefmt_close", as: Close.self),
            let format = function(named ? "swift_ureldatefmt_format" : "swift_ureldatefmt_formatNumeric", as: Format.self)
        else { return nil }
        var status: Int32 = 0
        guard let formatter = open(locale, nil, width.rawValue, noCapitalization, &status), status <= 0 else { return nil }
        defer { close(formatter) }
        var buffer = [UInt16](repeating: 0, count: 256)
        let length = format(formatter, Double(value), unit.rawValue, &buffer, Int32(buffer.count), &status)
        guard status <= 0, length >= 0, length <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    /// Looked up when needed, so that a toolchain whose ICU has other names still links.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
