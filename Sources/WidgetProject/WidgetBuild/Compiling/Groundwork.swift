import Foundation
import XcodeProject

/// The prerequisites of compiling a target's modules: the C that they import, and the macros of packages.
struct Groundwork: Sendable {
    /// The flags as clang takes them.
    private(set) var clangFlags: [String] = []
    private(set) var clangModules: Set<String> = []
    private(set) var macroFlags: [String] = []
    private(set) var notes: [ProjectNote] = []
    /// Changes with every header and macro.
    private(set) var stamp = Stamp()

    /// - Parameters:
    ///   - owner: the target whose handler of intents it is: all that this one's modules find is there for the handler's too, as what they
    ///     have in common is compiled once.
    ///   - place: the folder in which it is kept for checks, builds and previews.
    init(of target: WidgetTarget, ownedBy owner: WidgetTarget?, sdk: WidgetSDK, cache: BuildCache, in place: URL) async throws {
        let targets = [owner, target].compactMap { $0 }
        var known: Set<String> = []
        let modules = targets.flatMap(\.modules).filter { $0.isC && known.insert($0.module).inserted }
        let macros = targets.flatMap(\.macros).filter { known.insert("macros of \($0.module)").inserted }
        let plugins = try await MacroPlugins.ready(macros, sdk: sdk, cache: cache)
        (macroFlags, notes) = (plugins.flags, plugins.notes)
        for module in target.modules + [target.code] where WidgetSDK.inner.contains(module.module) {
            let words = "the module \(module.module) is called as one that Vitrine is made of, which is found in its place"
            notes.append(ProjectNote(.module, words + ": give it another name to build it here"))
        }
        let clang = Clang(beside: sdk.compiler)
        let lock = try await FolderLock.hold(place.appendingPathComponent(Self.folderOfC, isDirectory: true))
        defer { withExtendedLifetime(lock) {} }
        for module in modules {
            let made = try await ClangModule.ready(
                of: module, in: Self.folder(of: module, in: place), cache: cache, clang: clang, others: clangFlags)
            notes += made.notes
            stamp.add(made.stamp)
            clangFlags += made.flags
            if !made.flags.isEmpty { clangModules.insert(made.name) }
        }
        stamp.add((macroFlags + clangFlags).joined(separator: " "))
    }

    private static func folder(of module: SourceModule, in place: URL) -> URL {
        place.appendingPathComponent("\(folderOfC)/\(module.module)", isDirectory: true)
    }

    /// The folder of all modules of C, which one build at a time writes.
    private static let folderOfC = "c"

    /// The flags for the Swift compiler.
    var flags: [String] { macroFlags + clangFlags.flatMap { ["-Xcc", $0] } }

    /// The C objects that a build of the target links.
    struct Objects: Sendable {
        var files: [URL] = []
        /// Libraries of the system's that they need.
        var libraries: [String] = []
        var notes: [ProjectNote] = []
        var stamp = Stamp()
    }

    /// The objects of all C that a target stands on, and of its own.
    func objects(of target: WidgetTarget, _ sdk: WidgetSDK, in place: URL) async throws -> Objects {
        var all = Objects()
        let lock = try await FolderLock.hold(place.appendingPathComponent(Self.folderOfC, isDirectory: true))
        defer { withExtendedLifetime(lock) {} }
        // Swift knows what a framework's C declares by a header that is not read here.
        for module in target.modules where module.package != nil || module.bridgingHeader != nil {
            try await add(module, sdk, in: place, to: &all)
            all.libraries += module.clang.libraries
        }
        try await add(target.code, sdk, in: place, to: &all)
        return all
    }

    private func add(_ module: SourceModule, _ sdk: WidgetSDK, in place: URL, to all: inout Objects) async throws {
        let made = try await ClangObjects.make(
            of: module, in: Self.folder(of: module, in: place), clang: Clang(beside: sdk.compiler), flags: clangFlags)
        all.files += made.objects
        all.notes += made.notes
        all.stamp.add(made.stamp.text)
        if made.isCPlusPlus { all.libraries.append("stdc++") }
    }

    /// A module's files as they are compiled, with what its bridging header declares.
    /// - Parameters:
    ///   - isForPhone: what an iPhone's simulator finds true is; else all stays as it is written.
    ///   - others: the optional methods of other modules, by the modules' names.
    func sources(
        of module: SourceModule, _ sdk: WidgetSDK, isExtension: Bool, in place: URL, locatesViews: Bool, isForPhone: Bool = true,
        optionalMethods others: [String: [String: String]] = [:]
    ) async throws -> ModuleSources {
        var sources = try ModuleSources(
            of: module, isExtension: isExtension, in: place.appendingPathComponent("copies\(isForPhone ? "" : "-linux")/\(module.module)"),
            locatesViews: locatesViews, isForPhone: isForPhone, optionalMethods: others)
        let folder = place.appendingPathComponent("bridging/\(module.module)", isDirectory: true)
        if let header = try await BridgingHeader.ready(of: module, in: folder, clang: Clang(beside: sdk.compiler), flags: clangFlags) {
            sources.take(header)
        }
        if let header = module.umbrellaHeader {
            var copies = HeaderCopies(in: folder, searched: module.clang.headerFolders, system: [])
            _ = copies.add(header)
            sources.take(frameworks: copies.frameworks)
        }
        return sources
    }
}
