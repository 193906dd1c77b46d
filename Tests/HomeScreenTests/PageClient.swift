import Foundation
import OwnThreads

/// A browser's half of HTTP over a plain socket: it may send any header, and read an answer that never ends.
struct PageClient: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Response: Sendable {
        var status: Int
        /// The headers by name in lower case.
        var headers: [String: String]
        var body: Data

        /// The body as a JSON object; empty when it is none.
        var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
        /// The sentence of a refusal.
        var sentence: String { (object["error"] as? [String: Any])?["message"] as? String ?? "" }
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    let port: Int
    /// Sent with every request.
    let token: String
    /// Seconds without a byte after which the server counts as silent.
    static let patience = 20

    /// What `vitrine run` would print.
    var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> Response {
        try await send("GET", path, headers: headers, body: Data())
    }

    func post(_ path: String, _ body: String, headers: [String: String] = [:]) async throws -> Response {
        try await send("POST", path, headers: ["Content-Type": "application/json"].merging(headers) { $1 }, body: Data(body.utf8))
    }

    /// An empty header is left out.
    func send(_ method: String, _ path: String, headers: [String: String], body: Data) async throws -> Response {
        let request = request(method, path, headers: headers, body: body)
        return try await onThread { try Self.parse(exchange(request) { _ in false }) }
    }

    /// Opens a stream of events, calls `heard` with what has come so far after every piece, and hangs up once it says true.
    func listen(_ path: String, until heard: @escaping @Sendable (String) -> Bool) async throws -> String {
        let request = request("GET", path, headers: [:], body: Data())
        return try await onThread {
            String(decoding: try exchange(request) { heard(String(decoding: $0, as: UTF8.self)) }, as: UTF8.self)
        }
    }

    /// Sends a part of a request, and waits for the server to close the connection: what it said before.
    func left(of part: String) async throws -> String {
        try await onThread { String(decoding: try exchange(Data(part.utf8)) { _ in false }, as: UTF8.self) }
    }

    private func request(_ method: String, _ path: String, headers: [String: String], body: Data) -> Data {
        var all = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Authorization": "Bearer \(token)"]
        if method != "GET" { all["Content-Length"] = String(body.count) }
        all.merge(headers) { $1 }
        let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }.joined()
        return Data("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n".utf8) + body
    }

    @available(*, noasync)
    private func exchange(_ request: Data, until isEnough: (Data) -> Bool) throws -> Data {
        let socket = try Self.connection(to: port)
        defer { close(socket) }
        // A server that refuses early may hang up before all is sent; its answer is read all the same.
        var rest = request
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent <= 0 { break }
            rest = Data(rest.dropFirst(sent))
        }
        var received = Data()
        var piece = [UInt8](repeating: 0, count: 65536)
        while !isEnough(received) {
            let count = recv(socket, &piece, piece.count, 0)
            if count < 0 && errno == EAGAIN { throw Failure(description: "The server said nothing for \(Self.patience) s.") }
            if count <= 0 { break }
            received.append(contentsOf: piece[..<count])
        }
        return received
    }

    /// A socket that is connected to a port of this machine, for the caller to close.
    @available(*, noasync)
    static func connection(to port: Int) throws -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw Failure(description: "No socket: \(errno).") }
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard connected == 0 else {
            close(socket)
            throw Failure(description: "No connection: \(errno).")
        }
        return socket
    }

    private static func parse(_ data: Data) throws -> Response {
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
            throw Failure(description: "That was no answer: \(data.count) bytes.")
        }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return Response(status: status, headers: headers, body: data[end.upperBound...])
    }
}
