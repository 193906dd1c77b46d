import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("What a child's process loads", .serialized, .timeLimit(.minutes(2))) struct LoadedLibrariesTests {
    /// The names of the libraries that a process has in memory.
    private func libraries(of process: Int32) throws -> [String] {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/maps"))
        // The kernel tells no size of it, and a page at a time.
        var maps = Data()
        while let more = try file.read(upToCount: 4096), !more.isEmpty { maps += more }
        return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.split(separator: "/").last.map(String.init).flatMap { $0.contains(".so") ? $0 : nil }
        }
    }

    @Test("an extension has libcurl, and all that libcurl needs, only once it has requested something") func curl() async throws {
        var probe = try Probe(service: true)
        probe.configuration.duplicateProviderCalls = 1
        try await probe.withHost { host in
            try await host.apps.first?.service?.start()
            func loaded() async throws -> [String] {
                try libraries(of: #require(await host.state().process(.extension)?.pid))
            }
            _ = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let before = try await loaded()
            #expect(before.contains { $0.hasPrefix("libFoundationNetworking") })
            #expect(!before.contains { $0.hasPrefix("libgnutls") })
            let tile = try await host.place(kind: "Fetching", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "status 200")
            #expect(try await loaded().contains { $0.hasPrefix("libgnutls") })
        }
    }

    @Test("the launcher of every child needs nothing of Swift's") func launcher() throws {
        let code = try Data(contentsOf: Products.launcher)
        #expect(code.range(of: Data("libseccomp.so".utf8)) != nil)
        #expect(code.range(of: Data("libswiftCore.so".utf8)) == nil)
    }
}
