import Foundation
import XcodeProject

/// Names that packages from elsewhere declare and the project does not. One of them that is not found is in a file that is not compiled
/// here: what is for Apple's systems alone, or needs what is not here.
struct OfferedNames {
    /// The modules by the names.
    private var modules: [String: String] = [:]

    init(_ target: WidgetTarget) {
        for module in target.modules where module.isForeign {
            for name in Declarations.names(in: module.sources) { modules[name] = module.module }
        }
        guard !modules.isEmpty else { return }
        let own = target.modules.filter { !$0.isForeign }.flatMap(\.sources) + target.code.sources
        for name in Declarations.names(in: own) { modules[name] = nil }
    }

    /// The module that declares what a file does not find, and imports; nil where none does. A member is asked of a type of the module's own.
    func module(of name: MissingName, in file: String) -> String? {
        guard let module = modules[name.name], !name.isMember || name.type.map({ modules[$0] == module }) == true,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        return SourceFacts(text).imports.contains(module) ? module : nil
    }
}
