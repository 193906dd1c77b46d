import Foundation
import XcodeProject

/// The toolchain for programs that expand macros: the swift-syntax that the Swift toolchain has for its own macros, and what only
/// packages of swift-syntax have.
struct MacroToolchain: Sendable {
    /// The folder with the toolchain's modules and libraries of swift-syntax.
    let host: URL
    /// The folder with the modules beside them.
    let support: URL
    /// Changes with either.
    let stamp: String
    private let compiler: URL
    private let cache: BuildCache

    /// The versions that a macro may ask for by `canImport(SwiftSyntax600)`: those up to that of Swift 6.3.
    private static let versions = ["509", "510", "600", "601", "602", "603"]

    /// Finds the toolchain of a compiler; nil where it has no swift-syntax.
    init?(compiler: URL, cache: BuildCache) {
        let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        host = root.appendingPathComponent("lib/swift/host", isDirectory: true).resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntaxMacros.swiftmodule").path) else { return nil }
        var stamp = Stamp()
        stamp.add(dateOf: host.appendingPathComponent("libSwiftSyntax.so"))
        stamp.add(Self.entry)
        stamp.add(Self.versions.joined())
        self.stamp = stamp.text
        support = cache.folder.appendingPathComponent("macros/support-\(stamp.text)", isDirectory: true)
        (self.compiler, self.cache) = (compiler, cache)
    }

    /// The flags of every compilation of macros.
    var flags: [String] {
        [
            "-I", host.path, "-I", support.path, "-module-cache-path", cache.modules.path, "-no-color-diagnostics", "-diagnostic-style",
            "llvm",
        ]
    }

    /// The flags that link a program of macros.
    var linking: [String] {
        ["-L", host.path, "-L", support.path, "-lSwiftCompilerPlugin", "-Xlinker", "-rpath", "-Xlinker", host.path]
    }

    /// Makes the modules beside swift-syntax, once for all macros.
    /// - Throws: `BuildError`.
    func prepare() async throws {
        let done = support.appendingPathComponent("done")
        guard !FileManager.default.fileExists(atPath: done.path) else { return }
        let lock = try await FolderLock.hold(support)
        defer { withExtendedLifetime(lock) {} }
        guard !FileManager.default.fileExists(atPath: done.path) else { return }
        let source = support.appendingPathComponent("SwiftCompilerPlugin.swift"), empty = support.appendingPathComponent("Empty.swift")
        try ModuleSources.write(Self.entry, to: source)
        try ModuleSources.write("", to: empty)
        try await make(
            "SwiftCompilerPlugin",
            ["-emit-library", "-static", "-o", support.appendingPathComponent("libSwiftCompilerPlugin.a").path, source.path])
        for version in Self.versions { try await make("SwiftSyntax\(version)", [empty.path]) }
        try Data().write(to: done)
    }

    private func make(_ module: String, _ arguments: [String]) async throws {
        let place = support.appendingPathComponent("\(module).swiftmodule").path
        let outcome = try await Tool(url: compiler).run(
            ["-emit-module", "-emit-module-path", place, "-module-name", module, "-parse-as-library"] + flags + arguments)
        guard outcome.status == 0 else {
            let cause = Diagnostic.all(in: outcome.output, originals: [:]).first { $0.severity == .error }
            throw BuildError.noSDK(cause?.message ?? "\(module) of swift-syntax does not compile.")
        }
    }

    /// The module by which a package's macros become a program: it answers the compiler, a line at a time, until that is gone.
    private static let entry = """
        @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
        import SwiftSyntaxMacros

        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }

        struct Provider: PluginProvider {
            let macros: [any Macro.Type]

            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                let name = "\\(moduleName).\\(typeName)"
                guard let macro = macros.first(where: { String(reflecting: $0) == name }) else { throw Unknown(name: name) }
                return macro
            }
        }

        struct Unknown: Error, CustomStringConvertible {
            let name: String
            var description: String { "the package provides no macro \\(name)" }
        }

        extension CompilerPlugin {
            public static func main() throws {
                let provider = Provider(macros: Self().providingMacros)
                try CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: provider).main()
            }
        }

        """
}
