import Foundation
import Testing

@testable import WidgetHost

@Suite("Installer")
struct InstallerTests {
    @Test("an app is staged as the host starts it: whole, executable, its owner's alone")
    func staging() throws {
        let probe = try Probe(service: true)
        let bundle = probe.bundle
        #expect(bundle.folder.path.hasSuffix("home/Apps/com.vitrine.probe/Bundle/Probe.app"))
        #expect(bundle.urlSchemes == ["probe"])
        #expect(bundle.claims(URL(string: "PROBE://x")!))
        #expect(bundle.service == AppBundle.Service(executable: "host-child", urlVariable: "PROBE_SERVICE_URL"))
        #expect(bundle.groups == ["group.com.vitrine.probe"])
        let found = try #require(bundle.extensions.first)
        #expect(found.folder.path.hasSuffix("Probe.app/PlugIns/ProbeWidgets.appex"))
        #expect(found.identifier == "com.vitrine.probe.widgets")
        #expect(found.groups == ["group.com.vitrine.probe"])
        let files = FileManager.default
        // A link to what was built has its permissions; nobody else gets as far as the folder.
        let permissions = try #require(files.attributesOfItem(atPath: found.executable.path)[.posixPermissions] as? Int)
        #expect(permissions & 0o722 == 0o700)
        #expect(try files.attributesOfItem(atPath: probe.state.url.path)[.posixPermissions] as? Int == 0o700)
        #expect(files.isExecutableFile(atPath: bundle.folder.appendingPathComponent("Service/host-child").path))
        #expect(Installer(state: probe.state).installed().apps == [bundle])
    }

    private func system(_ folder: TemporaryFolder, script: String, identifier: String = "a.b") throws -> ProjectProducts.System {
        func source(_ name: String, _ info: String) throws -> ProjectProducts.Source {
            let executable = try folder.write(script, to: "build/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
            return .init(info: try folder.write(info, to: "\(name)/Info.plist"), entitlements: nil, executable: executable)
        }
        let app = PropertyListFileTests.list(
            "<dict><key>CFBundleIdentifier</key><string>\(identifier)</string><key>CFBundleExecutable</key><string>A</string></dict>")
        try folder.write("hello", to: "build/p_A.resources/en.txt")
        return ProjectProducts.System(
            name: "A", app: try source("A", app), widgets: try source("W", PropertyListFileTests.info()), service: nil,
            resources: [folder.url.appendingPathComponent("build/p_A.resources")])
    }

    @Test("a second installation takes the first one's place in one step, with its resources")
    func replacing() throws {
        let folder = TemporaryFolder()
        let installer = Installer(state: StateFolder(folder.url.appendingPathComponent("home")))
        let first = try installer.install(system(folder, script: "#!/bin/sh\n"))
        let again = try installer.install(system(folder, script: "#!/bin/sh\n# another\n"))
        #expect(first == again)
        #expect(try String(contentsOf: again.executable, encoding: .utf8).contains("another"))
        #expect(FileManager.default.fileExists(atPath: again.folder.appendingPathComponent("p_A.resources/en.txt").path))
        #expect(FileManager.default.fileExists(atPath: again.folder.appendingPathComponent("PlugIns/W.appex/p_A.resources/en.txt").path))
        let left = try FileManager.default.contentsOfDirectory(atPath: again.folder.deletingLastPathComponent().path)
        #expect(left == ["A.app"])
    }

    @Test("true.5: programs of a build folder are not on the disk twice, and what is installed stays when they are built anew")
    func linked() throws {
        let folder = TemporaryFolder()
        let installer = Installer(state: StateFolder(folder.url.appendingPathComponent("home")))
        let big = "#!/bin/sh\n#" + String(repeating: "x", count: 1 << 20)
        let system = try system(folder, script: big)
        let installed = try installer.install(system)
        let size = StateSize(of: StateFolder(folder.url.appendingPathComponent("home")))
        // Cloned, they share what no count of links tells; linked, they do not count as the state's own.
        #expect(size.own < 256 << 10 || size.shared == 0, "\(size)")
        #expect(size.words.contains("MB"))
        // As a linker does it: a new file in the old one's place.
        try FileManager.default.removeItem(at: system.widgets.executable)
        try Data("#!/bin/sh\n# newer\n".utf8).write(to: system.widgets.executable)
        #expect(try String(contentsOf: installed.extensions[0].executable, encoding: .utf8) == big)
        #expect(FileManager.default.isExecutableFile(atPath: installed.extensions[0].executable.path))
    }

    @Test("true.5: a bundle is copied without its owner and group, with folders and files that are this user's alone")
    func copied() throws {
        let folder = TemporaryFolder()
        let source = folder.url.appendingPathComponent("A.app"), target = folder.url.appendingPathComponent("B.app")
        try folder.write("words", to: "A.app/inner/words.txt")
        let program = try folder.write("#!/bin/sh\n", to: "A.app/A")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try FileManager.default.createSymbolicLink(atPath: source.path + "/link", withDestinationPath: "A")
        // Another's files, where this user may make some.
        let isAnothers = geteuid() == 0 && chown(program.path, 12_345, 54_321) == 0
        try BundleCopy(links: false).copy(source, to: target)
        func permissions(_ name: String) throws -> [FileAttributeKey: Any] {
            try FileManager.default.attributesOfItem(atPath: target.path + name)
        }
        #expect(try permissions("")[.posixPermissions] as? Int == 0o700 && permissions("/inner")[.posixPermissions] as? Int == 0o700)
        #expect(
            try permissions("/A")[.posixPermissions] as? Int == 0o700 && permissions("/inner/words.txt")[.posixPermissions] as? Int == 0o600
        )
        #expect(try permissions("/A")[.ownerAccountID] as? Int == Int(geteuid()) || !isAnothers)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: target.path + "/link") == "A")
        #expect(try String(contentsOfFile: target.path + "/inner/words.txt", encoding: .utf8) == "words")
        #expect(throws: CocoaError.self) { try BundleCopy(links: false).copy(source.appendingPathComponent("none"), to: target) }
    }

