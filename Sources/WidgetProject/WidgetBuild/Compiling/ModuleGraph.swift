import Foundation
import XcodeProject

/// The modules of a target as they are compiled, each with those that it needs.
struct ModuleGraph: Sendable {
    /// A module of the graph.
    struct Node: Sendable {
        let module: SourceModule
        let sources: ModuleSources
        let flags: [String]
        /// The places of those under it that it imports, and of those that these need, in their order.
        let needs: [Int]

        var name: String { module.module }
    }

    /// The modules that the target needs and that have sources, each after what it needs; the last is the target itself.
    private(set) var nodes: [Node] = []
    /// Modules of the SDK, of the compiler and of C.
    private let known: Set<String>
    /// Names of Apple's modules that are a package's here, which cannot be had: what imports one means the package's.
    private let absent: Set<String>
    let groundwork: Groundwork
    private let sdk: WidgetSDK
    private let cache: BuildCache
    private let place: URL
    /// The folder for what checks, builds and previews share.
    private let shared: URL
    /// The folder in which the project's own modules under the target will be found.
    private let folder: URL
    /// Modules of the project's own.
    private let own: Set<String>
    private let locatesViews: Bool

    var code: Node { nodes[nodes.count - 1] }
    var under: ArraySlice<Node> { nodes.dropLast() }

    /// - Parameters:
    ///   - owner: the target whose handler of intents it is.
    ///   - place: the folder in which copies of the project's own sources are kept.
    ///   - folder: where its own modules will be found.
    init(
        of target: WidgetTarget, ownedBy owner: WidgetTarget? = nil, sdk: WidgetSDK, cache: BuildCache, in place: URL, shared: URL,
        modules folder: URL, locatesViews: Bool
    ) async throws {
        (self.sdk, self.cache, self.place, self.folder, self.locatesViews) = (sdk, cache, place, folder, locatesViews)
        self.shared = shared
        groundwork = try await Groundwork(of: target, ownedBy: owner, sdk: sdk, cache: cache, in: shared)
        known = Set(sdk.aliases).union(sdk.toolchainModules).union(sdk.modulesByName).union(groundwork.clangModules)
        own = Set(target.modules.map(\.module) + [target.code.module])
        absent = Set(target.packages.map(\.product)).intersection(sdk.aliases).subtracting(own)
        var optionals: [String: [String: String]] = [:]
        for module in target.modules + [target.code] where !module.isC {
            let isCode = module == target.code
            let sources = try await groundwork.sources(
                of: module, sdk, isExtension: isCode && !module.isApp, in: module.isForeign ? shared : place,
                locatesViews: locatesViews && !module.isForeign, optionalMethods: optionals)
            if !sources.optionalMethods.isEmpty { optionals[module.module] = sources.optionalMethods }
            guard isCode || !sources.files.isEmpty else { continue }
            // Whether a module can be imported is answered when it is there.
            let wanted = sources.imported.union(sources.asked)
            let direct = nodes.indices.filter { wanted.contains(nodes[$0].name) }
            let needs = Set(direct).union(direct.flatMap { nodes[$0].needs })
            let flags = flags(module, sources)
            nodes.append(Node(module: module, sources: sources, flags: flags, needs: needs.sorted()))
        }
    }

    /// - Parameter isForPhone: else for this machine.
    private func flags(_ module: SourceModule, _ sources: ModuleSources, isForPhone: Bool = true) -> [String] {
        var flags = sdk.flags(cache: cache.modules, isForPhone: isForPhone), module = module
        if !isForPhone, let settings = module.settingsOnLinux { module.settings = settings }
        // A module of the project's own that is called like one of Apple's is meant.
        flags = WidgetSDK.flags(flags, meaning: module.isForeign ? own : own.union(absent))
        // Packages from elsewhere import each other alone, and are found one by one.
        return flags + CompilerFlags.of(module, sdk: sdk, sources: sources) + (module.isForeign ? [] : ["-I", folder.path])
            + groundwork.flags
    }

    /// The sources and flags with which SwiftPM would compile a module on this machine.
    func onThisMachine(_ node: Node) async throws -> (sources: ModuleSources, flags: [String]) {
        let sources = try await groundwork.sources(
            of: node.module, sdk, isExtension: false, in: shared, locatesViews: false, isForPhone: false)
        return (sources, flags(node.module, sources, isForPhone: false))
    }

    /// The modules that are here for the files of one.
    func known(to module: SourceModule) -> Set<String> { module.isForeign ? known : known.subtracting(absent) }

    private enum Event<Made: Sendable, Beside: Sendable>: Sendable {
        case made(Int, Made)
        case beside(Int, Beside)
    }

    /// The places of those that others need.
    var needed: Set<Int> { Set(nodes.flatMap(\.needs)) }

    /// The originals of all copies, by the copies' paths.
    var originals: [String: String] {
        nodes.reduce(into: [:]) { $0.merge($1.sources.originals) { first, _ in first } }
    }

    /// Makes every module as soon as those that it needs are made.
    /// - Parameters:
    ///   - make: takes a module's place, and what came of those that it needs, in their order.
    ///   - beside: takes the same at the same time; nobody waits for it but the caller.
    /// - Returns: what came of each, in the modules' order.
    func inOrder<Made: Sendable, Beside: Sendable>(
        make: @escaping @Sendable (Int, [Made]) async throws -> Made, beside: @escaping @Sendable (Int, [Made]) async throws -> Beside
    ) async throws -> (made: [Made], beside: [Beside]) {
        try await withThrowingTaskGroup(of: Event<Made, Beside>.self) { group in
            var made: [Int: Made] = [:], besides: [Int: Beside] = [:], waiting = Array(nodes.indices)
            func isReady(_ place: Int) -> Bool { nodes[place].needs.allSatisfy { made[$0] != nil } }
            func start() {
                for place in waiting.filter(isReady) {
                    let needs = nodes[place].needs.compactMap { made[$0] }
                    group.addTask { .made(place, try await make(place, needs)) }
                    group.addTask { .beside(place, try await beside(place, needs)) }
                }
                waiting.removeAll(where: isReady)
            }
            start()
            while let event = try await group.next() {
                switch event {
                case .made(let place, let value):
                    made[place] = value
                    start()
                case .beside(let place, let value): besides[place] = value
                }
            }
            return (nodes.indices.compactMap { made[$0] }, nodes.indices.compactMap { besides[$0] })
        }
    }
}
