import AssetSymbols
import Foundation
import IntentDefinitions
import VitrineDataModels
import XcodeProject

/// The Swift that Xcode would make for a module, and the entry that a widget without one gets.
struct GeneratedSources {
    /// The sources by the names of their files.
    private(set) var files: [String: String] = [:]
    private(set) var notes: [ProjectNote] = []

    /// - Parameter isExtension: whether the module is the extension itself, which its process starts in.
    init(of module: SourceModule, isExtension: Bool) {
        // What a framework has stands in the extension's own folder.
        let bundle = module.package == nil ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
        if module.settings.assetSymbols, !module.catalogs.isEmpty {
            files["GeneratedAssetSymbols.swift"] = AssetSymbols(AssetNames(catalogs: module.catalogs)).source(
                bundle: bundle, extensions: module.settings.assetSymbolExtensions)
        }
        if module.settings.stringSymbols { addStringSymbols(of: module, bundle: bundle) }
        for definition in module.intentDefinitions {
            do throws(DefinitionError) {
                let name = definition.deletingPathExtension().lastPathComponent + ".intents.swift"
                files[name] = try IntentDefinition(definition).source(bundle: bundle.hasSuffix("main") ? .main : .module)
            } catch {
                notes.append(ProjectNote(.module, "\(error)", file: definition))
            }
        }
        for place in module.dataModels {
            guard let model = DataModel(place) else { continue }
            let source = ManagedObjectSource(model)
            if !source.text.isEmpty { files["\(model.name)+CoreData.swift"] = source.text }
        }
        if module.package != nil, Self.hasBundle(module) {
            files["resource_bundle_accessor.swift"] = Self.accessor(of: module, isExtension: isExtension)
        }
        if Self.mentions(module, "PersonNameComponentsFormatter") { files["VitrineFormatters.swift"] = Self.formatters }
        if isExtension, let handler = module.handler {
            files["VitrineHandlerMain.swift"] = Self.main(of: handler, module)
        } else if isExtension, let entry = Self.entry(of: module) {
            files[entry.name] = entry.text
        }
    }

    private mutating func addStringSymbols(of module: SourceModule, bundle: String) {
        for catalog in module.resources.map(\.file) where catalog.pathExtension == "xcstrings" {
            let name = "GeneratedStringSymbols_\(catalog.deletingPathExtension().lastPathComponent).swift"
            do {
                let source = try StringSymbols(catalog: catalog).source(bundle: bundle)
                if !source.isEmpty, files[name] == nil { files[name] = source }
            } catch {
                notes.append(ProjectNote(.missingFile, "it is no string catalogue, so there are no symbols of it", file: catalog))
            }
        }
    }

    /// The folder in the extension that a package's module has its resources in.
    static func bundleName(of module: SourceModule) -> String { "\(module.package ?? "")_\(module.module).resources" }

    /// Whether a package's module has resources, or its sources ask for them. In one without, Foundation would be known for nothing: beside
    /// what that knows, swift-atomics does not compile.
    private static func hasBundle(_ module: SourceModule) -> Bool {
        if !module.resources.isEmpty || !module.catalogs.isEmpty || !module.intentDefinitions.isEmpty { return true }
        return mentions(module, ".module")
    }

    private static func mentions(_ module: SourceModule, _ word: String) -> Bool {
        module.sources.contains { file in
            FileManager.default.contents(atPath: file.path).map { [UInt8]($0).hold(word) } ?? false
        }
    }

    /// Source that gives a module a formatter of names in the place of Foundation's, which cannot be made on Linux.
    private static let formatters = """
        import Foundation
        import FoundationMissing

        public typealias PersonNameComponentsFormatter = FoundationMissing._PersonNameComponentsFormatter

        """

    private static func accessor(of module: SourceModule, isExtension: Bool) -> String {
        let name = bundleName(of: module).replacingOccurrences(of: "\"", with: "")
        let place =
            isExtension
            ? "Foundation.Bundle.main"
            : "Foundation.Bundle(url: Foundation.Bundle.main.bundleURL.appendingPathComponent(\"\(name)\")) ?? .main"
        return """
            import class Foundation.Bundle

            extension Foundation.Bundle {
                nonisolated static let module: Foundation.Bundle = \(place)
            }

            """
    }

    /// The modules whose import makes views known.
    static let viewModules: Set = ["SwiftUI", "SwiftUICore", "WidgetKit"]

    /// The file by which every expression of a view builder keeps where it stands.
    static let places = (
        "VitrineViewPlaces.swift",
        """
        import SwiftUI

        extension ViewBuilder {
            nonisolated static func buildExpression<Content: View>(
                _ content: Content, file: StaticString = #filePath, line: Int = #line, column: Int = #column
            ) -> _LocatedView<Content> { _LocatedView(content, file: file, line: line, column: column) }

            // Containers ask whether a label is the empty view.
            nonisolated static func buildExpression(_ content: EmptyView) -> EmptyView { content }
        }

        """
    )

    /// A file that is compiled before all others of a module with models. Where another module that has models is imported first, the
    /// compiler finds SwiftData by our own name for it, and then misses the conformances that `@Model` gives.
    static let models = (name: "VitrineModels.swift", text: "import SwiftData\n")

    /// The entry of an extension of intents, which serves all that are defined in it and under it.
    private static func main(of handler: IntentHandler, _ module: SourceModule) -> String {
        let definitions = module.intentDefinitions + handler.definitions.sorted { $0.key < $1.key }.flatMap(\.value)
        let intents = definitions.compactMap { try? IntentDefinition($0).intents.map(\.className) }.flatMap { $0 }
        var known: Set<String> = []
        return HandlerMain(
            principalClass: handler.principalClass, intents: intents.filter { known.insert($0).inserted },
            modules: handler.definitions.keys.sorted()
        ).source
    }

    /// The file with the entry of sources that have previews and no widgets.
    static let previewEntry = "VitrinePreviewEntry.swift"

    /// Writes an entry: for widgets without one it shows their bundle, or them all, for previews alone one with no widgets.
    private static func entry(of module: SourceModule) -> (name: String, text: String)? {
        let facts = module.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map(SourceFacts.init)
        guard !facts.contains(where: { $0.isWidgetMain || $0.hasMain && !(module.isWithApp && $0.isAppMain) }) else { return nil }
        let widgets = facts.flatMap(\.widgets), bundle = facts.flatMap(\.bundles).first
        guard !widgets.isEmpty || bundle != nil else {
            guard facts.contains(where: \.hasPreview) else { return nil }
            let text = """
                import SwiftUI
                import WidgetKit

                @main struct VitrinePreviewEntry: Widget {
                    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
                }

                """
            return (previewEntry, text)
        }
        let all = (bundle.map { ["\($0)().body"] } ?? widgets.prefix(10).map { "\($0)()" }).map { "        \($0)" }.joined(separator: "\n")
        let text = """
            import SwiftUI
            import WidgetKit

            @main struct VitrineEntry: WidgetBundle {
                @WidgetBundleBuilder var body: some Widget {
            \(all)
                }
            }

            """
        return ("VitrineEntry.swift", text)
    }
}
