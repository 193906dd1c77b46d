import Foundation
import XcodeProject

/// Modules that are not here and that a project's own modules show to whoever imports these (`@_exported import`): their names are used in
/// files that do not import them.
struct ShownModules {
    /// Those that each of the project's modules shows, by its name.
    private let shown: [String: Set<String>]
    private let modules: [SourceModule]

    /// - Parameter missing: the modules that are not here.
    init(_ modules: [SourceModule], missing: Set<String>) {
        self.modules = modules
        var exported: [String: Set<String>] = [:]
        for module in modules {
            for source in module.sources {
                guard let data = FileManager.default.contents(atPath: source.path), Array(data).hold("@_exported") else { continue }
                exported[module.module, default: []].formUnion(SourceFacts(String(decoding: data, as: UTF8.self)).exported)
            }
        }
        var shown = exported.mapValues { $0.intersection(missing) }
        // One shows what another one shows that it shows; as many rounds as there are modules are enough.
        for _ in exported {
            for (module, others) in exported {
                for other in others {
                    let further = shown[other] ?? []
                    shown[module]?.formUnion(further)
                }
            }
        }
        self.shown = shown.filter { !$0.value.isEmpty }
    }

    /// The modules that a file sees without importing them, by its path.
    func byFile() -> [String: Set<String>] {
        guard !shown.isEmpty else { return [:] }
        var result: [String: Set<String>] = [:]
        for module in modules {
            for source in module.sources {
                var seen = shown[module.module] ?? []
                if let text = try? String(contentsOf: source, encoding: .utf8) {
                    for name in SourceFacts(text).imports { seen.formUnion(shown[name] ?? []) }
                }
                if !seen.isEmpty { result[source.path] = seen }
            }
        }
        return result
    }
}
