import Foundation
import PackagePlugin

/// Gives every target that has `.intentdefinition` files the classes that Xcode would make of them, and an extension of intents its `main`.
@main struct IntentDefinitionsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "vitrine-intents").url, folder = context.pluginWorkDirectoryURL
        let own = definitions(of: target)
        var commands: [Command] = []
        if !own.isEmpty {
            let outputs = own.map { folder.appending(path: $0.deletingPathExtension().lastPathComponent + ".intents.swift") }
            let hasResources = target.sourceFiles.contains { $0.type == .resource }
            commands.append(
                .buildCommand(
                    displayName: "Classes of \(own.map(\.lastPathComponent).joined(separator: ", "))", executable: tool,
                    arguments: ["classes", hasResources ? "module" : "main"] + zip(own, outputs).flatMap { [$0.path, $1.path] },
                    inputFiles: own, outputFiles: outputs))
        }
        let info = target.directoryURL.appending(path: "Info.plist")
        if target.kind == .executable, FileManager.default.fileExists(atPath: info.path) {
            let main = folder.appending(path: "HandlerMain.swift")
            // Definitions may stand in a module that the widgets share.
            let shared = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
                .map { (module: $0.moduleName, files: definitions(of: $0)) }.filter { !$0.files.isEmpty }
            let modules = [("", own)] + shared.map { ($0.module, $0.files) }
            let arguments = modules.flatMap { module, files in files.flatMap { [module, $0.path] } }
            commands.append(
                .buildCommand(
                    displayName: "Main of \(target.name)", executable: tool, arguments: ["main", info.path, main.path] + arguments,
                    inputFiles: [info] + modules.flatMap(\.1), outputFiles: [main]))
        }
        return commands
    }

    private func definitions(of target: any SourceModuleTarget) -> [URL] {
        target.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    }
}
