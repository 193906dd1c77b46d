import Foundation
import Glibc
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("A project’s widget that connects by itself", .ownThreads, .serialized) struct ConnectionUseTests {
    /// A widget that shows the first state of a connection that tells how it is.
    private static func widget(_ host: String, _ port: UInt16) -> String {
        """
        import Network
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry { var date = Date(), words = "" }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment() }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                let connection = NWConnection(host: "\(host)", port: \(port), using: .tcp)
                connection.stateUpdateHandler = { state in
                    switch state {
                    case .setup, .preparing, .cancelled: return
                    case .ready, .waiting, .failed: break
                    @unknown default: break
                    }
                    completion(Timeline(entries: [Moment(words: "\\(state)")], policy: .never))
                    connection.stateUpdateHandler = nil
                    connection.cancel()
                }
                connection.start(queue: .main)
            }
        }

        @main struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: Provider()) { Text($0.words).containerBackground(.white, for: .widget) }
            }
        }
        """
    }

    @Test("xcode.11: waits as without a network, and connects where it may use this machine’s") func fenced() async throws {
        // Listened at: who connects is taken up by the system.
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
        (address.sin_family, address.sin_addr.s_addr) = (sa_family_t(AF_INET), UInt32(0x7F00_0001).bigEndian)
        try withUnsafeMutablePointer(to: &address) { address in
            try address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                try #require(bind(socket, address, size) == 0 && listen(socket, 4) == 0 && getsockname(socket, address, &size) == 0)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        let scratch = try Scratch([
            "Away.swift": Self.widget("192.0.2.1", 443), "Here.swift": Self.widget("127.0.0.1", port),
        ])
        defer { scratch.remove() }
        func words(_ file: String, _ more: String...) async throws -> String {
            let drawn = try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(
                ["render", file, "--family", "systemSmall", "--format", "json"] + more, in: scratch.folder,
                environment: ["VITRINE_CACHE": scratch.cache.folder.path])
            #expect(drawn.status == 0, "\(drawn.output)")
            return try String(contentsOf: scratch.folder.appendingPathComponent("pictures/index.json"), encoding: .utf8)
        }
        #expect(try await words("Away.swift").contains("waiting(POSIXErrorCode(rawValue: 100)"))
        // Its own loopback is not this machine's.
        #expect(try await words("Here.swift").contains("waiting(POSIXErrorCode(rawValue: 111)"))
        #expect(try await words("Here.swift", "--network").contains("\"ready\""))
    }
}
