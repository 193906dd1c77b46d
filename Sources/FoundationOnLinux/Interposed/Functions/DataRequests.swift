import Foundation
import FoundationNetworking

/// Answers a request for an address that holds its own data, as RFC 2397 writes it: `data:text/plain;charset=utf-8;base64,SGk=`.
///
/// Foundation on Linux does so for all tasks but downloads, which end the process.
final class DataRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme?.lowercased() == "data" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let address = request.url else { return }
        guard let held = HeldData(address) else {
            client?.urlProtocol(self, didFailWithError: URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: address]))
            return
        }
        if task is URLSessionDownloadTask {
            let file = DownloadedFile.place()
            guard (try? held.data.write(to: file)) != nil, DownloadedFile.handOver(file, by: self) else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotCreateFile))
                return
            }
        }
        let response = URLResponse(
            url: address, mimeType: held.type, expectedContentLength: held.data.count, textEncodingName: held.encoding)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: held.data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// The data that an address of the scheme `data` holds.
private struct HeldData {
    var type = "text/plain"
    var encoding: String?
    var data: Data

    init?(_ address: URL) {
        let text = address.absoluteString
        guard let colon = text.firstIndex(of: ":"), let comma = text.firstIndex(of: ",") else { return nil }
        var words = text[text.index(after: colon)..<comma].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let isBase64 = words.last?.lowercased() == "base64" && words.popLast() != nil
        if let said = words.first, said.contains("/") { type = said } else if words.isEmpty || words == [""] { encoding = "US-ASCII" }
        for word in words where word.lowercased().hasPrefix("charset=") { encoding = String(word.dropFirst("charset=".count)) }
        let bytes = Self.bytes(text[text.index(after: comma)...])
        guard isBase64 else {
            data = bytes
            return
        }
        guard let decoded = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) else { return nil }
        data = decoded
    }

    /// The bytes of a text in which some are written as `%` and two digits.
    private static func bytes(_ text: Substring) -> Data {
        var bytes = Data(), rest = Array(text.utf8)[...]
        while let first = rest.popFirst() {
            let digits = rest.prefix(2)
            if first == UInt8(ascii: "%"), digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
                bytes.append(byte)
                rest.removeFirst(2)
            } else {
                bytes.append(first)
            }
        }
        return bytes
    }
}
