import Foundation

// What libFoundation exports of Core Foundation. Pointers and integers pass alike in C's and Swift's calling convention on x86-64 and arm64.

@_silgen_name("CFPropertyListCreateData")
private func createData(_: UnsafeRawPointer?, _: UnsafeRawPointer, _: Int, _: UInt, _: UnsafeMutableRawPointer?) -> UnsafeRawPointer?

@_silgen_name("CFPropertyListCreateWithData")
private func createPropertyList(
    _: UnsafeRawPointer?, _: UnsafeRawPointer, _: UInt, _: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?
) -> UnsafeRawPointer?

/// Core Foundation's values as the bytes of a binary property list, so that each type comes back as what it was.
enum PropertyListBytes {
    private static let binaryFormat = 200

    static func from(_ value: UnsafeRawPointer) -> Data? {
        guard let data = createData(nil, value, binaryFormat, 0, nil) else { return nil }
        return Unmanaged<NSData>.fromOpaque(data).takeRetainedValue() as Data
    }

    /// A value that the caller must release.
    static func retainedValue(_ bytes: Data) -> UnsafeRawPointer? {
        let data = bytes as NSData
        return withExtendedLifetime(data) { createPropertyList(nil, Unmanaged.passUnretained(data).toOpaque(), 0, nil, nil) }
    }

    static func string(_ value: UnsafeRawPointer) -> String { Unmanaged<NSString>.fromOpaque(value).takeUnretainedValue() as String }
}

/// The function of that name in the libraries behind the executable: what would be called if it were not interposed.
func nextFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    // RTLD_NEXT, a macro that Swift does not import.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(next, name).map { unsafeBitCast($0, to: type) }
}
