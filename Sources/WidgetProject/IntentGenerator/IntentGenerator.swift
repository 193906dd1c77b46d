import Foundation
import IntentDefinitions

/// Writes Swift for `.intentdefinition` files while a target is built.
///
///     vitrine-intents classes main|module File.intentdefinition Out.swift …
///     vitrine-intents main Info.plist Out.swift [Module File.intentdefinition] …
@main enum IntentGenerator {
    static func main() {
        do {
            switch try GeneratorTask(Array(CommandLine.arguments.dropFirst())) {
            case .classes(let bundle, let files): try writeClasses(bundle, files)
            case .main(let info, let output, let definitions): try writeMain(info, output, definitions)
            }
        } catch {
            // The form in which compilers speak, so that builds show it as an error.
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func writeClasses(
        _ bundle: IntentDefinition.ResourceBundle, _ files: [(definition: URL, output: URL)]
    ) throws {
        for (file, output) in files {
            let definition = try IntentDefinition(file)
            for warning in definition.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
            try write(definition.source(bundle: bundle), to: output)
        }
    }

    private static func writeMain(_ info: URL, _ output: URL, _ definitions: [(module: String, file: URL)]) throws {
        var intents: [String] = [], modules: [String] = []
        for (module, file) in definitions {
            intents += try IntentDefinition(file).intents.map(\.className)
            if !module.isEmpty, !modules.contains(module) { modules.append(module) }
        }
        let source = try HandlerMain(info: info, intents: intents, modules: modules)?.source
        try write(source ?? "// Info.plist is no handler's: this target has a main of its own.\n", to: output)
    }

    /// An unchanged file keeps its date: what depends on it is not built again.
    private static func write(_ source: String, to file: URL) throws {
        let data = Data(source.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

/// The task that the command line asks for.
enum GeneratorTask {
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    case classes(IntentDefinition.ResourceBundle, [(definition: URL, output: URL)])
    case main(info: URL, output: URL, [(module: String, file: URL)])

    init(_ arguments: [String]) throws(Refused) {
        var rest = arguments[...]
        func pairs() -> [(String, String)] {
            stride(from: rest.startIndex, to: rest.endIndex - 1, by: 2).map { (rest[$0], rest[$0 + 1]) }
        }
        switch rest.popFirst() {
        case "classes":
            guard let bundle = rest.popFirst().flatMap(IntentDefinition.ResourceBundle.init), rest.count.isMultiple(of: 2) else { break }
            self = .classes(bundle, pairs().map { (URL(fileURLWithPath: $0), URL(fileURLWithPath: $1)) })
            return
        case "main":
            guard let info = rest.popFirst(), let output = rest.popFirst(), rest.count.isMultiple(of: 2) else { break }
            self = .main(
                info: URL(fileURLWithPath: info), output: URL(fileURLWithPath: output),
                pairs().map { ($0, URL(fileURLWithPath: $1)) })
            return
        default: break
        }
        throw Refused(
            description: "vitrine-intents takes “classes main|module File.intentdefinition Out.swift …” or “main Info.plist Out.swift …”.")
    }
}
