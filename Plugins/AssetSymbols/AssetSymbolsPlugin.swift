import Foundation
import PackagePlugin

/// Gives a target that has asset catalogues the symbols that Xcode would generate of them.
@main struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let catalogs = target.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        // A set that comes or goes changes its folder, a namespace its Contents.json.
        let inputs = catalogs.flatMap { catalog in
            [catalog] + (FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
        }
        return [
            .buildCommand(
                displayName: "Symbols of \(catalogs.map(\.lastPathComponent).joined(separator: ", "))",
                executable: try context.tool(named: "vitrine-assets").url, arguments: [output.path] + catalogs.map(\.path),
                inputFiles: inputs, outputFiles: [output])
        ]
    }
}
