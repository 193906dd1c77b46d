import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import Hummingbird
import LoopbackService
import RunningService
import Testing

@Suite("A service's controls", .timeLimit(.minutes(1)))
struct ControlAddressTests {
    @Test("fence.7: what is told a service by hand is taken under the name that was given out for it, and under no other")
    func controls() async throws {
        let name = "probe-0123456789abcdef01234567.localhost"
        let server = LoopbackServer(name: "Probe") {
            let router = Router()
            router.add(middleware: RefusalMiddleware(controls: name))
            router.get("v1/events") { _, _ in "[]" }
            for path: RouterPath in ["v1/modes", "v1/samples/change"] { router.post(path) { _, _ in "{}" } }
            return router
        }
        try await withRunning({ try await server.run(port: $0, listening: $1) }) { url in
            func status(_ method: String, _ host: String, _ path: String) async throws -> Int? {
                var request = URLRequest(url: try #require(URL(string: "http://\(host):\(url.port ?? 0)/\(path)")))
                request.httpMethod = method
                return try await (URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
            }
            for path in ["v1/modes", "v1/samples/change"] {
                for other in ["127.0.0.1", "localhost"] {
                    let answer = try await status("POST", other, path)
                    #expect(answer == 401)
                }
                let another = try await status("POST", "probe-1123456789abcdef01234567.localhost", path)
                let given = try await status("POST", name, path)
                #expect(another == 403 && given == 200)
            }
            let events = try await status("GET", "127.0.0.1", "v1/events")
            #expect(events == 200)
        }
    }
}
