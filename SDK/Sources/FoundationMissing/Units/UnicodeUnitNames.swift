import Foundation

extension UnicodeUnits {
    /// What CLDR calls a unit that stands alone, such as "mi/hr" where "50 mph" has a number; in the next longer width where it has none in
    /// this one, and nil where it has none at all.
    /// - Parameter unit: its name in CLDR, such as `mile-per-hour`.
    /// - Parameter kind: what it measures there, such as `speed`.
    static func name(of unit: String, kind: String, width: Width, locale: String) -> String? {
        guard let functions = BundleFunctions.loaded else { return nil }
        let widths = ["unitsNarrow", "unitsShort", "units"]
        return widths.drop { $0 != width.table }.lazy.compactMap { functions.text([$0, kind, unit], "dnam", locale) }.first
    }
}

extension UnicodeUnits.Width {
    fileprivate var table: String {
        switch self {
        case .wide: "units"
        case .short: "unitsShort"
        case .narrow: "unitsNarrow"
        }
    }
}

/// What reads ICU's bundles of resources (ures.h), looked up as the functions for numbers are.
private struct BundleFunctions: Sendable {
    typealias Status = UnsafeMutablePointer<Int32>
    let version: @convention(c) (UnsafeMutablePointer<UInt8>) -> Void
    let open: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Status) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let table: @convention(c) (OpaquePointer, UnsafePointer<CChar>, OpaquePointer?, Status) -> OpaquePointer?
    let string: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Status, Status) -> UnsafePointer<UInt16>?

    static let loaded: BundleFunctions? = {
        func function<Function>(_ name: String) -> Function? {
            dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let version: @convention(c) (UnsafeMutablePointer<UInt8>) -> Void = function("u_getVersion"),
            let open: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Status) -> OpaquePointer? = function("ures_open"),
            let close: @convention(c) (OpaquePointer) -> Void = function("ures_close"),
            let table: @convention(c) (OpaquePointer, UnsafePointer<CChar>, OpaquePointer?, Status) -> OpaquePointer? =
                function("ures_getByKeyWithFallback"),
            let string: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Status, Status) -> UnsafePointer<UInt16>? =
                function("ures_getStringByKeyWithFallback")
        else { return nil }
        return BundleFunctions(version: version, open: open, close: close, table: table, string: string)
    }()

    /// The bundle of units, which has ICU's version in its name.
    private var bundle: String {
        var parts = [UInt8](repeating: 0, count: 4)
        version(&parts)
        return "icudt\(parts[0])l-unit"
    }

    /// A text within tables in one another; nil where one of them is missing.
    func text(_ keys: [String], _ last: String, _ locale: String) -> String? {
        var status: Int32 = 0
        guard var place = open(bundle, locale, &status), status <= 0 else { return nil }
        defer { close(place) }
        for key in keys {
            guard let inner = table(place, key, nil, &status) else { return nil }
            close(place)
            place = inner
        }
        var length: Int32 = 0
        guard status <= 0, let text = string(place, last, &length, &status), status <= 0, length > 0 else { return nil }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }
}
