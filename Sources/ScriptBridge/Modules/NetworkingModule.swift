import Downloads
import Foundation
import ScriptBridge

/// The network by which `fetch` reaches services.
public protocol ScriptNetwork: Sendable {
    /// The body and head of whatever is answered.
    func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// ``ScriptNetwork`` by `URLSession`: https anywhere, http on this machine only, no redirects, no cookies, up to a limit.
public struct BoundedNetwork: ScriptNetwork {
    private let download: BoundedDownload

    /// - Parameters:
    ///   - limit: bytes of an answer.
    ///   - timeout: seconds for a whole answer.
    public init(limit: Int = 1 << 20, timeout: Double = 10) { download = BoundedDownload(limit: limit, timeout: timeout) }

    /// The body and head of whatever is answered.
    /// - Throws: `NativeError` with `E_ADDRESS`, `E_TOO_LARGE` or `E_UNREACHABLE`; `CancellationError`.
    public func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await download(request)
        } catch let error as DownloadError {
            switch error {
            case .addressRefused(let address):
                throw NativeError(
                    code: "E_ADDRESS", message: "Only https, and http on this machine, may be asked; not \(address.prefix(200)).")
            case .tooLarge(let limit): throw NativeError(code: "E_TOO_LARGE", message: "The answer has more than \(limit) bytes.")
            case .unreachable(let why): throw NativeError(code: "E_UNREACHABLE", message: why)
            }
        }
    }
}

extension NativeModule {
    /// The native module behind `fetch` and `AbortController`.
    public static func networking(_ network: any ScriptNetwork = BoundedNetwork()) -> NativeModule {
        let requests = OpenRequests()
        return NativeModule(
            "Networking",
            [
                .task("sendRequest", "id", "method", "url", "headers", "body") {
                    (id: Int, method: String, address: String, headers: [String: String], body: String?) -> ScriptValue in
                    guard let url = URL(string: address) else {
                        throw NativeError(code: "E_ADDRESS", message: "\"\(address.prefix(200))\" is no address.")
                    }
                    var request = URLRequest(url: url)
                    request.httpMethod = method
                    request.httpBody = body.map { Data($0.utf8) }
                    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
                    let sent = request
                    let task = Task { try await network.answer(sent) }
                    requests.open(id, task)
                    defer { requests.close(id) }
                    let (data, response) = try await withTaskCancellationHandler {
                        try await task.value
                    } onCancel: {
                        task.cancel()
                    }
                    let fields = response.allHeaderFields.reduce(into: [String: ScriptValue]()) { fields, field in
                        fields["\(field.key)"] = .string("\(field.value)")
                    }
                    return [
                        "status": .number(Double(response.statusCode)), "url": .string(address), "headers": .object(fields),
                        "body": .string(String(decoding: data, as: UTF8.self)),
                    ]
                },
                NativeMethod("abortRequest", "id") { (id: Int) -> Void in requests.cancel(id) },
            ])
    }
}

/// The requests that have not been answered.
private final class OpenRequests: @unchecked Sendable {
    private let lock = NSLock()
    // Both under the lock. A request may be given up before its task has begun.
    private var tasks: [Int: Task<(Data, HTTPURLResponse), any Error>] = [:]
    private var early: Set<Int> = []

    func open(_ id: Int, _ task: Task<(Data, HTTPURLResponse), any Error>) {
        let isGivenUp = lock.withLock {
            tasks[id] = task
            return early.remove(id) != nil
        }
        if isGivenUp { task.cancel() }
    }

    func close(_ id: Int) { lock.withLock { _ = tasks.removeValue(forKey: id) } }

    func cancel(_ id: Int) {
        let task = lock.withLock {
            if tasks[id] == nil { early.insert(id) }
            return tasks[id]
        }
        task?.cancel()
    }
}
