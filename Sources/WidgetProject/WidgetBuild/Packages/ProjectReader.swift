import Foundation
import XcodeProject

/// Reads what was made for Xcode, with the packages from elsewhere that its widgets need.
package struct ProjectReader: Sendable {
    /// Whether packages are fetched.
    package enum Fetching: Sendable {
        /// What was fetched before is used.
        case never
        case once
        /// Also what could not be fetched a while ago.
        case again
    }

    private let configuration: String?
    private let manifests: any PackageManifests
    private let fetcher: PackageFetcher
    private let fetching: Fetching

    /// - Parameter configuration: its name; nil is `Debug`, or the first of that kind.
    package init(configuration: String? = nil, manifests: any PackageManifests, fetcher: PackageFetcher, fetching: Fetching) {
        (self.configuration, self.manifests, self.fetcher, self.fetching) = (configuration, manifests, fetcher, fetching)
    }

    /// - Parameter name: of the only widget extension that is wanted; nil for all.
    /// - Throws: `ProjectError`.
    package func describe(_ place: URL, target name: String? = nil) async throws -> (ProjectDescription, [WidgetTarget]) {
        let found = try await read(place, fetched: [])
        let targets = try found.targets(named: name)
        let needed = targets.flatMap(\.packages)
        guard !needed.isEmpty else { return (found, targets) }
        var pins = ResolvedPins(of: found.place)
        for origin in Set(targets.map(\.origin)) where pins.pins.isEmpty { pins = ResolvedPins(of: origin) }
        let manifest = FetchManifest(needed, pins: pins)
        let outcome =
            fetching == .never ? fetcher.fetchedBefore(manifest) : try await fetcher.fetch(manifest, again: fetching == .again)
        var description = outcome.folders.isEmpty ? found : try await read(place, fetched: outcome.folders)
        description.notes += outcome.failures.sorted { $0.key < $1.key }.map {
            ProjectNote(.fetch, "the package \($0.key) was not fetched: \($0.value)")
        }
        return (description, try description.targets(named: name))
    }

    /// On a thread of its own, as a package's manifest may have to be run.
    private func read(_ place: URL, fetched: [URL]) async throws -> ProjectDescription {
        let (configuration, manifests) = (configuration, manifests)
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try ProjectFinder(configuration: configuration, manifests: manifests, fetched: fetched).describe(place)
                    })
            }
        }
    }
}
