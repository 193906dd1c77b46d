import Foundation
import XcodeProject

/// Makes an SDK of the folder in which SwiftPM built Vitrine: its modules by links, its library, and libraries of what few widgets use.
struct BuildFolderSDK {
    /// Modules that nothing of Apple's needs, for packages that depend on Vitrine: a project's own one of such a name comes before them.
    private static let shared = ["AppGroup", "Credentials", "DeepLinks", "Downloads", "FetchCache", "SharedFiles", "WidgetLifecycle"]
    /// C modules that are built here, as far as a module names them that a widget imports.
    private static let clangModules = [
        "CVirtualClock", "CFormatArguments", "CClockPage", "VitrineCCodec", "VitrineCPixels", "VitrineCCrashReport", "VitrineCQRCode",
        "VitrineCConnectionTLS", "COpenCombineHelpers",
    ]
    /// Modules that have to be linked into the program itself: Foundation finds their symbols there before its own.
    private static let interposed = ["FoundationOnLinux", "CVirtualClock", "CFormatArguments", "CClockPage"]
    /// Modules that need a library of the system's which only few widgets use: what imports none of them links nothing of that.
    private static let apart = [
        Apart(
            name: "libVitrineData.so", modules: ["VitrineSwiftData", "VitrineCoreData", "VitrineSQLite3"],
            targets: ["VitrineDataModels", "VitrineStoredColumns"],
            libraries: ["sqlite3"]),
        Apart(
            name: "libVitrineSecrets.so", modules: ["VitrineCommonCrypto", "VitrineCryptoKit", "VitrineSecurity"],
            targets: ["VitrineCryptography", "VitrineKeychain", "Credentials"],
            libraries: ["crypto"]),
        Apart(
            name: "libVitrineScripts.so", modules: ["VitrineJavaScriptCore"], targets: [], libraries: ["javascriptcoregtk-4.1"]),
    ]
    private struct Apart {
        var name: String
        var modules: [String]
        /// The targets of which those modules are made.
        var targets: [String]
        var libraries: [String]
    }

    /// The library that SwiftPM made of the package in `SDK`.
    static let library = "libVitrine.so"

    /// The runtime's folder in Swift's own images: what is installed may run where Swift is elsewhere than on the machine that built it.
    static let usualRuntime = "/usr/lib/swift/linux"

    /// The folder that the running program is in.
    let build: URL
    /// The package's root.
    let root: URL
    let compiler: URL

    /// - Throws: `BuildError` where the folder is none that Vitrine was built in.
    func make() async throws -> WidgetSDK {
        let files = FileManager.default
        let modules = build.appendingPathComponent("Modules", isDirectory: true)
        let names = ((try? files.contentsOfDirectory(atPath: modules.path)) ?? []).filter { $0.hasSuffix(".swiftmodule") }
            .map { String($0.dropLast(".swiftmodule".count)) }
        let ours = names.filter { name in
            // Among modules whose names begin with Vitrine, only Apple's have a folder there.
            name.hasPrefix("Vitrine")
                && ["SDK/Sources", "Sources"].contains { sources in
                    files.fileExists(atPath: root.appendingPathComponent("\(sources)/Apple/\(name.dropFirst("Vitrine".count))").path)
                }
        }.sorted()
        let library = build.appendingPathComponent(Self.library)
        guard !ours.isEmpty, files.fileExists(atPath: library.path) else {
            throw BuildError.noSDK("there is no VitrineSwiftUI in \(modules.path), or no \(Self.library) beside it.")
        }
        let parts = Self.apart.filter { part in part.modules.contains { ours.contains($0) } }
        let interposed = Self.interposed.flatMap(objects)
        guard !interposed.isEmpty else { throw BuildError.noSDK("FoundationOnLinux was not built in \(build.path).") }
        var stamp = Stamp()
        for file in [library] + interposed { stamp.add(dateOf: file) }
        for name in WidgetSDK.inner + Self.shared { stamp.add(name) }
        for part in parts {
            stamp.add(part.name)
            for object in (part.targets + part.modules).flatMap(objects) { stamp.add(dateOf: object) }
        }
        stamp.add(compiler.path)
        let folder = build.appendingPathComponent("widget-sdk/\(stamp.text)", isDirectory: true)
        let flagsFile = folder.appendingPathComponent("header-flags")
        if !files.fileExists(atPath: flagsFile.path) { try await fill(folder, modules: modules, ours: ours, parts: parts) }
        let flags = (try? String(contentsOf: flagsFile, encoding: .utf8)) ?? ""
        return WidgetSDK(
            modules: folder.appendingPathComponent("Modules", isDirectory: true), moduleMaps: moduleMaps(),
            headerFlags: flags.split(whereSeparator: \.isWhitespace).map(String.init),
            library: library, librariesApart: parts.map { folder.appendingPathComponent($0.name) }, interposed: interposed,
            macroPlugin: build.appendingPathComponent("VitrineMacros-tool"),
            compiler: compiler, stamp: stamp.text)
    }

