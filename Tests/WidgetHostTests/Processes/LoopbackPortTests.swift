import Foundation
import LoopbackPorts
import TestTime
import Testing
import VitrineWidgetArchive

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import WidgetHost

@Suite("Ports of services", .timeLimit(.minutes(1)))
struct LoopbackPortTests {
    /// Somebody who listens on 127.0.0.1 as long as it lives.
    private final class Stranger {
        private let descriptor: Int32
        let port: Int

        init(_ port: Int) throws {
            self.port = port
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            address.sin_port = UInt16(port).bigEndian
            let descriptor = descriptor
            let listens = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(descriptor, 1) == 0
                }
            }
            guard listens else { throw POSIXError(.EADDRINUSE) }
        }

        /// Whether somebody has connected.
        var hasCaller: Bool {
            var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&event, 1, 0) > 0
        }

        deinit { close(descriptor) }
    }

    @Test("a port for a server is none that the kernel gives to connections, and none that somebody has")
    func free() throws {
        let connections = LoopbackPort.connectionPorts(), ports = try #require(LoopbackPort.free(20))
        #expect(Set(ports).count == 20 && ports.allSatisfy { LoopbackPort.isFree($0) })
        // Unless connections have nearly all there are.
        if connections.count < 50_000 { #expect(ports.allSatisfy { !connections.contains($0) && $0 > 1_023 }) }
        let stranger = try Stranger(ports[0])
        #expect(!LoopbackPort.isFree(stranger.port) && !LoopbackPort.isFree(0) && !LoopbackPort.isFree(70_000))
    }

    @Test("a service whose port somebody else has meanwhile comes up at another, by itself and under a host")
    func taken() async throws {
        let stranger = try Stranger(try #require(LoopbackPort.free()))
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        try probe.state.make()
        let store = try HostStore(probe.state.database), name = try #require(probe.bundle.service).executable
        try store.save(port: stranger.port, of: name)
        let plan = ChildPlan(
            state: probe.state, launcher: probe.configuration.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let run = try #require(try await ServiceRun(probe.bundle, plan: plan, isHostRunning: false))
        let kept = try store.port(of: name)
        #expect(run.address.port != stranger.port && run.address.port == kept)
        await run.stop()
        try store.save(port: stranger.port, of: name)
        try await probe.withHost { host in
            #expect(await eventually { await host.state().process(.service)?.pid != nil })
            #expect(await host.doctor().findings.filter { $0.code == .serviceDown } == [])
        }
        #expect(try store.port(of: name) != stranger.port)
        withExtendedLifetime(stranger) {}
    }

    @Test("a service whose port is taken between the look and its start comes up at another one")
    func takenMeanwhile() async throws {
        let stranger = try Stranger(try #require(LoopbackPort.free())), probe = try Probe(service: true)
        try probe.state.make()
        let plan = ChildPlan(
            state: probe.state, launcher: probe.configuration.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        var looks = 0
        func found(_ known: Int?) -> (number: Int, isNew: Bool)? {
            looks += 1
            return looks == 1 ? (stranger.port, true) : ServiceProcess.port(known: known)
        }
        let run = try #require(try await ServiceRun(probe.bundle, plan: plan, isHostRunning: false, find: found))
        #expect(looks == 2 && run.address.port != stranger.port)
        #expect(try HostStore(probe.state.database).port(of: try #require(probe.bundle.service).executable) == run.address.port)
        await run.stop()
        // What has another cause is not tried again.
        try FileManager.default.removeItem(at: Self.program(of: probe))
        looks = 1
        await #expect(throws: ServiceProcess.Failure.self) {
            _ = try await ServiceRun(probe.bundle, plan: plan, isHostRunning: false, find: found)
        }
        #expect(looks == 2)
    }

    @Test("a service that a host starts anew comes up at another port, and the app's address for it stays, where its own was taken")
    func takenUnderHost() async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        let name = try #require(probe.bundle.service).executable
        try await probe.withHost { host in
            #expect(await eventually { await host.state().process(.service)?.pid != nil })
            let store = try HostStore(probe.state.database), first = try #require(try store.port(of: name))
            let relay = try #require(try store.port(of: name + ".relay"))
            let program = Self.program(of: probe), aside = program.appendingPathExtension("aside")
            // It cannot be started until somebody has its port.
            try FileManager.default.moveItem(at: program, to: aside)
            kill(try #require(await host.state().process(.service)?.pid), SIGKILL)
            var stranger: Stranger?
            #expect(
                await eventually {
                    stranger = stranger ?? (try? Stranger(first))
                    return stranger != nil
                })
            // Whoever has the port is sent nothing of what was meant for the service.
            #expect(await eventually { await host.doctor().findings.contains { $0.code == .serviceDown } })
            #expect(try await answer(at: relay) == nil)
            #expect(stranger?.hasCaller == false)
            try FileManager.default.moveItem(at: aside, to: program)
            #expect(await eventually { try await answer(at: relay) == 200 })
            withExtendedLifetime(stranger) {}
        }
    }

    private static func program(of probe: Probe) -> URL {
        probe.bundle.folder.appendingPathComponent("\(Installer.serviceFolder)/\(probe.bundle.service?.executable ?? "")")
    }

    private func answer(at port: Int) async throws -> Int? {
        let address = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        let request = URLRequest(url: address, timeoutInterval: 5)
        return (try? await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
    }
}
