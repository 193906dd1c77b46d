import Foundation
import XcodeProject

/// Fetches packages from elsewhere with SwiftPM, into Vitrine's own cache, each set of versions once.
package struct PackageFetcher: Sendable {
    /// The time limit of a fetch.
    package static let timeLimit = Duration.seconds(120)
    /// The seconds for which what could not be fetched is not asked for again.
    package static let patience = 3600.0

    /// The outcome of fetching packages.
    struct Outcome: Sendable {
        /// Folders with a folder a package.
        var folders: [URL] = []
        /// The reasons for which packages could not be fetched, by their addresses.
        var failures: [String: String] = [:]
    }

    /// The record of a fetch that is kept on disk.
    private struct Record: Codable {
        var date: Double
        var failures: [String: String]
    }

    private let cache: BuildCache
    private let swift: Tool?
    private let sleep: @Sendable (Duration) async throws -> Void
    private let now: @Sendable () -> Date
    private let say: @Sendable (String) -> Void

    /// - Parameters:
    ///   - swift: runs SwiftPM; by default what is on the PATH.
    ///   - sleep: returns when the time for a fetch is over.
    ///   - say: told what happens, in a sentence, while it does.
    package init(
        cache: BuildCache = .standard(), swift: URL? = nil,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        now: @escaping @Sendable () -> Date = { Date() }, say: @escaping @Sendable (String) -> Void
    ) {
        self.cache = cache
        self.swift = swift.map(Tool.init(url:)) ?? Tool(named: "swift")
        (self.sleep, self.now, self.say) = (sleep, now, say)
    }

    private var folder: URL { cache.folder.appendingPathComponent("packages", isDirectory: true) }

    /// Fetches the manifest's packages into the cache, as far as they can be fetched.
    /// - Parameter again: whether to try again what failed a while ago.
    /// - Throws: an error of Foundation's where the cache cannot be written; `CancellationError`.
    func fetch(_ manifest: FetchManifest, again: Bool) async throws -> Outcome {
        guard !manifest.packages.isEmpty else { return Outcome() }
        let whole = place(of: manifest)
        let lock = try await FolderLock.hold(whole)
        defer { withExtendedLifetime(lock) {} }
        if let known = known(manifest, again: again) { return known }
        let names = manifest.packages.map(\.identity).joined(separator: ", ")
        say("fetching what the widgets need from elsewhere into \(folder.path): \(names)")
        let start = now()
        var failures: [String: String] = [:]
        if let cause = try await resolve(manifest, in: whole, since: start) {
            // A package that cannot be fetched keeps SwiftPM from fetching the others: each is tried alone.
            for package in missing(of: manifest) {
                let isOnly = manifest.packages.count == 1 || cause.isFinal
                let own = isOnly ? cause : try await resolve(manifest.alone(package), in: place(of: manifest.alone(package)), since: start)
                if let own, !isThere(package, of: manifest) { failures[package.repository] = own.words }
            }
        }
        for package in missing(of: manifest) where failures[package.repository] == nil {
            failures[package.repository] = "SwiftPM made no checkout of it"
        }
        let record = Record(date: now().timeIntervalSince1970, failures: failures)
        try JSONEncoder().encode(record).write(to: whole.appendingPathComponent("outcome.json"), options: .atomic)
        return Outcome(folders: folders(of: manifest), failures: failures)
    }

    /// Returns the outcome of an earlier fetch of the same, without using the network.
    func fetchedBefore(_ manifest: FetchManifest) -> Outcome {
        let record = place(of: manifest).appendingPathComponent("outcome.json")
        // Where there is no record, a fetch is under way or was broken off.
        guard FileManager.default.fileExists(atPath: record.path) else { return Outcome() }
        return Outcome(folders: folders(of: manifest))
    }

    // MARK: What is there

    private func place(of manifest: FetchManifest) -> URL { folder.appendingPathComponent("sets/\(manifest.stamp)", isDirectory: true) }

    private static func checkouts(_ place: URL) -> URL { place.appendingPathComponent("build/checkouts", isDirectory: true) }

    /// All together, and each that was fetched alone.
    private func folders(of manifest: FetchManifest) -> [URL] {
        ([manifest] + manifest.packages.map(manifest.alone)).map { Self.checkouts(place(of: $0)) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func isThere(_ package: FetchManifest.Package, of manifest: FetchManifest) -> Bool {
        folders(of: manifest).contains { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.contains { name in
                name.lowercased() == package.identity
                    && FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/Package.swift").path)
            }
        }
    }

    private func missing(of manifest: FetchManifest) -> [FetchManifest.Package] {
        manifest.packages.filter { !isThere($0, of: manifest) }
    }

    /// The outcome of the last fetch of the same; nil where it is to be tried now.
    private func known(_ manifest: FetchManifest, again: Bool) -> Outcome? {
        let file = place(of: manifest).appendingPathComponent("outcome.json")
        guard let data = FileManager.default.contents(atPath: file.path), let record = try? JSONDecoder().decode(Record.self, from: data)
        else { return nil }
        let missing = missing(of: manifest)
        guard !missing.isEmpty else { return Outcome(folders: folders(of: manifest)) }
        guard !again, abs(now().timeIntervalSince1970 - record.date) < Self.patience,
            missing.allSatisfy({ record.failures[$0.repository] != nil })
        else { return nil }
        let failures = record.failures.mapValues { "\($0) (--fetch tries it again)" }
        return Outcome(folders: folders(of: manifest), failures: failures)
    }

    // MARK: SwiftPM

    private struct Cause {
        var words: String
        /// Nothing else would do better now.
        var isFinal = false
    }

    /// Twice where versions are pinned: SwiftPM fetches whatever is pinned, needed or not, so that what is needed is found out first.
    /// - Returns: nil where SwiftPM resolved all of it.
    private func resolve(_ manifest: FetchManifest, in place: URL, since start: Date) async throws -> Cause? {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try ModuleSources.write(manifest.source, to: place.appendingPathComponent("Package.swift"))
        // SwiftPM writes there what it resolved, and is held to it from then on.
        let resolved = place.appendingPathComponent("Package.resolved")
        let own = manifest.pins(among: Set(manifest.packages.map(\.identity)))
        try FetchManifest.resolved(own).write(to: resolved, options: .atomic)
        if let cause = try await run(in: place, since: start) { return cause }
        let found = ResolvedPins(FileManager.default.contents(atPath: resolved.path) ?? Data()).pins
        let all = manifest.pins(among: Set(found.map { RemotePackage.identity(of: $0.location) }))
        guard all.count > own.count else { return nil }
        try FetchManifest.resolved(all).write(to: resolved, options: .atomic)
        return try await run(in: place, since: start)
    }

    private func run(in place: URL, since start: Date) async throws -> Cause? {
        guard let swift else { return Cause(words: "\(BuildError.noCompiler)", isFinal: true) }
        let left = Self.timeLimit - .seconds(now().timeIntervalSince(start))
        let arguments = [
            "package", "--package-path", place.path, "--scratch-path", place.appendingPathComponent("build").path, "--cache-path",
            folder.appendingPathComponent("repositories").path, "resolve",
        ]
        // Nobody is there to type a password.
        let environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "/bin/true", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]
        guard left > .zero, let outcome = try await swift.run(arguments, environment: environment, limit: left, sleep: sleep) else {
            return Cause(words: "it took longer than \(Self.timeLimit.components.seconds) seconds", isFinal: true)
        }
        return outcome.status == 0 ? nil : Cause(words: Self.cause(outcome))
    }

    /// git's own words where it was git, else SwiftPM's.
    static func cause(_ outcome: Tool.Outcome) -> String {
        let lines = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.contains("error: ") }
        guard let line else { return "SwiftPM ended with status \(outcome.status)" }
        return String(line[(line.range(of: "error: ")?.upperBound ?? line.startIndex)...].prefix(300))
    }
}
