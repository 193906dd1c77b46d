import Foundation
import FoundationMissing
import FoundationNetworking

// On Apple's systems a session loads files as it loads pages. On Linux it refuses their addresses (-1002, "unsupported URL").
// A download of one is handed a copy, which is its own to move.

/// Answers a request for a file with what is in it.
private final class FileRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let file = request.url else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return fail(.fileDoesNotExist, file) }
        guard !isFolder.boolValue else { return fail(.fileIsDirectory, file) }
        guard let data = FileManager.default.contents(atPath: file.path) else { return fail(.noPermissionsToReadFile, file) }
        if task is URLSessionDownloadTask {
            let copy = DownloadedFile.place()
            guard (try? FileManager.default.copyItem(at: file, to: copy)) != nil, DownloadedFile.handOver(copy, by: self) else {
                return fail(.cannotCreateFile, file)
            }
        }
        let response = URLResponse(
            url: file, mimeType: Self.type(of: file), expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    private func fail(_ code: URLError.Code, _ file: URL) {
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: file]))
    }

    private static func type(of file: URL) -> String {
        let ending = file.pathExtension.lowercased()
        return TypeTable.all.first { $0.extensions.contains(ending) }?.mime ?? "application/octet-stream"
    }
}

enum FileRequests {
    /// Lets every session of the process load files, and download what addresses hold themselves.
    static func mend() { for type in [FileRequest.self, DataRequest.self] { _ = URLProtocol.registerClass(type) } }
}
