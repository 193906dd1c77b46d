import CVirtualClock
import Foundation
import FoundationNetworking

/// What becomes of the requests that a provider makes over HTTP, in place of asking anybody.
public enum NetworkFault: Hashable, Sendable {
    /// Each fails: where nothing else is said, as on a device without a network.
    case fails(URLError.Code = .notConnectedToInternet)
    /// Each is answered with a status and a body, whatever it asks for. A download task fails as unavailable: it has no file to hand over.
    case answers(status: Int, body: Data = Data())
}

/// A network fault was set, and requests of this process do not come by it: Foundation's library is of another layout than is known.
public struct RequestsNotReached: Error, CustomStringConvertible {
    public var description: String { "The network fault is not reached: this Foundation chooses who loads a request in another way." }
}

/// The faults of requests, each for the task that makes them and for the tasks that this starts.
///
/// Foundation asks who can load a request where it is begun, in the caller's thread and so in its task. In a shared session those that are
/// registered are asked first, in others Foundation's own class for HTTP is, whose answer is ours below.
enum RequestFaults {
    @TaskLocal fileprivate static var current: NetworkFault?

    /// Whether requests come by here.
    private static let isReached: Bool = {
        _ = URLProtocol.registerClass(FaultyRequest.self)
        let classes = URLSessionConfiguration.default.protocolClasses ?? []
        guard let ours = vitrine_can_load_entry(), let http = classes.first(where: { "\($0)" == "_HTTPURLProtocol" }) else { return false }
        return replaceAnswer(of: http, by: ours)
    }()

    /// Lets work run with a fault; nil is none.
    /// - Throws: ``RequestsNotReached``, and what the work throws.
    static func with<Value: Sendable>(_ fault: NetworkFault?, _ work: () async throws -> Value) async throws -> Value {
        guard let fault else { return try await work() }
        guard isReached else { throw RequestsNotReached() }
        return try await $current.withValue(fault, operation: work)
    }

    static func isOverHTTP(_ request: URLRequest) -> Bool { ["http", "https"].contains(request.url?.scheme?.lowercased()) }

    /// The symbol of `URLProtocol.canInit(with:)` for a request.
    private static let question = "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZ"

    /// Puts a function in the place of a subclass's `canInit(with:)`, which stands where the superclass's table has its own.
    /// - Returns: whether the place was found.
    private static func replaceAnswer(of type: AnyClass, by ours: UnsafeMutableRawPointer) -> Bool {
        guard let theirs = dlsym(nil, question) else { return false }
        let base = unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeMutableRawPointer.self)
        // Past the class's kind, superclass, flags and instance's sizes: how large it is, and how much of that lies before it.
        let size = Int(base.load(fromByteOffset: 32, as: UInt32.self)), before = Int(base.load(fromByteOffset: 36, as: UInt32.self))
        guard size < 1 << 16, before < size,
            let offset = stride(from: 40, to: size - before, by: 8).first(where: {
                (base + $0).load(as: UnsafeMutableRawPointer?.self) == theirs
            })
        else { return false }
        let slot = unsafeBitCast(type, to: UnsafeMutableRawPointer.self) + offset, page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        guard let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(page - 1)),
            mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0
        else { return false }
        slot.storeBytes(of: ours, as: UnsafeMutableRawPointer.self)
        return true
    }
}

extension URLProtocol {
    /// Whether Foundation's own class may load a request: as it says itself, but where there is a fault.
    @_silgen_name("vitrine_can_load")
    package final class func vitrineCanLoad(with request: URLRequest) -> Bool {
        RequestFaults.current == nil && RequestFaults.isOverHTTP(request)
    }
}

/// A request that comes to its fault.
private final class FaultyRequest: URLProtocol {
    private let fault: NetworkFault?

    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        fault = RequestFaults.current
        super.init(request: request, cachedResponse: cachedResponse, client: client)
    }

    override class func canInit(with request: URLRequest) -> Bool { RequestFaults.current != nil && RequestFaults.isOverHTTP(request) }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        switch fault {
        case .answers(let status, let body)? where !(task is URLSessionDownloadTask):
            let fields = ["Content-Length": "\(body.count)"]
            guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields) else {
                return fail(.badServerResponse, url)
            }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: body)
            client?.urlProtocolDidFinishLoading(self)
        case .fails(let code)?: fail(code, url)
        default: fail(.resourceUnavailable, url)
        }
    }

    override func stopLoading() {}

    private func fail(_ code: URLError.Code, _ url: URL) {
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    }
}
