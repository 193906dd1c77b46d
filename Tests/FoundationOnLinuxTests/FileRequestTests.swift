import Foundation
import FoundationNetworking
import Testing

@Suite("Addresses of files") struct FileRequestTests {
    @Test("A session loads a file, and says of one that is not there that it is not (xcode.10)") func files() async throws {
        let scratch = try Scratch()
        let file = URL(fileURLWithPath: scratch.path + "/tide.json")
        try Data("[1,2]".utf8).write(to: file)
        let session = URLSession(configuration: .ephemeral)
        let (data, response) = try await session.data(from: file)
        #expect(data == Data("[1,2]".utf8))
        #expect(response.mimeType == "application/json" && response.expectedContentLength == 5)
        #expect(try await URLSession.shared.data(for: URLRequest(url: file)).0 == data)
        for (path, code) in [("/none", URLError.Code.fileDoesNotExist), ("", .fileIsDirectory)] {
            let failure = await #expect(throws: URLError.self) {
                try await session.data(from: URL(fileURLWithPath: scratch.path + path))
            }
            #expect(failure?.code == code)
        }
    }
}
