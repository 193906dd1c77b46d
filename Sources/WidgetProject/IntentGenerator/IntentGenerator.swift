import Foundation
import IntentDefinitions

/// Writes Swift for `.intentdefinition` files while a target is built.
///
///     vitrine-intents [--info Info.plist --main Out.swift] [--bundle main|module] File.intentdefinition Out.swift …
@main enum IntentGenerator {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            // The form in which compilers speak, so that builds show it as an error.
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let task = try GeneratorTask(arguments)
        var intents: [String] = []
        for (file, output) in task.files {
            let definition = try IntentDefinition(file)
            for warning in definition.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
            intents += definition.intents.map(\.className)
            try write(definition.source(bundle: task.bundle), to: output)
        }
        guard let main = task.main else { return }
        let source = try HandlerMain(info: main.info, intents: intents)?.source
        try write(source ?? "// Info.plist is no handler's: this target has a main of its own.\n", to: main.output)
    }

    /// An unchanged file keeps its date: what depends on it is not built again.
    private static func write(_ source: String, to file: URL) throws {
        let data = Data(source.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

/// What is asked on the command line.
struct GeneratorTask {
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    var bundle = IntentDefinition.ResourceBundle.main
    var files: [(file: URL, output: URL)] = []
    var main: (info: URL, output: URL)?

    init(_ arguments: [String]) throws(Refused) {
        var rest = arguments[...], info: URL?, output: URL?
        while let argument = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Refused(description: "\(argument) needs a value after it.") }
            switch argument {
            case "--bundle":
                guard let bundle = IntentDefinition.ResourceBundle(rawValue: value) else {
                    throw Refused(description: "--bundle is “\(value)”, but must be main or module.")
                }
                self.bundle = bundle
            case "--info": info = URL(fileURLWithPath: value)
            case "--main": output = URL(fileURLWithPath: value)
            default: files.append((URL(fileURLWithPath: argument), URL(fileURLWithPath: value)))
            }
        }
        if let info, let output { main = (info, output) }
    }
}
