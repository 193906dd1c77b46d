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
        #expect(try files.attributesOfItem(atPath: found.executable.path)[.posixPermissions] as? Int == 0o700)
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

    @Test("the package's own systems are found by their products' names")
    func products() throws {
        let products = ProjectProducts(root: Products.root, build: Products.launcher.deletingLastPathComponent())
        let system = try products.system(of: "TripsWidgets")
        #expect(system.name == "Trips")
        #expect(system.app.executable.lastPathComponent == "TripsApp")
        #expect(system.service?.lastPathComponent == "TripsService")
        #expect(try products.system(of: "TripsApp") == system)
        let known = ["GetawaysWidgets", "InsightsWidgets", "SalonWidgets", "TripsWidgets"]
        #expect(throws: BundleError.unknownProduct("Nobody", known: known)) {
            try products.system(of: "Nobody")
        }
        let inside = try ProjectProducts(executable: Products.root.appendingPathComponent(".build/debug/vitrine"))
        #expect(inside.root.standardizedFileURL == Products.root.standardizedFileURL)
        #expect(throws: BundleError.self) { try ProjectProducts(executable: URL(fileURLWithPath: "/.build/x")) }
    }
}
