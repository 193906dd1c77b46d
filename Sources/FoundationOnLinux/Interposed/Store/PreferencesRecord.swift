import Foundation

/// One change of a store as it stands in the file: `mark`, length and checksum of the body (4 bytes each, little-endian), then the body:
/// length of the key (4 bytes), the key in UTF-8, and either nothing (removed) or a 1 and the value's bytes.
struct PreferencesRecord: Equatable, Sendable {
    /// `VPR` and 0xF5, which never occurs in UTF-8: a damaged file is searched for it.
    static let mark: [UInt8] = [0x56, 0x50, 0x52, 0xF5]
    static let headLength = 12
    /// Longest body, in bytes; also what bounds a read of a damaged length.
    static let longestBody = 1 << 30

    var key: String
    /// The key's new value; nil when the key is removed.
    var value: Data?

    var encoded: Data {
        let name = Data(key.utf8)
        var body = Data(capacity: name.count + (value?.count ?? 0) + 5)
        body.append(littleEndian: UInt32(name.count))
        body.append(name)
        if let value {
            body.append(1)
            body.append(value)
        }
        var record = Data(capacity: body.count + Self.headLength)
        record.append(contentsOf: Self.mark)
        record.append(littleEndian: UInt32(body.count))
        record.append(littleEndian: Checksum.of(body))
        record.append(body)
        return record
    }

    /// The result of reading one place of a file.
    enum Reading: Equatable {
        case record(PreferencesRecord, length: Int)
        /// The file ends before the record does: its writer is still at it, or died.
        case unfinished
        case damaged
    }

    static func read(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Reading {
        let left = bytes.count - offset
        let marked = (0..<min(left, mark.count)).allSatisfy { bytes[offset + $0] == mark[$0] }
        guard marked else { return .damaged }
        guard left >= headLength else { return .unfinished }
        let length = Int(bytes.littleEndian(at: offset + 4))
        guard length >= 4, length <= longestBody else { return .damaged }
        guard left - headLength >= length else { return .unfinished }
        let body = UnsafeRawBufferPointer(rebasing: bytes[(offset + headLength)..<(offset + headLength + length)])
        guard Checksum.of(body) == bytes.littleEndian(at: offset + 8) else { return .damaged }
        let nameLength = Int(body.littleEndian(at: 0))
        guard nameLength <= length - 4, let key = String(validating: body[4..<(4 + nameLength)], as: UTF8.self) else { return .damaged }
        let rest = body[(4 + nameLength)...]
        guard let flag = rest.first else { return .record(PreferencesRecord(key: key), length: headLength + length) }
        guard flag == 1 else { return .damaged }
        return .record(PreferencesRecord(key: key, value: Data(rest.dropFirst())), length: headLength + length)
    }
}

extension Data {
    fileprivate mutating func append(littleEndian number: UInt32) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func littleEndian(at offset: Int) -> UInt32 {
        UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
