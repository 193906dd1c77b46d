import Foundation

/// Modules without a name in them, in place of those that nobody has, so that all else is looked at.
actor StandIns {
    private let sdk: WidgetSDK
    private let cache: BuildCache
    private let slots: CompilerSlots
    /// The folder of the stand-ins; each SDK has its own, as none can use another's.
    private nonisolated let folder: URL
    private var made: [String: Task<Void, any Error>] = [:]

    /// - Parameter place: a target's folder, in which they are kept.
    init(sdk: WidgetSDK, cache: BuildCache, slots: CompilerSlots, in place: URL) {
        self.sdk = sdk
        self.cache = cache
        self.slots = slots
        folder = place.appendingPathComponent("missing/\(sdk.stamp)", isDirectory: true)
    }

    /// The flags by which the compiler finds these stand-ins and no others.
    nonisolated func flags(_ names: Set<String>) -> [String] { names.sorted().flatMap { ["-I", place(of: $0).path] } }

    private nonisolated func place(of name: String) -> URL { folder.appendingPathComponent(name, isDirectory: true) }

    /// Makes those that are not there yet.
    func make(_ names: Set<String>) async throws {
        let tasks = names.sorted().map { name in
            let task = made[name] ?? Task { try await make(name) }
            made[name] = task
            return task
        }
        for task in tasks { try await task.value }
    }

    private func make(_ name: String) async throws {
        let place = place(of: name), files = FileManager.default
        let module = place.appendingPathComponent("\(name).swiftmodule")
        guard !files.fileExists(atPath: module.path) else { return }
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let source = place.appendingPathComponent("\(name).swift")
        try ModuleSources.write("@_exported import Foundation\n", to: source)
        let arguments =
            ["-emit-module", "-module-name", name, "-parse-as-library", "-emit-module-path", module.path, source.path]
            + WidgetSDK.flags(sdk.flags(cache: cache.modules), meaning: [name])
        let compiler = Tool(url: sdk.compiler)
        _ = try await slots.holding(isUrgent: true) { try await compiler.run(arguments) }
    }
}
