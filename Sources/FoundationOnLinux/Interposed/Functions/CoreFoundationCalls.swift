import Foundation

// What libFoundation exports of Core Foundation. Pointers and integers pass alike in C's and Swift's calling convention on x86-64 and arm64.

@_silgen_name("CFPropertyListCreateData")
private func createData(_: UnsafeRawPointer?, _: UnsafeRawPointer, _: Int, _: UInt, _: UnsafeMutableRawPointer?) -> UnsafeRawPointer?

@_silgen_name("CFPropertyListCreateWithData")
private func createPropertyList(
    _: UnsafeRawPointer?, _: UnsafeRawPointer, _: UInt, _: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?
) -> UnsafeRawPointer?

@_silgen_name("CFGetTypeID")
private func typeID(_: UnsafeRawPointer) -> UInt

@_silgen_name("CFStringGetTypeID")
private func stringTypeID() -> UInt

/// Core Foundation's values as the bytes of a binary property list, so that each type comes back as what it was.
enum PropertyListBytes {
    private static let binaryFormat = 200

    static func from(_ value: UnsafeRawPointer) -> Data? {
        if typeID(value) == stringTypeID() { return from(string(value)) }
        guard let data = createData(nil, value, binaryFormat, 0, nil) else { return nil }
        let made = Unmanaged<NSData>.fromOpaque(data).takeRetainedValue()
        // A cast would copy byte by byte, with a call for each.
        return Data(bytes: made.bytes, count: made.length)
    }

    /// A text alone, as Core Foundation writes it too: that takes 100 ms for a million letters.
    static func from(_ text: String) -> Data {
        var text = text
        return text.withUTF8 { utf8 in
            let isASCII = utf8.allSatisfy { $0 < 0x80 }, units = isASCII ? [] : utf16(utf8)
            let count = isASCII ? utf8.count : units.count
            var data = Data("bplist00".utf8)
            data.reserveCapacity(count * (isASCII ? 1 : 2) + 64)
            let kind: UInt8 = isASCII ? 0x50 : 0x60
            data.append(kind | UInt8(min(count, 15)))
            if count >= 15 {
                // How long it is follows as a number of 1, 2, 4 or 8 bytes.
                let power = count < 1 << 8 ? 0 : count < 1 << 16 ? 1 : count < 1 << 32 ? 2 : 3
                data.append(0x10 | UInt8(power))
                data.append(contentsOf: (0..<(1 << power)).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
            }
            if isASCII { data.append(contentsOf: utf8) } else { units.withUnsafeBytes { data.append(contentsOf: $0) } }
            let end = data.count
            // The table of the one object's place, in as many bytes as the table's own place takes; then where the table is.
            let width = end < 1 << 8 ? 1 : end < 1 << 16 ? 2 : end < 1 << 32 ? 4 : 8
            data.append(contentsOf: [UInt8](repeating: 0, count: width - 1) + [8])
            data.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(width), 1])
            for number in [1, 0, end] {
                data.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
            }
            return data
        }
    }

    /// UTF-16 with its larger byte first, of sound UTF-8.
    private static func utf16(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(utf8.count)
        var index = 0
        while index < utf8.count {
            let first = UInt32(utf8[index])
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            var scalar = length == 1 ? first : first & (0x7F >> UInt32(length))
            for place in 1..<max(length, 1) { scalar = scalar << 6 | UInt32(utf8[index + place] & 0x3F) }
            index += length
            if scalar < 0x10000 {
                units.append(UInt16(truncatingIfNeeded: scalar).bigEndian)
            } else {
                scalar -= 0x10000
                units.append((0xD800 + UInt16(truncatingIfNeeded: scalar >> 10)).bigEndian)
                units.append((0xDC00 + UInt16(truncatingIfNeeded: scalar & 0x3FF)).bigEndian)
            }
        }
        return units
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
