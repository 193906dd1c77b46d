import Foundation

/// An SDK in a folder of its own, which needs nothing of the folder it was built in: `Modules`, `Shared` with modules that come last, `C`
/// with the module maps and headers of C modules, `libVitrine.so`, `Interposed` with objects, the macro plugin, and what it was made of.
struct InstalledSDK {
    private static let flagsFile = "header-flags", stampFile = "stamp", plugin = "VitrineMacros", interposed = "Interposed"

    let folder: URL

    /// Finds an SDK beside a program; nil where there is none.
    init?(beside program: URL) {
        folder = program.deletingLastPathComponent().appendingPathComponent("sdk", isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.stampFile).path) else { return nil }
    }

    private init(_ folder: URL) { self.folder = folder }

    /// - Throws: `BuildError` where something of it is missing.
    func sdk(compiler: URL) throws -> WidgetSDK {
        let files = FileManager.default
        func text(_ name: String) throws -> String {
            do {
                return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            } catch {
                throw BuildError.noSDK("\(folder.path) has no \(name); install Vitrine again.")
            }
        }
        var stamp = Stamp()
        stamp.add(try text(Self.stampFile))
        stamp.add(compiler.path)
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        let librariesApart = names.sorted().filter { $0.hasSuffix(".so") && $0 != BuildFolderSDK.library }
            .map { folder.appendingPathComponent($0) }
        let objects =
            (try? files.contentsOfDirectory(at: folder.appendingPathComponent(Self.interposed), includingPropertiesForKeys: nil)) ?? []
        let maps = (try? files.contentsOfDirectory(at: folder.appendingPathComponent("C"), includingPropertiesForKeys: nil)) ?? []
        return WidgetSDK(
            modules: folder.appendingPathComponent("Modules", isDirectory: true),
            moduleMaps: maps.map { $0.appendingPathComponent("module.modulemap") }.sorted { $0.path < $1.path },
            headerFlags: try text(Self.flagsFile).split(whereSeparator: \.isWhitespace).map(String.init),
            library: folder.appendingPathComponent(BuildFolderSDK.library), librariesApart: librariesApart,
            interposed: objects.sorted { $0.path < $1.path },
            macroPlugin: folder.appendingPathComponent(Self.plugin),
            compiler: compiler, stamp: stamp.text)
    }

    /// Copies all of an SDK into a folder, which must not be there yet.
    static func write(_ sdk: WidgetSDK, to folder: URL) throws {
        let files = FileManager.default, target = InstalledSDK(folder)
        for modules in [sdk.modules, sdk.sharedModules] {
            let copies = folder.appendingPathComponent(modules.lastPathComponent, isDirectory: true)
            try files.createDirectory(at: copies, withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: modules.path).sorted() {
                try files.copyItem(
                    at: modules.appendingPathComponent(name).resolvingSymlinksInPath(), to: copies.appendingPathComponent(name))
            }
        }
        for map in sdk.moduleMaps { try target.copy(map) }
        for library in [sdk.library] + sdk.librariesApart {
            try files.copyItem(at: library, to: folder.appendingPathComponent(library.lastPathComponent))
        }
        let objects = folder.appendingPathComponent(interposed, isDirectory: true)
        try files.createDirectory(at: objects, withIntermediateDirectories: true)
        // Two of them may have one name.
        for (number, object) in sdk.interposed.enumerated() {
            try files.copyItem(at: object, to: objects.appendingPathComponent("\(number)-\(object.lastPathComponent)"))
        }
        try files.copyItem(at: sdk.macroPlugin.resolvingSymlinksInPath(), to: folder.appendingPathComponent(plugin))
        try Data(sdk.headerFlags.joined(separator: " ").utf8).write(to: folder.appendingPathComponent(flagsFile))
        // Last: what is cut off before has none.
        try Data(sdk.stamp.utf8).write(to: folder.appendingPathComponent(stampFile))
    }

    /// A module map with the headers that it names, which from then on are beside it.
    private func copy(_ map: URL) throws {
        let files = FileManager.default
        var text = try String(contentsOf: map, encoding: .utf8)
        guard let name = text.split(whereSeparator: { $0.isWhitespace || $0 == "{" }).drop(while: { $0 != "module" }).dropFirst().first
        else {
            throw BuildError.noSDK("\(map.path) names no module.")
        }
        let place = folder.appendingPathComponent("C/\(name)", isDirectory: true)
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        // What is linked is a library's name, and no file.
        let isLinked = { (place: Int) in parts[place - 1].split(whereSeparator: \.isWhitespace).last == "link" }
        for path in parts.indices.filter({ $0 % 2 == 1 && !isLinked($0) }).map({ parts[$0] }) {
            let header = path.hasPrefix("/") ? URL(fileURLWithPath: path) : map.deletingLastPathComponent().appendingPathComponent(path)
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: header.path, isDirectory: &isFolder) else {
                throw BuildError.noSDK("\(header.path) is missing.")
            }
            // A header may include its neighbours.
            let source = isFolder.boolValue || !path.hasPrefix("/") ? header : header.deletingLastPathComponent()
            try files.copyItem(at: source, to: place.appendingPathComponent(source.lastPathComponent))
            let inside = source == header ? source.lastPathComponent : "\(source.lastPathComponent)/\(header.lastPathComponent)"
            text = text.replacingOccurrences(of: "\"\(path)\"", with: "\"\(inside)\"")
        }
        try Data(text.utf8).write(to: place.appendingPathComponent("module.modulemap"))
    }
}

extension WidgetSDK {
    /// Copies the SDK into a folder that needs nothing of the one it was built in.
    package func write(to folder: URL) throws { try InstalledSDK.write(self, to: folder) }
}
