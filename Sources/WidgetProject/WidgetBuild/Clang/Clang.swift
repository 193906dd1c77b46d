import Foundation
import XcodeProject

/// The toolchain's compiler of C and C++.
struct Clang: Sendable {
    let tool: Tool

    /// Finds the compiler beside the one of Swift.
    init(beside compiler: URL) {
        let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        tool = Tool(url: folder.appendingPathComponent("clang"))
    }

    /// The compiler flags of a module's C for defines and header search paths.
    static func flags(_ settings: ClangSettings, isPackage: Bool) -> [String] {
        // SwiftPM defines the first for every package.
        let defines = (isPackage ? ["SWIFT_PACKAGE=1"] : []) + settings.defines
        let folders = [settings.publicHeaders].compactMap { $0 } + settings.headerFolders
        return defines.map { "-D\($0)" } + folders.flatMap { ["-I", $0.path] }
    }

    /// Reads sources without making anything of them.
    /// - Returns: nil where they are right, else the first error.
    func firstError(_ arguments: [String]) async throws -> String? {
        let outcome = try await tool.run(["-fsyntax-only", "-w", "-fblocks", "-fno-color-diagnostics"] + arguments)
        return outcome.status == 0 ? nil : Self.error(of: outcome)
    }

    static func error(of outcome: Tool.Outcome) -> String {
        let lines = outcome.output.split(separator: "\n")
        let cause = lines.compactMap { line in line.range(of: "error: ").map { String(line[$0.upperBound...]) } }.first
        return cause ?? "clang ended with status \(outcome.status)"
    }

    /// The folders of headers that every program on this machine may include.
    var systemFolders: [URL] {
        let toolchain = tool.url.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/clang")
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: toolchain.path)) ?? []).sorted()
        return versions.map { toolchain.appendingPathComponent("\($0)/include") }
            + ["/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu", "/usr/include"]
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
