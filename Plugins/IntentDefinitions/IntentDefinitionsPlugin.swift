import Foundation
import PackagePlugin

/// Gives every target that has `.intentdefinition` files the classes that Xcode would make of them, and an extension of intents its `main`.
@main struct IntentDefinitionsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let definitions = target.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }
            .sorted { $0.path < $1.path }
        guard !definitions.isEmpty else { return [] }
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        let folder = context.pluginWorkDirectoryURL
        let outputs = definitions.map { folder.appending(path: $0.deletingPathExtension().lastPathComponent + ".intents.swift") }
        var arguments = ["--bundle", hasResources ? "module" : "main"]
        var inputs = definitions, made = outputs
        let info = target.directoryURL.appending(path: "Info.plist")
        if target.kind == .executable, FileManager.default.fileExists(atPath: info.path) {
            let main = folder.appending(path: "HandlerMain.swift")
            arguments += ["--info", info.path, "--main", main.path]
            inputs.append(info)
            made.append(main)
        }
        arguments += zip(definitions, outputs).flatMap { [$0.path, $1.path] }
        return [
            .buildCommand(
                displayName: "Classes of \(definitions.map(\.lastPathComponent).joined(separator: ", "))",
                executable: try context.tool(named: "vitrine-intents").url, arguments: arguments, inputFiles: inputs, outputFiles: made)
        ]
    }
}
