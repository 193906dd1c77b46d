import Foundation
import OwnThreads
import Testing

@Suite("Requests that are given up") struct RequestCancellingTests {
    // Port 1 of this machine answers nobody; the other address is its own answer, which is there while Foundation still looks in the cache.
    @Test(
        "A request that is given up at once, or just while it ends, ends, and neither traps nor waits for ever (xcode.10)",
        arguments: ["http://127.0.0.1:1/", "data:text/plain,tide"])
    func givenUp(address: String) async throws {
        let ended = try await onThread {
            let scratch = try Scratch()
            return try Child(scratch).ask("give-up \(address) 3000")
        }
        #expect(ended == "3000")
    }
}
