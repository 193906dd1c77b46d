import Foundation

/// Finds the apps and extensions that were built or installed beside the running program: their executables in its folder, their property
/// lists in a folder `Apps` there, `Apps/<System>/App/Info.plist` and so on. After a build that one leads to the package of the systems.
package struct ProjectProducts: Sendable {
    /// The files that one product's bundle is made from.
    package struct Source: Hashable, Sendable {
        package var info: URL
        package var entitlements: URL?
        package var executable: URL
    }

    /// An app, its extension and its service, before they are staged.
    package struct System: Hashable, Sendable {
        package var name: String
        package var app: Source
        package var widgets: Source
        /// Its handlers of SiriKit intents.
        package var intents: Source?
        package var service: URL?
        /// Resource bundles of the targets that any of them is made of.
        package var resources: [URL]

        package init(name: String, app: Source, widgets: Source, intents: Source? = nil, service: URL?, resources: [URL]) {
            self.name = name
            self.app = app
            self.widgets = widgets
            self.intents = intents
            self.service = service
            self.resources = resources
        }
    }

    /// A folder for each system.
    package let apps: URL
    /// The folder of the executables and their resources.
    package let build: URL

    package init(apps: URL, build: URL) {
        self.apps = apps
        self.build = build
    }

    /// What was built into a folder.
    package init(build: URL) { self.init(apps: build.appendingPathComponent("Apps", isDirectory: true), build: build) }

    /// Finds products beside an executable in `.build/debug` or `.build/release`, or one that is installed; by default the running one.
    package init(executable: URL = URL(fileURLWithPath: CommandLine.arguments.first ?? "")) {
        let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map { URL(fileURLWithPath: $0) }
        let executable = executable.path.contains("/.build/") ? executable : running ?? executable
        self.init(build: executable.deletingLastPathComponent())
    }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? []).sorted() }

    /// Every system that has been built, by name.
    package func systems() -> [System] {
        let files = FileManager.default
        return names.compactMap { try? system(named: $0) }.filter { system in
            [system.app.executable, system.widgets.executable].allSatisfy { files.isExecutableFile(atPath: $0.path) }
        }
    }

    /// The system whose extension (or app, or folder) has this name.
    package func system(of product: String) throws(BundleError) -> System {
        var failure: BundleError?
        var known: [String] = []
        for name in names {
            do {
                let system = try system(named: name)
                let products = [system.widgets.executable.lastPathComponent, system.app.executable.lastPathComponent, name]
                if products.contains(product) { return system }
                known.append(products[0])
            } catch {
                if product.hasPrefix(name) { failure = error }
            }
        }
        throw failure ?? .unknownProduct(product, known: known)
    }

    /// The folder of a system's sources, by its name or that of its app or its extension; also where its property lists cannot be read.
    package func folder(of product: String) -> URL? {
        let found = names.first { name in
            guard ![name, "\(name)Widgets", "\(name)App"].contains(product) else { return true }
            let system = try? system(named: name)
            return [system?.widgets, system?.app].contains { $0?.executable.lastPathComponent == product }
        }
        return found.map { apps.appendingPathComponent($0, isDirectory: true) }.flatMap { system in
            FileManager.default.fileExists(atPath: system.appendingPathComponent("Widgets").path) ? system : nil
        }
    }

    private func system(named name: String) throws(BundleError) -> System {
        let folder = apps.appendingPathComponent(name, isDirectory: true)
        let app = try source(folder.appendingPathComponent("App"))
        let widgets = try source(folder.appendingPathComponent("Widgets"))
        let handlers = folder.appendingPathComponent("Intents")
        let info = handlers.appendingPathComponent("Info.plist")
        let intents = FileManager.default.fileExists(atPath: info.path) ? try source(handlers) : nil
        let service = try AppBundle.declaredService(PropertyListFile(app.info)).map { build.appendingPathComponent($0.executable) }
        let made = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        // SwiftPM names them <package>_<target>.resources; the targets of a system begin with its name.
        let resources = made.sorted().filter { $0.hasSuffix(".resources") && $0.contains("_\(name)") }
        return System(
            name: name, app: app, widgets: widgets, intents: intents, service: service,
            resources: resources.map { build.appendingPathComponent($0) })
    }

    /// A product whose `Info.plist`, and perhaps one `.entitlements` file, lie in `folder`.
    package func source(_ folder: URL) throws(BundleError) -> Source {
        let info = folder.appendingPathComponent("Info.plist")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let entitlements = files.sorted().first { $0.hasSuffix(".entitlements") }.map { folder.appendingPathComponent($0) }
        let build = build
        let product = folder.deletingLastPathComponent().lastPathComponent + folder.lastPathComponent
        let identity = try BundleIdentity(
            info: info, entitlements: entitlements ?? folder.appendingPathComponent("none.entitlements"),
            filling: BundleFilling(executable: product, prefix: "local")
        ) {
            build.appendingPathComponent($0)
        }
        return Source(info: info, entitlements: entitlements, executable: identity.executable)
    }
}
