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
    /// Puts ours in the place of Foundation's; once, before the process has a second thread.
    /// - Returns: whether Foundation's was there, as it is not in one of another layout.
    @discardableResult static func mend() -> Bool {
        ClassTable.replace(
            "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF", of: UserDefaults.self,
            by: vitrine_defaults_set_url_entry())
    }
}
