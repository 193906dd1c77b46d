import Foundation
import XcodeProject

extension WidgetBuilder {
    /// Makes a program of objects.
    /// - Parameters:
    ///   - libraries: those of the system's that they name.
    ///   - notes: what was left out, among which the cause is looked for where something is missing.
    func link(
        _ target: WidgetTarget, _ objects: [URL], libraries: [String], under notes: [ProjectNote], to program: URL
    ) async throws {
        // What Foundation calls has to be found in the program before Foundation's own.
        // The libraries beside ours are linked only where something of them is used.
        var arguments = ["-use-ld=lld", "-o", program.path] + (objects + sdk.interposed).map(\.path) + [sdk.library.path]
        arguments += Self.present(libraries).map { "-l\($0)" }
        let forLinker =
            ["--as-needed"] + sdk.librariesApart.map(\.path)
            + [
                "-rpath", "$ORIGIN", "-rpath", sdk.library.deletingLastPathComponent().path, "-rpath", BuildFolderSDK.usualRuntime, "-z",
                "pack-relative-relocs",
            ]
        arguments += forLinker.flatMap { ["-Xlinker", $0] }
        let outcome = try await run(arguments, of: target.code, isUrgent: true)
        guard outcome.status == 0 else {
            let said = Self.cause(in: outcome.output)
            // What is missing is most likely in a source that did not compile.
            let cause = notes.first {
                $0.kind == .leftOut && $0.file.map { ClangSettings.compiles(URL(fileURLWithPath: $0)) } == true
            }
            throw BuildError.notLinked(target: target.name, reason: cause.map { "\($0); \(said)" } ?? said)
        }
    }

    /// The line of what a link printed that names its fault: the linker's own, as the compiler's before it only says that the linker failed.
    static func cause(in output: String) -> String {
        let lines = output.split(separator: "\n").filter { $0.contains("error:") }
        return (lines.first { $0.contains("lld: error:") } ?? lines.first).map(String.init) ?? String(output.suffix(400))
    }

    /// The libraries that this machine has to link, of those that packages name: iOS has others.
    private static func present(_ libraries: [String]) -> [String] {
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"]
        var known: Set<String> = []
        return libraries.filter { name in
            guard known.insert(name).inserted else { return false }
            return name == "stdc++"
                || folders.contains { folder in
                    ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
                }
        }
    }
}
