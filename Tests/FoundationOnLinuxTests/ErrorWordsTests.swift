import Foundation
import FoundationNetworking
import Testing

@Suite("What an error says for people") struct ErrorWordsTests {
    private enum Fault: Error { case first, second }
    private struct Own: LocalizedError { var errorDescription: String? { "The tide is out." } }
    private struct Reason: LocalizedError { var failureReason: String? { "The tide is out." } }
    private struct Level: Decodable { let metres: Double }

    private func caught(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return error.localizedDescription
        }
    }

    @Test("is what Apple's systems say, and its own words where it has some (xcode.10)") func words() throws {
        #expect(Fault.second.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
        #expect(Fault.second.localizedDescription.hasSuffix("Fault error 1.)"))
        #expect(Own().localizedDescription == "The tide is out.")
        #expect(Reason().localizedDescription == "The operation couldn’t be completed. The tide is out.")
        #expect(NSError(domain: "Tide", code: 3).localizedDescription == "The operation couldn’t be completed. (Tide error 3.)")
        #expect(
            NSError(domain: NSCocoaErrorDomain, code: 9).localizedDescription == "The operation couldn’t be completed. (Cocoa error 9.)")
        #expect(
            NSError(domain: NSCocoaErrorDomain, code: 4, userInfo: [NSLocalizedDescriptionKey: "Gone."]).localizedDescription == "Gone.")
    }

    @Test("of data and files names what is wrong, with the file where it is known (xcode.10)") func files() {
        let missing = "The data couldn’t be read because it is missing."
        let wrong = "The data couldn’t be read because it isn’t in the correct format."
        #expect(caught { _ = try JSONDecoder().decode(Level.self, from: Data("{}".utf8)) } == missing)
        #expect(caught { _ = try JSONDecoder().decode(Level.self, from: Data("[".utf8)) } == wrong)
        #expect(CocoaError(.fileReadNoSuchFile).localizedDescription == "The file couldn’t be opened because it doesn’t exist.")
        let place = URL(fileURLWithPath: "/nowhere/tide.json")
        #expect(caught { _ = try Data(contentsOf: place) } == "The file “tide.json” couldn’t be opened because there is no such file.")
        #expect(caught { try FileManager.default.removeItem(at: place) } == "The file “tide.json” doesn’t exist.")
    }

    @Test("of a request is Apple's, and not curl's; one that a program makes says its number (xcode.10)") func requests() async throws {
        // Port 1 of this machine answers nobody.
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        let error = await #expect(throws: URLError.self) { try await URLSession(configuration: .ephemeral).data(from: url) }
        #expect(error?.localizedDescription == "Could not connect to the server.")
        #expect(URLError(.timedOut).localizedDescription == "The operation couldn’t be completed. (NSURLErrorDomain error -1001.)")
    }
}
