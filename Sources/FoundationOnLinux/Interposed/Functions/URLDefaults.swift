import CVirtualClock
import Foundation

// Foundation on Linux keeps of a URL in defaults its path alone, so that another address comes back, and for nil its function calls itself
// for ever: also `defaults.set(nil, forKey: "token")` does, since the compiler takes nil for a URL. The function is called through a table
// of the class's that each process has for itself, where ours takes its place.

extension UserDefaults {
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
    fileprivate func foundationSet(_ url: URL?, forKey defaultName: String)

    /// Keeps a file's path as text and any other address archived, as on Apple's systems; nil removes what is kept.
    @_silgen_name("vitrine_defaults_set_url")
    public final func vitrineSet(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        guard !url.isFileURL, let archived = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        else {
            return foundationSet(url, forKey: defaultName)
        }
        set(archived as Any?, forKey: defaultName)
    }
}

enum URLDefaults {
    private static let name = "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF"

    /// Puts ours in the place of Foundation's; once, before the process has a second thread.
    /// - Returns: whether Foundation's was there, as it is not in one of another layout.
    @discardableResult static func mend() -> Bool {
        guard let theirs = dlsym(nil, name), let ours = vitrine_defaults_set_url_entry() else { return false }
        let metadata = unsafeBitCast(UserDefaults.self as AnyClass, to: UnsafeMutableRawPointer.self)
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