    /// The object files of a target. Of Swift they are those that the last plan of its build lists: that of a source that was renamed since
    /// still lies there.
    func objects(_ target: String) -> [URL] {
        let folder = build.appendingPathComponent("\(target).build", isDirectory: true)
        if let plan = FileManager.default.contents(atPath: folder.appendingPathComponent("output-file-map.json").path),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: plan)
        {
            let listed = outputs.values.compactMap { $0["object"] }.filter { FileManager.default.fileExists(atPath: $0) }
            return listed.sorted().map { URL(fileURLWithPath: $0) }
        }
        let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private func moduleMaps() -> [URL] {
        let system = ["SDK/Sources", "Sources"].flatMap { sources in
            ["CFreeType", "CHarfBuzz", "CFriBidi", "CZlib", "CSQLite", "CLibcrypto", "CJavaScriptCore"].map {
                root.appendingPathComponent("\(sources)/Libraries/\($0)/module.modulemap")
            }
        }
        let own = Self.clangModules.map { build.appendingPathComponent("\($0).build/module.modulemap") }
        return (system + own).filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func link(_ part: Apart, in folder: URL) async throws {
        let objects = (part.targets + part.modules).flatMap(objects)
        let list = folder.appendingPathComponent("objects-\(part.name)")
        try Data(objects.map(\.path).joined(separator: "\n").utf8).write(to: list)
        // Every widget's process maps it: without what debuggers read it is a third of the size.
        let linking = try await Tool(url: compiler).run(
            [
                "-emit-library", "-use-ld=lld", "-o", folder.appendingPathComponent(part.name).path, "@\(list.path)",
                build.appendingPathComponent(Self.library).path,
            ] + part.libraries.map { "-l\($0)" }
                + ["-soname", part.name, "-z", "pack-relative-relocs", "-strip-debug", "-rpath", "$ORIGIN", "-rpath", Self.usualRuntime]
                .flatMap { ["-Xlinker", $0] })
        guard linking.status == 0 else { throw BuildError.notLinked(target: part.name, reason: String(linking.output.suffix(600))) }
    }

    /// Makes the folder whole beside its place, and takes it there in one step.
    private func fill(_ folder: URL, modules: URL, ours: [String], parts: [Apart]) async throws {
        let files = FileManager.default
        let around = folder.deletingLastPathComponent()
        let fresh = around.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: fresh) }
        for (folder, names) in [("Modules", ours + WidgetSDK.inner), (WidgetSDK.sharedFolder, Self.shared)] {
            let links = fresh.appendingPathComponent(folder, isDirectory: true)
            try files.createDirectory(at: links, withIntermediateDirectories: true)
            for name in names {
                for kind in ["swiftmodule", "swiftdoc", "swiftsourceinfo"] {
                    let source = modules.appendingPathComponent("\(name).\(kind)")
                    guard files.fileExists(atPath: source.path) else { continue }
                    try files.createSymbolicLink(at: links.appendingPathComponent(source.lastPathComponent), withDestinationURL: source)
                }
            }
        }
        for part in parts { try await link(part, in: fresh) }
        var flags = ""
        if let configuration = Tool(named: "pkg-config") {
            flags = try await configuration.run(["--cflags", "freetype2", "harfbuzz", "fribidi", "javascriptcoregtk-4.1"]).output
        }
        try Data(flags.utf8).write(to: fresh.appendingPathComponent("header-flags"))
        do {
            try files.moveItem(at: fresh, to: folder)
        } catch {
            // Somebody else made the same meanwhile.
            guard files.fileExists(atPath: folder.path) else { throw error }
        }
        for name in (try? files.contentsOfDirectory(atPath: around.path)) ?? []
        where name != folder.lastPathComponent && !name.hasPrefix(".") {
            try? files.removeItem(at: around.appendingPathComponent(name))
        }
    }
}

extension WidgetSDK {
    /// Finds the SDK that is installed beside the running program, or that of its build folder, which is prepared where it was not yet.
    /// - Parameter executable: by default the running one, where Vitrine is installed, or in `.build/debug` or `.build/release`.
    package static func find(executable: URL? = nil) async throws -> WidgetSDK {
        guard let compiler = Tool(named: "swiftc") else { throw BuildError.noCompiler }
        let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let program = executable ?? URL(fileURLWithPath: running)
        if let installed = InstalledSDK(beside: program) { return try installed.sdk(compiler: compiler.url) }
        let build = program.deletingLastPathComponent()
        var root = build
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("SDK/Sources/Apple/SwiftUI").path) {
            guard root.pathComponents.count > 1 else { throw BuildError.noSDK("\(program.path) is in no folder that it was built in.") }
            root = root.deletingLastPathComponent()
        }
        return try await BuildFolderSDK(build: build, root: root, compiler: compiler.url).make()
    }
}
