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

    @Test("A download of a file gives a copy of it, by a delegate too (xcode.10)") func downloads() async throws {
        let scratch = try Scratch()
        let file = URL(fileURLWithPath: scratch.path + "/tide.json")
        try Data("[1,2]".utf8).write(to: file)
        let (copy, response) = try await URLSession(configuration: .ephemeral).download(from: file)
        defer { try? FileManager.default.removeItem(at: copy) }
        #expect(copy != file)
        #expect(try Data(contentsOf: copy) == Data("[1,2]".utf8))
        #expect(response.mimeType == "application/json")
        let told = try await Downloaded.told(of: file)
        #expect(told == Data("[1,2]".utf8))
        let failure = await #expect(throws: URLError.self) {
            try await URLSession.shared.download(from: file.appendingPathExtension("none"))
        }
        #expect(failure?.code == .fileDoesNotExist)
    }

    @Test("An address that holds its data is loaded and downloaded, and refused where it is none (xcode.10)") func held() async throws {
        let session = URLSession(configuration: .ephemeral)
        let cases: [(String, String, String, String?)] = [
            ("data:text/plain;charset=utf-8;base64,VGlkZQ==", "Tide", "text/plain", "utf-8"),
            ("data:,high%20tide", "high tide", "text/plain", "US-ASCII"),
            ("data:image/svg+xml,%3Csvg%2F%3E", "<svg/>", "image/svg+xml", nil),
            ("DATA:application/json;base64,e30", "", "", nil),
        ]
        for (address, text, type, encoding) in cases {
            let url = try #require(URL(string: address))
            guard !type.isEmpty else {
                await #expect(throws: URLError.self) { try await session.data(from: url) }
                await #expect(throws: URLError.self) { try await session.download(from: url) }
                continue
            }
            let (data, response) = try await session.data(from: url)
            #expect(String(decoding: data, as: UTF8.self) == text && response.mimeType == type && response.textEncodingName == encoding)
            let (file, downloaded) = try await session.download(from: url)
            #expect(try Data(contentsOf: file) == data && downloaded.mimeType == type)
            try FileManager.default.removeItem(at: file)
        }
    }
}

/// What a download's delegate finds.
private final class Downloaded: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
    private var answer: CheckedContinuation<Data, any Error>?

    static func told(of url: URL) async throws -> Data {
        let delegate = Downloaded()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        return try await withCheckedThrowingContinuation {
            delegate.answer = $0
            session.downloadTask(with: url).resume()
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        answer?.resume(with: Result { try Data(contentsOf: location) })
        answer = nil
        try? FileManager.default.removeItem(at: location)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { answer?.resume(throwing: error) }
    }
}
