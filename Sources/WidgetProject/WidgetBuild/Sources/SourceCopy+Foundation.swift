import Foundation
import XcodeProject

extension SourceCopy {
    /// `bundle.urls(forResourcesWithExtension:…)`, its label in a line of its own or not, gives URLs there and objects here.
    static func nameResources(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        guard code.hold("forResourcesWithExtension") else { return false }
        var isChanged = false
        for place in ObjectiveCDeclarations.places(of: "urls", code) where place > 0 && code[place - 1] == UInt8(ascii: ".") {
            let rest = code[(place + 4)...]
            guard rest.first == UInt8(ascii: "("),
                rest.dropFirst().drop(while: { $0 == 0x20 || $0 == 9 || $0 == 10 || $0 == 13 }).starts(
                    with: "forResourcesWithExtension".utf8)
            else { continue }
            bytes.replaceSubrange(place..<place + 4, with: "_url".utf8)
            isChanged = true
        }
        return isChanged
    }

    /// `Foundation.URLSession` is named without its module: here that is another.
    static func nameNetworking(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let module = "Foundation."
        guard code.hold(module + "URL") || code.hold(module + "HTTP") || code.hold(module + "Cached") else { return false }
        var isChanged = false
        for name in networking {
            isChanged = exchange(module + name, by: String(repeating: " ", count: module.utf8.count) + name, code, &bytes) || isChanged
        }
        return isChanged
    }

    /// The names of Foundation's part for the network.
    private static let networking = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]
}
