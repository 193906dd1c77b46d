import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("The box of hostile processes", .serialized, .timeLimit(.minutes(2)))
struct BoxTests {
    /// What an extension tries to reach outside its box, by name, and whether it could.
    private func tried(_ box: Hostile.Box) async throws -> [String: Bool] {
        let hostile = Hostile(), outside = TemporaryFolder()
        let file = try outside.write("secret", to: "outside"), named = outside.url.appendingPathComponent("socket")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        let server = try NamedListener(named.path), port = try #require(ServiceRelay(to: 1, port: nil))
        defer {
            server.close()
            port.close()
        }
        let child = try ChildProcess(
            hostile.launch(
                "escape", file.path, named.path, "\(port.port)", "\(getpid())", hostile.folder.path("own"), box: box, processes: false,
                network: false))
        var found: [String: Bool] = [:]
        for await event in child.events {
            if case .line(let text) = event {
                let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                if parts.first == "done" { child.kill() } else { found[parts[0]] = parts.last == "open" }
            }
            child.consumed()
        }
        return found
    }

    @Test("fence.3, fence.4: out of a whole box nothing is reached")
    func whole() async throws {
        guard SandboxParts.here(Products.launcher).isComplete else { return }
        let tried = try await tried(.whole)
        #expect(tried.count == 27)
        // It listens in a network of its own, where nobody hears it.
        #expect(tried.filter(\.value).map(\.key) == ["listen"])
    }

    @Test("fence.3, fence.4: Landlock and the filter alone leave open what is said to be open")
    func landlockAlone() async throws {
        let parts = SandboxParts.here(Products.launcher)
        guard parts.landlock >= 6, parts.filter else { return }
        let tried = try await tried(.landlockAlone)
        #expect(Set(tried.filter(\.value).keys) == ["command line", "chmod", "utimes"])
        let words = SandboxParts(landlock: 7, filter: true, namespaces: false).missing.joined()
        #expect(words.contains("command lines") && words.contains("rights and times"))
    }

    @Test("fence.4: of this machine's network a boxed extension reaches the address it was given, and no other")
    func doors() async throws {
        let given = try #require(ServiceRelay(to: 1, port: nil)), other = try #require(ServiceRelay(to: 1, port: nil))
        defer {
            given.close()
            other.close()
        }
        func reach(_ port: Int) async throws -> Bool {
            let hostile = Hostile()
            let child = try ChildProcess(
                hostile.launch("reach", "\(port)", box: .whole, processes: false, network: false, ports: [given.port]))
            return await child.lines().lines.contains("port: open")
        }
        #expect(try await reach(given.port))
        #expect(try await !reach(other.port))
    }

    @Test("fence.3: what is missing is said in words, and a whole box can be asked for")
    func parts() {
        let whole = SandboxParts(landlock: 7, filter: true, namespaces: true)
        #expect(whole.isComplete && whole.words == "held by namespaces, Landlock 7, filter of system calls")
        let bounded = SandboxParts(landlock: 7, filter: true, namespaces: true, groups: true)
        #expect(bounded.words == "held by namespaces, Landlock 7, filter of system calls, control groups")
        let none = SandboxParts()
        #expect(none.missing.count == 3 && none.words.hasPrefix("held by nothing. No namespaces"))
        #expect("\(IncompleteSandbox(none))".contains("--require-sandbox"))
    }
}

@Suite("Whose groups and identifiers are", .timeLimit(.minutes(1)))
struct ClaimTests {
    private let folder = TemporaryFolder()
    private var state: StateFolder { StateFolder(folder.url.appendingPathComponent("home", isDirectory: true)) }

    @Test("fence.8: a group belongs to the team that named it first")
    func claims() throws {
        let claims = GroupClaims(state)
        #expect(try claims.own(["group.a", "group.b"], of: "ONE") == ["group.a", "group.b"])
        #expect(try GroupClaims(state).own(["group.b", "group.c"], of: "TWO") == ["group.c"])
        #expect(try claims.own(["group.c", "group.a"], of: "ONE") == ["group.a"])
        // Claims that cannot be read give nothing away.
        try Data("x".utf8).write(to: state.host.appendingPathComponent("groups.json"))
        #expect(throws: (any Error).self) { try claims.own(["group.a"], of: "TWO") }
    }

