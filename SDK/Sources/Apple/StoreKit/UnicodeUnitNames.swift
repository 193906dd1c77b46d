import Foundation

/// Names of a date's fields, from the ICU that Foundation brings with it and does not offer in Swift.
enum UnicodeUnitNames {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Name =
        @convention(c) (
            OpaquePointer, Int32, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    /// The name of a unit; nil where this toolchain's ICU has no such function.
    static func name(of unit: Product.SubscriptionPeriod.Unit, locale: String) -> String? {
        guard let open = function("swift_udatpg_open", as: Open.self), let close = function("swift_udatpg_close", as: Close.self),
            let name = function("swift_udatpg_getFieldDisplayName", as: Name.self)
        else { return nil }
        var status: Int32 = 0
        guard let generator = open(locale, &status), status <= 0 else { return nil }
        defer { close(generator) }
        var buffer = [UInt16](repeating: 0, count: 256)
        // ICU's UDATPG_WIDE is 0.
        let length = name(generator, field(of: unit), 0, &buffer, Int32(buffer.count), &status)
        guard status <= 0, length > 0, length <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    /// The field's number in ICU's `UDateTimePatternField` (udatpg.h).
    private static func field(of unit: Product.SubscriptionPeriod.Unit) -> Int32 {
        switch unit {
        case .year: 1
        case .month: 3
        case .week: 4
        case .day: 9
        }
    }

    /// Looked up when needed, so that a toolchain whose ICU has other names still links.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
