import Foundation
import XcodeProject

extension WidgetBuilder {
    /// An extension that was built to look at its previews.
    package struct PreviewBuild: Sendable {
        /// The folder `NAME.appex`.
        package var folder: URL
        /// The originals of the copies that were compiled, by the copies' paths.
        package var originals: [String: String]
        /// Files that are not in it.
        package var leftOut: [ProjectNote]
    }

    /// Builds a target so that every view knows where in the source it comes from; sources that declare previews and no widget too.
    ///
    /// Each expression of a view builder is then of another type. Source that says the type of a builder's result in full does not compile
    /// so; it is built as for any other command, and its views know no place.
    /// - Throws: `BuildError`.
    package func buildForPreviews(_ target: WidgetTarget) async throws -> PreviewBuild {
        var located = self
        located.locatesViews = true
        do {
            let folder = try await located.build(target, forPreviews: true)
            return PreviewBuild(
                folder: folder, originals: try located.originals(of: target), leftOut: try located.leftOut(of: target))
        } catch let error as BuildError {
            guard case .notCompiled = error, try await check(target).errors.isEmpty else { throw error }
            return PreviewBuild(
                folder: try await build(target, forPreviews: true), originals: [:], leftOut: try leftOut(of: target))
        }
    }

    private static let originalsFile = "originals.json"

    func write(_ originals: [String: String], in place: URL) throws {
        try JSONEncoder().encode(originals).write(to: place.appendingPathComponent(Self.originalsFile), options: .atomic)
    }

    private func originals(of target: WidgetTarget) throws -> [String: String] {
        let file = try place(of: target).appendingPathComponent(Self.originalsFile)
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    }
}
