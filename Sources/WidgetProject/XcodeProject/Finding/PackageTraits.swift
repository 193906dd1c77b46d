/// The traits of a package (SE-0450): here those that it enables by default, as for whoever chooses none.
struct PackageTraits {
    /// The names of those that are enabled; each is a condition of compilation.
    let enabled: Set<String>

    /// - Parameter traits: as a manifest's JSON has them; nil for a package without any.
    init(_ traits: Any?) {
        var known: [String: [String]] = [:]
        for trait in traits as? [[String: Any]] ?? [] {
            if let name = trait["name"] as? String { known[name] = trait["enabledTraits"] as? [String] ?? [] }
        }
        var enabled: Set<String> = [], waiting = known["default"] ?? []
        while let name = waiting.popLast() {
            guard TargetSettings.isIdentifier(name), enabled.insert(name).inserted else { continue }
            waiting += known[name] ?? []
        }
        self.enabled = enabled
    }

    /// Whether what a manifest says under a condition holds on a platform.
    func fit(_ condition: Any?, on platform: String) -> Bool {
        let condition = condition as? [String: Any]
        if let names = condition?["platformNames"] as? [String], !names.isEmpty, !names.contains(platform) { return false }
        guard let traits = condition?["traits"] as? [String], !traits.isEmpty else { return true }
        return !enabled.isDisjoint(with: traits)
    }
}
