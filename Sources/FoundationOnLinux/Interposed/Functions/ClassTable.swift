import Foundation

/// The table of a class through which its methods are called; each process has its own, and may write there.
enum ClassTable {
    /// Lets all calls of a method go to another function.
    /// - Parameter name: the method's symbol in Foundation's library.
    /// - Returns: whether the method was there, as it is not in a Foundation of another layout.
    static func replace(_ name: String, of type: AnyClass, by ours: UnsafeMutableRawPointer?) -> Bool {
        guard let theirs = dlsym(nil, name), let ours else { return false }
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        // Past the class's kind, superclass, flags and instance's sizes: how large it is, and how much of that lies before it.
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self)), before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        guard size < 1 << 16, before < size else { return false }
        for offset in stride(from: 40, to: size - before, by: 8) {
            let slot = metadata + offset
            guard slot.load(as: UnsafeMutableRawPointer?.self) == theirs else { continue }
            let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(page - 1))
            guard mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { return false }
            slot.storeBytes(of: ours, as: UnsafeMutableRawPointer.self)
            return true
        }
        return false
    }
}