    @Test("true.5: a state folder that others may write is refused with a sentence", arguments: [0o777, 0o770, 0o702])
    func openState(mode: Int) throws {
        let folder = TemporaryFolder()
        let state = StateFolder(folder.url.appendingPathComponent("home"))
        try state.make()
        try state.make()
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: state.url.path)
        #expect(throws: StateFolder.Refusal(folder: state.url.path, owner: nil)) { try state.make() }
        #expect(throws: StateFolder.Refusal.self) { _ = try StateLock(state) }
        #expect("\(StateFolder.Refusal(folder: "/s", owner: nil))".contains("chmod go-w /s"))
        // A folder inside decides as much.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: state.url.path)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: state.apps.path)
        #expect(throws: StateFolder.Refusal(folder: state.apps.path, owner: nil)) { try state.make() }
    }

    @Test("what is wrong leaves the installed app as it is")
    func wrong() throws {
        let folder = TemporaryFolder()
        let installer = Installer(state: StateFolder(folder.url.appendingPathComponent("home")))
        let good = try installer.install(system(folder, script: "#!/bin/sh\n"))
        var bad = try system(folder, script: "#!/bin/sh\n# newer\n")
        bad.widgets.info = try folder.write(PropertyListFileTests.info(identifier: "other.widgets"), to: "W2/Info.plist")
        #expect(throws: BundleError.notOurApp(extension: "other.widgets", app: "a.b")) { try installer.install(bad) }
        bad.widgets.executable = folder.url.appendingPathComponent("build/none")
        #expect(throws: BundleError.self) { try installer.install(bad) }
        #expect(installer.installed().apps == [good])
        let left = try FileManager.default.contentsOfDirectory(atPath: good.folder.deletingLastPathComponent().path)
        #expect(left == ["A.app"])
    }

    @Test("the systems beside a program are found by their products' names")
    func products() throws {
        let folder = TemporaryFolder()
        for (name, identifier) in [("Harbour", "a.harbour"), ("Lamp", "a.lamp")] {
            try folder.write(PropertyListFileTests.info(identifier: identifier), to: "Apps/\(name)/App/Info.plist")
            try folder.write(PropertyListFileTests.info(identifier: "\(identifier).widgets"), to: "Apps/\(name)/Widgets/Info.plist")
        }
        try folder.write("nothing", to: "Apps/Package.swift")
        let products = ProjectProducts(build: folder.url)
        let system = try products.system(of: "Lamp")
        #expect(system.name == "Lamp")
        #expect(system.app.info.path == folder.path("Apps/Lamp/App/Info.plist"))
        #expect(throws: BundleError.self) { try products.system(of: "Nobody") }
        // Nothing of them was built.
        #expect(products.systems().isEmpty)
        let beside = ProjectProducts(executable: folder.url.appendingPathComponent(".build/debug/vitrine"))
        #expect(beside.apps.path == folder.path(".build/debug/Apps"))
    }
}
