import Foundation
import Synchronization

/// Numbers with units, and lists of them, from the ICU that Foundation brings with it.
package enum UnicodeUnits {
    package enum Width: Sendable {
        case wide, short, narrow

        var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }
        /// ICU's `UListFormatterWidth`.
        fileprivate var list: Int32 {
            switch self {
            case .wide: 0
            case .short: 1
            case .narrow: 2
            }
        }
    }

    /// A number by an ICU number skeleton, such as `unit/hour unit-width-short`; nil where ICU knows no such skeleton.
    package static func number(_ value: Double, skeleton: String, locale: String) -> String? {
        format(value, skeleton, locale)?.text
    }

    /// The number that a skeleton shows: in the unit that the region prefers, rounded as the skeleton rounds.
    static func decimal(_ value: Double, skeleton: String, locale: String) -> Double? {
        format(value, skeleton, locale).flatMap { Double($0.decimal) }
    }

    private static func format(_ value: Double, _ skeleton: String, _ locale: String) -> (text: String, decimal: String)? {
        guard value.isFinite, let functions = Functions.loaded else { return nil }
        return formatters.withLock { known in
            let key = Key(skeleton: skeleton, locale: locale)
            let formatter: Formatter
            if let found = known[key] {
                formatter = found
            } else {
                guard let made = Formatter(functions, skeleton, locale) else { return nil }
                if known.count > 200 { known.removeAll() }
                known[key] = made
                formatter = made
            }
            return formatter.format(value)
        }
    }

    /// A number with a unit of CLDR, such as `hour`.
    package static func text(_ value: Double, unit: String, width: Width, sign: String = "", locale: String) -> String? {
        number(value, skeleton: "unit/\(unit) \(width.skeleton)\(sign.isEmpty ? "" : " " + sign)", locale: locale)
    }

    /// Amounts of units one after another: "2 hr, 5 min".
    package static func joined(_ parts: [String], width: Width, locale: String) -> String {
        guard parts.count > 1, let functions = Functions.loaded else { return parts.first ?? "" }
        var status: Int32 = 0
        // ICU's ULISTFMT_TYPE_UNITS.
        guard let list = functions.openList(locale, 2, width.list, &status), status <= 0 else { return parts.joined(separator: " ") }
        defer { functions.closeList(list) }
        let words = parts.map { Array($0.utf16) }
        let all = words.flatMap { $0 }
        var buffer = [UInt16](repeating: 0, count: all.count + 64 * parts.count)
        let length = all.withUnsafeBufferPointer { text -> Int32 in
            guard let base = text.baseAddress else { return 0 }
            var start = 0
            let starts: [UnsafePointer<UInt16>?] = words.map { word in
                defer { start += word.count }
                return base + start
            }
            return functions.formatList(
                list, starts, words.map { Int32($0.count) }, Int32(words.count), &buffer, Int32(buffer.count), &status)
        }
        guard status <= 0, length >= 0, length <= buffer.count else { return parts.joined(separator: " ") }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }

    private struct Key: Hashable {
        let skeleton: String
        let locale: String
    }

    private static let formatters = Mutex<[Key: Formatter]>([:])

    /// One number formatter of ICU, and a place for its results. Used under the lock of `formatters` only.
    private final class Formatter: @unchecked Sendable {
        private let functions: Functions
        private let formatter: OpaquePointer
        private let result: OpaquePointer

        init?(_ functions: Functions, _ skeleton: String, _ locale: String) {
            var status: Int32 = 0
            let text = Array(skeleton.utf16)
            guard let formatter = functions.openNumber(text, Int32(text.count), locale, &status), status <= 0 else { return nil }
            guard let result = functions.openResult(&status), status <= 0 else {
                functions.closeNumber(formatter)
                return nil
            }
            self.functions = functions
            self.formatter = formatter
            self.result = result
        }

        deinit {
            functions.closeResult(result)
            functions.closeNumber(formatter)
        }

        func format(_ value: Double) -> (text: String, decimal: String)? {
            var status: Int32 = 0
            functions.formatNumber(formatter, value, result, &status)
            var buffer = [UInt16](repeating: 0, count: 512)
            let length = functions.resultText(result, &buffer, Int32(buffer.count), &status)
            guard status <= 0, length >= 0, length <= buffer.count else { return nil }
            var digits = [CChar](repeating: 0, count: 512)
            let count = functions.resultDecimal(result, &digits, Int32(digits.count), &status)
            guard status <= 0, count >= 0, count <= digits.count else { return nil }
            return (
                String(decoding: buffer[..<Int(length)], as: UTF16.self),
                String(decoding: digits[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
            )
        }
    }

    /// ICU's functions (unumberformatter.h, ulistformatter.h), looked up so that a toolchain whose ICU has other names still links.
    private struct Functions: Sendable {
        typealias Status = UnsafeMutablePointer<Int32>
        let openNumber: @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
        let closeNumber: @convention(c) (OpaquePointer) -> Void
        let openResult: @convention(c) (Status) -> OpaquePointer?
        let closeResult: @convention(c) (OpaquePointer) -> Void
        let formatNumber: @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
        let resultText: @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
        let resultDecimal: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int32, Status) -> Int32
        let openList: @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
        let closeList: @convention(c) (OpaquePointer) -> Void
        let formatList:
            @convention(c) (
                OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>, Int32,
                Status
            ) -> Int32

        static let loaded: Functions? = {
            func function<Function>(_ name: String) -> Function? {
                dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: Function.self) }
            }
            guard
                let openNumber: @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer? =
                    function("unumf_openForSkeletonAndLocale"),
                let closeNumber: @convention(c) (OpaquePointer) -> Void = function("unumf_close"),
                let openResult: @convention(c) (Status) -> OpaquePointer? = function("unumf_openResult"),
                let closeResult: @convention(c) (OpaquePointer) -> Void = function("unumf_closeResult"),
                let formatNumber: @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void = function("unumf_formatDouble"),
                let resultText: @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32 =
                    function("unumf_resultToString"),
                let resultDecimal: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int32, Status) -> Int32 =
                    function("unumf_resultToDecimalNumber"),
                let openList: @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer? =
                    function("ulistfmt_openForType"),
                let closeList: @convention(c) (OpaquePointer) -> Void = function("ulistfmt_close"),
                let formatList:
                    @convention(c) (
                        OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>,
                        Int32, Status
                    ) -> Int32 = function("ulistfmt_format")
            else { return nil }
            return Functions(
                openNumber: openNumber, closeNumber: closeNumber, openResult: openResult, closeResult: closeResult,
                formatNumber: formatNumber, resultText: resultText, resultDecimal: resultDecimal, openList: openList, closeList: closeList,
                formatList: formatList)
        }()
    }
}
