import Foundation
import XcodeProject

/// The extensions that answer for a widget's SiriKit intents. A widget does without one that cannot be built.
extension WidgetBuilder {
    /// The folder in which the host finds the extensions of one app.
    static let plugIns = "PlugIns"
    static let handlersFile = "handlers-left-out.json"

    /// Builds the handlers of a target beside it, and notes which of them are not there.
    /// - Parameters:
    ///   - folder: where their bundles are put.
    ///   - bundle: the target's own.
    func buildHandlers(of target: WidgetTarget, in folder: URL, beside bundle: URL) async throws {
        var notes: [ProjectNote] = [], kept: Set<String> = [bundle.lastPathComponent]
        var builder = self
        builder.owner = target
        for handler in target.handlers {
            do {
                kept.insert(try await builder.build(handler, forPreviews: false, in: folder).lastPathComponent)
            } catch let error as BuildError {
                notes.append(
                    ProjectNote(
                        .leftOut, "the handler of intents \(handler.name) is left out, and widgets begin without what it says: \(error)"))
            }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".appex") && !kept.contains(name)
        {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        try JSONEncoder().encode(notes).write(to: try place(of: target).appendingPathComponent(Self.handlersFile), options: .atomic)
    }
}
