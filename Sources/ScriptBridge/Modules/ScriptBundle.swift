import Foundation
import ScriptBridge

/// An app's JavaScript as it was built: `NAME.js`, and `NAME.js.map` that says which sources it was made from.
public struct ScriptBundle: Sendable {
    /// The name of the bundle's file, which stacks show where the map knows no better.
    public let file: String
    let source: String
    let map: SourceMap?

    /// - Throws: `ScriptError/missing(file:)`.
    public init(_ file: URL) throws {
        self.file = file.lastPathComponent
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { throw ScriptError.missing(file: self.file) }
        self.source = source
        map = (try? Data(contentsOf: file.appendingPathExtension("map"))).flatMap { SourceMap($0) }
    }
}

extension ScriptEngine {
    /// Runs an app's bundle to its end.
    public func load(_ bundle: ScriptBundle) async throws { try await load(bundle.source, file: bundle.file, map: bundle.map) }
}
