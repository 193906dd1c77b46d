/// An error that tells why the project that was named cannot be used.
package enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    case notFound(String)
    case unreadable(file: String, reason: String)
    case tooLarge(file: String, bytes: Int, limit: Int)
    case tooDeep(file: String, limit: Int)
    case malformed(file: String, line: Int, reason: String)
    /// The object of a project file lacks what its kind needs.
    case missingObject(file: String, id: String, reason: String)
    case noProject(String)
    /// There is only the manifest from which Tuist generates a project.
    case tuist(String)
    /// Folders that have widgets which no target takes in are `stray`; `submodules` are those of Git's that were not fetched.
    case noWidget(in: String, targets: [String], stray: [String] = [], submodules: [String] = [])
    case noSuchTarget(String, known: [String])
    case noSuchConfiguration(String, known: [String])
    case notAWidgetFile(String)

    /// Each name where it comes first: a workspace and its project have the same targets.
    private static func once(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    package var description: String {
        switch self {
        case .notFound(let path): "There is nothing at \(path)."
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)."
        case .tooLarge(let file, let bytes, let limit): "\(file) has \(bytes) bytes; at most \(limit) are read."
        case .tooDeep(let file, let limit): "\(file) nests deeper than \(limit) levels."
        case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)."
        case .missingObject(let file, let id, let reason): "\(file): the object \(id) \(reason)."
        case .noProject(let path):
            "\(path) holds no .xcodeproj, no .xcworkspace, no project.yml, no Package.swift and no Swift file. Name one of them, or a folder that has one."
        case .tuist(let path):
            "\(path) is what Tuist makes an Xcode project from, which is not run here, and no folder beside it has widgets with an entry (`@main`). Run `tuist generate --no-open` beside it, on a Mac, and name the project that it makes."
        case .noWidget(let place, let targets, let stray, let submodules):
            "\(place) has no widget extension for iOS."
                + (targets.isEmpty ? "" : " Its targets are \(Self.once(targets).joined(separator: ", ")).")
                + (stray.first.map { " No target takes in the widgets in \($0); name that folder to see them." } ?? "")
                + (submodules.isEmpty
                    ? ""
                    : " Submodules of Git's were not fetched, which `git submodule update --init` does: \(submodules.joined(separator: ", ")).")
        case .noSuchTarget(let name, let known):
            "There is no widget extension named \(name)." + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
        case .noSuchConfiguration(let name, let known): "There is no configuration \(name). There are: \(known.joined(separator: ", "))."
        case .notAWidgetFile(let path): "\(path) declares no widget and no #Preview."
        }
    }
}
