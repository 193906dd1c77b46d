import Foundation

/// Finds the types of this process that conform to a protocol, without anybody naming them: `#Preview` makes types that nothing refers to.
///
/// The runtime tells where every loaded image has its conformance records; their form is part of Swift's stable ABI (docs/ABI/TypeMetadata
/// in the compiler's repository). Only records of that protocol are followed, so nothing else is woken.
struct PreviewTypes {
    /// The protocol's name as it is written, without its module.
    let protocolName: String

    private typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    private typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
    private typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer

    /// Every type that is not generic; in no order.
    var all: [Any.Type] {
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        var ranges: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &ranges) { ranges in
            // A table of the runtime's: version, base address, two unused words, then pairs of start and length; the second is of conformances.
            unsafeBitCast(symbol, to: Enumerate.self)(
                { sections, target in
                    let start = sections.load(fromByteOffset: 6 * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
                    let length = sections.load(fromByteOffset: 7 * MemoryLayout<Int>.size, as: Int.self)
                    if let start, length > 0 {
                        target?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                            .append(UnsafeRawBufferPointer(start: start, count: length))
                    }
                    return true
                }, ranges)
        }
        return ranges.flatMap { range in
            stride(from: 0, to: range.count - 3, by: 4).compactMap { offset in
                range.baseAddress.flatMap { type(ofRecord: Self.target(of: $0 + offset)) }
            }
        }
    }

    /// The type of a conformance record: the protocol, the type's descriptor, the witnesses, flags.
    private func type(ofRecord record: UnsafeRawPointer) -> Any.Type? {
        guard name(of: Self.indirectable(record)) == protocolName else { return nil }
        let descriptor: UnsafeRawPointer
        // How the type is named: its descriptor at once, or by way of a pointer; the other two are of other languages.
        switch (record + 12).load(as: UInt32.self) >> 3 & 7 {
        case 0: descriptor = Self.target(of: record + 4)
        case 1: descriptor = Self.target(of: record + 4).load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let flags = descriptor.load(as: UInt32.self)
        // A class, a structure or an enumeration that is not generic.
        guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
        let accessor = unsafeBitCast(Self.target(of: descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    private func name(of descriptor: UnsafeRawPointer) -> String {
        String(cString: Self.target(of: descriptor + 8).assumingMemoryBound(to: CChar.self))
    }

    /// The address to which a relative reference points.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer { reference + Int(reference.load(as: Int32.self)) }

    /// The same, where the lowest bit says that there stands a pointer to it.
    private static func indirectable(_ reference: UnsafeRawPointer) -> UnsafeRawPointer {
        let offset = reference.load(as: Int32.self)
        let place = reference + Int(offset & ~1)
        return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
