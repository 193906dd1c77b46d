import Foundation

/// The versions that a `Package.resolved` holds packages to, in any of its formats.
package struct ResolvedPins: Hashable, Sendable {
    package struct Pin: Hashable, Sendable {
        package var location: String
        package var revision: String
        package var version: String?
        package var branch: String?
    }

    package private(set) var pins: [Pin] = []

    private static let largest = 4 << 20

    package init() {}

    /// Reads the file of a project, a workspace or a package; empty where there is none, or it cannot be read.
    package init(of place: URL) {
        self.init()
        let inside = "xcshareddata/swiftpm/Package.resolved"
        let around = place.deletingLastPathComponent()
        var files = [place.appendingPathComponent("Package.resolved")]
        if place.pathExtension == "xcworkspace" { files = [place.appendingPathComponent(inside)] }
        if place.pathExtension == "xcodeproj" {
            // People open a project by the workspace beside it.
            let workspaces = ProjectFiles.names(around).filter { $0.hasSuffix(".xcworkspace") }
            files =
                [place.appendingPathComponent("project.xcworkspace/\(inside)")]
                + workspaces.map { around.appendingPathComponent("\($0)/\(inside)") }
        }
        for file in files {
            guard let data = try? ProjectFiles.bytes(file, limit: Self.largest) else { continue }
            self = ResolvedPins(data)
            if !pins.isEmpty { return }
        }
    }

    package init(_ data: Data) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
        // The first format has them one step deeper.
        let all = root["pins"] as? [[String: Any]] ?? (root["object"] as? [String: Any])?["pins"] as? [[String: Any]] ?? []
        pins = all.compactMap { pin in
            guard let location = pin["location"] as? String ?? pin["repositoryURL"] as? String,
                let state = pin["state"] as? [String: Any], let revision = state["revision"] as? String
            else { return nil }
            return Pin(location: location, revision: revision, version: state["version"] as? String, branch: state["branch"] as? String)
        }
    }

    /// The pin of a repository.
    package func pin(of repository: String) -> Pin? {
        let identity = RemotePackage.identity(of: repository)
        return pins.first { RemotePackage.identity(of: $0.location) == identity }
    }
}
