import Foundation

/// The places of all that a foreign widget is compiled and linked with: Vitrine's modules, its library, its macros and the compiler.
package struct WidgetSDK: Hashable, Sendable {
    /// Folders with `.swiftmodule`s, and nothing else in them that a widget could import.
    package var modules: URL
    /// The module maps of C modules that Vitrine's are made with.
    package var moduleMaps: [URL]
    /// Flags for the headers of Debian's libraries, as pkg-config gives them.
    package var headerFlags: [String]
    /// The library that every widget is linked with; whoever starts one brings it.
    package var library: URL
    /// The libraries beside it, of modules that few widgets import.
    package var librariesApart: [URL]
    /// Objects that every program is made of.
    package var interposed: [URL]
    /// The program that expands macros.
    package var macroPlugin: URL
    package var compiler: URL
    /// Changes whenever anything of it does.
    package var stamp: String

    package init(
        modules: URL, moduleMaps: [URL], headerFlags: [String], library: URL, librariesApart: [URL] = [], interposed: [URL] = [],
        macroPlugin: URL, compiler: URL, stamp: String
    ) {
        self.modules = modules
        self.moduleMaps = moduleMaps
        self.headerFlags = headerFlags
        self.library = library
        self.librariesApart = librariesApart
        self.interposed = interposed
        self.macroPlugin = macroPlugin
        self.compiler = compiler
        self.stamp = stamp
    }

    /// The modules of which Apple's are made, and which what imports Apple's reads. Those of our own are called as no project's is.
    static let inner = [
        "VitrineAssetCatalog", "VitrineCryptography", "VitrineDataModels", "VitrineDeviceSituation", "VitrineDrawing", "VitrineKeychain",
        "VitrineSharedFiles", "VitrineStoredColumns", "VitrineWidgetArchive", "FoundationMissing", "OpenCombine", "OpenCombineDispatch",
        "OpenCombineFoundation",
    ]

    /// Apple's names, each for the module that is called so with `Vitrine` before it.
    package var aliases: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
        let whole = names.filter { $0.hasPrefix("Vitrine") && $0.hasSuffix(".swiftmodule") }.map {
            String($0.dropLast(".swiftmodule".count))
        }
        return Set(whole).subtracting(Self.inner).map { String($0.dropFirst("Vitrine".count)) }.sorted()
    }

    /// The flags of every compilation.
    /// - Parameter isForPhone: Apple's modules are here under their names, and Foundation is whole.
    func flags(cache: URL, isForPhone: Bool = true) -> [String] {
        var flags: [String] = []
        if isForPhone {
            for name in aliases { flags += ["-module-alias", "\(name)=Vitrine\(name)"] }
            // What Apple's Foundation shows of itself.
            for name in ["FoundationNetworking", "FoundationMissing", "Darwin"] {
                flags += ["-Xfrontend", "-import-module", "-Xfrontend", name]
            }
        }
        for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        flags += headerFlags
        flags += ["-I", modules.path, "-load-plugin-executable", "\(macroPlugin.path)#VitrineMacros"]
        flags += ["-module-cache-path", cache.path, "-no-color-diagnostics", "-diagnostic-style", "llvm"]
        return flags
    }

    /// The flags for who means modules of these names that are not Apple's.
    static func flags(_ flags: [String], meaning names: Set<String>) -> [String] {
        var flags = flags
        for name in names {
            if let index = flags.firstIndex(of: "\(name)=Vitrine\(name)") { flags.removeSubrange(index - 1...index) }
        }
        return flags
    }

    static let sharedFolder = "Shared"
    /// The folder beside that of the modules with those that apps and widgets of packages that depend on Vitrine share. What is a project's
    /// own is looked for before.
    var sharedModules: URL { modules.deletingLastPathComponent().appendingPathComponent(Self.sharedFolder, isDirectory: true) }

    /// Every module there, by its own name.
    var modulesByName: Set<String> {
        let names = [modules, sharedModules].flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// The modules that the compiler brings itself.
    var toolchainModules: Set<String> {
        let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/linux")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
            .union(["Swift", "Builtin", "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "CoreFoundation"])
    }
}

/// An error that tells why nothing can be built.
package enum BuildError: Error, Hashable, Sendable, CustomStringConvertible {
    case noCompiler
    /// The compiler is there and does not start.
    case compilerNotStarted(String)
    /// One run of the compiler took longer than it may, and was ended.
    case compilerTooSlow(module: String, seconds: Int)
    case noSDK(String)
    case notLinked(target: String, reason: String)
    case notCompiled(target: String, errors: Int, first: String?)
    case unreadable(String)
    case noWidgets(String)
    /// No source file is a member of the target.
    case noSources(target: String)
    /// Stand-ins are asked for of a module that no file misses.
    case notMissing(String, known: [String])

    package var description: String {
        switch self {
        case .noCompiler: "There is no swiftc on the PATH. Swift 6.3 is needed; see https://www.swift.org/install/linux/."
        case .compilerNotStarted(let words):
            "swiftc does not start: \(words). The toolchain needs Debian’s binutils, libc6-dev, libgcc-12-dev, libstdc++-12-dev, "
                + "libncurses6, libedit2 and libxml2."
        case .compilerTooSlow(let module, let seconds):
            "swiftc was ended after \(seconds) seconds with the module \(module); what is wrong in it beyond that is not known. Mostly one "
                + "expression is too much for it: say its types, or break it up."
        case .noSDK(let reason): "Vitrine’s own modules, which widgets are compiled with, were not found: \(reason)"
        case .notLinked(let target, let reason): "\(target) could not be linked: \(reason)"
        case .notCompiled(let target, let errors, let first):
            "\(target) does not compile: \(errors) error\(errors == 1 ? "" : "s")." + (first.map { " The first: \($0)." } ?? "")
        case .unreadable(let words): words
        case .noWidgets(let place):
            "\(place) declares previews and no widget: there is no timeline, and nothing for a home screen. `vitrine preview`, `render` and "
                + "`test` draw the previews."
        case .noSources(let target): "There is nothing to compile: no source file is a member of \(target)."
        case .notMissing(let module, let known):
            "No file misses the module \(module). "
                + (known.isEmpty ? "All that are imported are here." : "Missing are: \(known.joined(separator: ", ")).")
        }
    }
}
