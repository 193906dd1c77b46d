import Foundation
import XcodeProject

/// Reads what was made for Xcode, with the packages from elsewhere that its widgets need.
package struct ProjectReader: Sendable {
    /// Whether packages are fetched.
    package enum Fetching: Sendable {
        /// Nothing is fetched: packages that were fetched before are used.
        case never
        case once
        /// Fetches also what could not be fetched a while ago.
        case again
    }

    private let configuration: String?
    private let manifests: any PackageManifests
    private let fetcher: PackageFetcher
    private let fetching: Fetching
    private let cache: BuildCache

    /// - Parameters:
    ///   - configuration: its name; nil is `Debug`, or the first of that kind.
    ///   - cache: where asset catalogues are written that a project only states.
    package init(
        configuration: String? = nil, manifests: any PackageManifests, fetcher: PackageFetcher, fetching: Fetching,
        cache: BuildCache = .standard()
    ) {
        (self.configuration, self.manifests, self.fetcher, self.fetching) = (configuration, manifests, fetcher, fetching)
        self.cache = cache
    }

    /// - Parameter name: of the only widget extension that is wanted; nil for all.
    /// - Throws: `ProjectError`.
    package func describe(_ place: URL, target name: String? = nil) async throws -> (ProjectDescription, [WidgetTarget]) {
        let (description, targets) = try await fetched(place, target: name)
        return (description, try targets.map(withCatalog))
    }

    /// The apps that the widget extensions of a place are embedded in, with the packages from elsewhere that they need.
    /// - Parameter name: of the only widget extension whose app is wanted; nil for all.
    /// - Throws: `ProjectError`.
    package func apps(_ place: URL, target name: String? = nil) async throws -> [WidgetTarget] {
        func apps(_ description: ProjectDescription) throws -> [WidgetTarget] {
            let wanted = Set(try description.targets(named: name).compactMap(\.app?.name))
            return description.apps.filter { wanted.contains($0.productName) }.map(\.withStandIns)
        }
        let found = try await read(place, fetched: [], readsApps: true), needed = try apps(found).flatMap(\.packages)
        guard !needed.isEmpty else { return try apps(found) }
        let outcome = try await fetch(needed, for: found)
        return try apps(outcome.folders.isEmpty ? found : try await read(place, fetched: outcome.folders, readsApps: true))
    }

    /// A target with a catalogue of the colours and pictures that its project states in words.
    private func withCatalog(_ target: WidgetTarget) throws -> WidgetTarget {
        guard let assets = target.statedAssets else { return target }
        // The folder is named by a hash of what is in it: one that exists is complete, and is not rewritten while others read it.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var stamp = Stamp()
        stamp.add(try encoder.encode(assets))
        for file in assets.files { stamp.add(dateOf: file) }
        let place = try cache.folder(of: target).appendingPathComponent("stated/\(stamp.text)", isDirectory: true)
        let catalog = place.appendingPathComponent("Stated.xcassets", isDirectory: true)
        let files = FileManager.default
        if !files.fileExists(atPath: catalog.path) {
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            let fresh = place.appendingPathComponent("\(UUID().uuidString).xcassets", isDirectory: true)
            defer { try? files.removeItem(at: fresh) }
            try assets.write(to: fresh)
            do {
                try files.moveItem(at: fresh, to: catalog)
            } catch {
                // Another command was as quick.
                guard files.fileExists(atPath: catalog.path) else { throw error }
            }
        }
        var target = target
        target.code.resources.append(.init(file: catalog))
        return target
    }

    private func fetched(_ place: URL, target name: String?) async throws -> (ProjectDescription, [WidgetTarget]) {
        let found = try await read(place, fetched: [])
        let targets = try found.targets(named: name)
        let needed = targets.flatMap(\.packages)
        guard !needed.isEmpty else { return (found, targets) }
        let outcome = try await fetch(needed, for: found)
        var description = outcome.folders.isEmpty ? found : try await read(place, fetched: outcome.folders)
        description.notes += outcome.failures.sorted { $0.key < $1.key }.map {
            ProjectNote(.fetch, "the package \($0.key) was not fetched: \($0.value)")
        }
        return (description, try description.targets(named: name))
    }

    /// Fetches packages that a project needs, in the versions that it pins.
    private func fetch(_ needed: [RemotePackage], for found: ProjectDescription) async throws -> PackageFetcher.Outcome {
        var pins = ResolvedPins(of: found.place)
        for origin in Set(found.targets.map(\.origin)) where pins.pins.isEmpty { pins = ResolvedPins(of: origin) }
        let manifest = FetchManifest(needed, pins: pins)
        return fetching == .never ? fetcher.fetchedBefore(manifest) : try await fetcher.fetch(manifest, again: fetching == .again)
    }

    /// Reads a project on a thread of its own, as a package's manifest may have to be run.
    private func read(_ place: URL, fetched: [URL], readsApps: Bool = false) async throws -> ProjectDescription {
        let (configuration, manifests) = (configuration, manifests)
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try ProjectFinder(configuration: configuration, manifests: manifests, fetched: fetched, readsApps: readsApps)
                            .describe(place)
                    })
            }
        }
    }
}