    @Test("fence.8: an app that names another's groups is started without them")
    func foreign() throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let own = try plan.launch(probe.extensionBundle)
        let group = probe.state.group("group.com.vitrine.probe")
        #expect(own.confinement?.write.contains(group) == true)
        var thief = try probe.installTwin()
        thief.groups = ["group.com.vitrine.probe"]
        thief.keychainGroups = ["com.vitrine.twin", "com.vitrine.probe"]
        let launch = try plan.launch(thief, service: nil)
        #expect(launch.confinement?.write.contains(group) == false)
        #expect(try plan.launch(probe.bundle, service: nil).confinement?.write.contains(group) == true)
    }

    @Test("fence.4, xcode.11: where the device is can be read by apps, and by widgets that want to know; by nobody else")
    func place() throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let folder = probe.state.situation(withPlace: true).deletingLastPathComponent()
        func reads(_ launch: ChildLaunch) -> Bool { launch.confinement?.read.contains { folder.path.hasPrefix($0.path) } == true }
        #expect(try reads(plan.launch(probe.bundle, service: nil)) && reads(plan.launch(probe.extensionBundle)))
        let file = probe.extensionBundle.folder.appendingPathComponent("Info.plist")
        let info = try String(contentsOf: file, encoding: .utf8)
        try info.replacingOccurrences(of: "NSWidgetWantsLocation", with: "NSWidgetWantsNothing")
            .write(to: file, atomically: true, encoding: .utf8)
        #expect(try !reads(plan.launch(ExtensionBundle(folder: probe.extensionBundle.folder))))
    }

    @Test("fence.4: files that are soon gone lie in the process's own container, which is the one place that it may write")
    func temporary() throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let launch = try plan.launch(probe.extensionBundle)
        let folder = try #require(launch.environment["TMPDIR"])
        #expect(folder == probe.state.container(of: probe.extensionBundle.identifier).appendingPathComponent("tmp").path)
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue)
        #expect(launch.confinement?.write.contains { folder.hasPrefix($0.path) } == true)
    }

    @Test("fence.4: what an ended home screen's processes left among files that are soon gone is gone when the next starts")
    func temporaryIsCleared() async throws {
        let probe = try Probe()
        let home = probe.state.container(of: probe.extensionBundle.identifier)
        let (kept, left) = (home.appendingPathComponent("kept"), StateFolder.temporary(in: home).appendingPathComponent("left"))
        let elsewhere = folder.url.appendingPathComponent("elsewhere")
        let link = StateFolder.temporary(in: probe.state.container(of: Probe.app))
        for place in [left, elsewhere, link.deletingLastPathComponent()] { try StateFolder.make(place) }
        for file in [kept, left.appendingPathComponent("file"), elsewhere.appendingPathComponent("file")] { try Data([1]).write(to: file) }
        // An app may put a link in the folder's place; what that leads to is not the app's to remove.
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere)
        try await probe.withHost { _ in
            #expect(!FileManager.default.fileExists(atPath: left.path))
            for file in [kept, elsewhere.appendingPathComponent("file")] { #expect(FileManager.default.fileExists(atPath: file.path)) }
        }
    }

    @Test("fence.8: of two apps with one identifier the later takes the earlier one's place, and says so")
    func oneInstall() throws {
        let probe = try Probe()
        let copy = folder.url.appendingPathComponent("Second.app", isDirectory: true)
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: probe.bundle.folder, to: copy)
        nonisolated(unsafe) var said: [String] = []
        try Installer(state: probe.state) { said.append($0) }.install(app: copy)
        let installed = Installer(state: probe.state).installed().apps.filter { $0.identifier == Probe.app }
        #expect(installed.map(\.folder.lastPathComponent) == ["Second.app"])
        #expect(said.count == 1 && said[0].contains("Probe.app") && said[0].contains(Probe.app))
    }

    @Test("fence.8: an app shows only a page on a port where it listens itself")
    func pages() throws {
        let relay = try #require(ServiceRelay(to: 1, port: nil))
        defer { relay.close() }
        #expect(ListeningPorts.of([getpid()]).contains(relay.port))
        #expect(!ListeningPorts.of([getppid()]).contains(relay.port))
    }

    @Test("fence.7: a name of this machine is kept, and nobody guesses it")
    func names() throws {
        let first = try LocalName.kept(for: "com.vitrine.trips", in: state), again = try LocalName.kept(for: "com.vitrine.trips", in: state)
        let other = try LocalName.kept(for: "com.vitrine.salon", in: state)
        #expect(first == again && first != other)
        #expect(first.wholeMatch(of: /trips-[0-9a-f]{24}\.localhost/) != nil, "\(first)")
    }
}

/// A Unix socket with a name, which takes whoever comes.
private final class NamedListener: @unchecked Sendable {
    private let end: Int32

    init(_ path: String) throws {
        end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let end = end
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(end, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(end, 4) == 0
            }
        }
        guard isBound else { throw CocoaError(.fileWriteUnknown) }
    }

    func close() { Glibc.close(end) }
}
