import FetchCache
import Foundation
import FoundationNetworking

@testable import GetawaysCore
import TestTime
import UIKit

/// A service in memory: answers by path, and writes down what is asked.
final class FakeDealsService: @unchecked Sendable {
    struct Response {
        var status = 200
        var body = Data()
        var failure: URLError?
    }

    // A literal address is always one; nothing listens there.
    static let address = URL(string: "http://127.0.0.1:9")!

    private let lock = NSLock()
    // Touched only under the lock.
    private var answers: [String: Response] = [:]
    private var asked: [String] = []

    /// Path and query of every request, in order.
    var requests: [String] { lock.withLock { asked } }

    /// Sets the answer for a path, whatever its query.
    func set(_ path: String, _ answer: Response) { lock.withLock { answers[path] = answer } }

    func set(_ path: String, _ body: Data, status: Int = 200) { set(path, Response(status: status, body: body)) }

    func set(deals: [DealServiceData]) {
        set("/v1/deals", .json(DealsFeedServiceData(airport: Airport(code: "MXP", city: "Milan"), deals: deals)))
    }

    /// Deals with their photographs.
    func fill(_ count: Int = 3) {
        set(deals: (0..<count).map { .sample("City \($0)", photo: "p\($0)") })
        for index in 0..<count { set("/v1/photos/p\(index).jpg", .jpeg()) }
    }

    /// Every path fails as a service does that is not there.
    func goDown() { lock.withLock { answers = answers.mapValues { _ in Response(failure: URLError(.cannotConnectToHost)) } } }

    var transport: FetchTransport {
        { [self] request in
            guard let url = request.url else { throw URLError(.badURL) }
            let answer = lock.withLock { () -> Response in
                asked.append(url.path + (url.query.map { "?" + $0 } ?? ""))
                return answers[url.path] ?? Response(status: 404, body: Data("<html>Not here</html>".utf8))
            }
            if let failure = answer.failure { throw failure }
            guard let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: [:]) else {
                throw URLError(.badServerResponse)
            }
            return (answer.body, response)
        }
    }
}

/// The core on a fake service and a folder of its own.
struct CoreFixture: Sendable {
    static let tile = DealsTile(size: CGSize(width: 158, height: 158), scale: 2)
    static let configuration = DealsConfiguration(location: Airport(code: "MXP", city: "Milan"), travellers: .three, dates: .week)

    let service = FakeDealsService()
    let clock = TestClock(Date(timeIntervalSince1970: 1_781_000_000))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("getaways-\(UUID().uuidString)", isDirectory: true)
    let restClient: RestClient

    init() {
        restClient = RestClient(
            cache: FetchCache(
                folder: folder.appendingPathComponent("Fetched"), now: { [clock] in clock.now }, transport: service.transport),
            photographs: folder.appendingPathComponent("Photographs"))
    }

    func repository(adapter: (any DealsAdapting)? = nil) -> DealsRepository {
        DealsRepository(
            restClient: restClient, dealsAdapter: adapter ?? patientAdapter,
            dealsFeedUrlRepository: DealsFeedUrlRepository(service: { FakeDealsService.address }, language: { "it" }),
            memory: DealsMemory(folder: folder.appendingPathComponent("LastDeals")), now: { [clock] in clock.now })
    }

    /// A busy machine takes its time for photographs: how long that is decides no test. Cancelled when they are all there.
    var patientAdapter: DealsAdapter {
        DealsAdapter(restClient: restClient, timeIsUp: { try await Task.sleep(for: .seconds(3_600)) })
    }

    func provider() -> DealsProvider {
        DealsProvider(
            dealsEntryProvider: DealsEntryProvider(
                dealsRepository: repository(), now: { [clock] in clock.now }, calendar: Calendar(identifier: .gregorian)),
            fake: FakeDealsEntryProvider(now: { [clock] in clock.now }), now: { [clock] in clock.now })
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// A value under a lock.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }
    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

extension Data {
    /// A value as the service writes it.
    static func json(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return (try? encoder.encode(value)) ?? Data()
    }

    /// A picture of one colour.
    static func jpeg(width: CGFloat = 320, height: CGFloat = 214, _ color: UIColor = .systemTeal) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
            .jpegData(withCompressionQuality: 0.9) { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }
    }
}

extension DealServiceData {
    static func sample(_ city: String = "Lisbona", photo: String = "lisbon", cents: Int = 28_900) -> DealServiceData {
        DealServiceData(
            id: "\(photo)-1", cityName: city, cityCode: "LIS", countryName: "Portogallo", product: .flightAndHotel, priceInCents: cents,
            currency: "EUR", departsOn: "2026-06-12", returnsOn: "2026-06-14", nights: 2, imagePath: "/v1/photos/\(photo).jpg")
    }
}
