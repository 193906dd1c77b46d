import Foundation
import Hummingbird
import LoopbackService

/// The service's routes.
public struct GetawaysAPI: Sendable {
    /// Bytes of a request's body.
    static let bodyLimit = 4 * 1024
    private let book: DealsBook
    private let airports: AirportIndex
    private let modes = ModeBoard<Topic, ServiceMode>(usual: .normal)
    private let counters = Counters()
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - seed: makes other deals.
    ///   - airports: where one can start from.
    ///   - now: the day on which deals are today's.
    public init(seed: String = "getaways", airports: AirportIndex, now: @escaping @Sendable () -> Date) {
        book = DealsBook(seed: seed, airports: { airports[$0] })
        self.airports = airports
        self.now = now
    }

    public func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: RefusalMiddleware())
        router.get("health") { _, _ in try Response.json(["status": "up"]) }
        router.get("v1/deals") { request, _ in
            try await answer(request, .deals) {
                JSONBody(try JSONBytes.of(try feed(QueryParameters(request)), snakeCase: true))
            }
        }
        router.get("v1/airports") { request, _ in
            try await answer(request, .airports) {
                JSONBody(try JSONBytes.of(try list(QueryParameters(request)), snakeCase: true))
            }
        }
        router.get("v1/photos/:file") { request, context in
            let file = try context.parameters.require("file")
            return try await answer(request, .photos) {
                guard file.hasSuffix(".jpg"), let photograph = try Photographs.photograph(named: String(file.dropLast(4))) else {
                    throw GetawaysError.noSuchPhotograph
                }
                return JPEGBody(photograph)
            }
        }
        router.post("v1/modes") { request, _ in
            try await modes.set(try await SentBody.json(of: request, limit: Self.bodyLimit))
            return try Response.json(await modes.words)
        }
        router.get("v1/counters") { _, _ in try Response.json(await counters.counts, snakeCase: true) }
        router.post("v1/counters/reset") { request, _ in
            let _: [String: String] = try await SentBody.json(of: request, limit: Self.bodyLimit)
            await counters.reset()
            return Response(status: .noContent)
        }
        return router
    }

    private func feed(_ query: QueryParameters) throws -> DealsFeed {
        let language = try query.language()
        let code = try query.required("airport")
        guard let airport = airports[code] else { throw ServiceRefusal.field("airport", reason: "is no airport's code") }
        guard let travellers = Int(try query.required("travellers")), DealsBook.travellers.contains(travellers) else {
            throw ServiceRefusal.field("travellers", reason: "is no number from 1 to 6")
        }
        guard let dates = TravelDates(rawValue: try query.required("dates")) else {
            throw ServiceRefusal.field("dates", reason: "is none of \(TravelDates.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return book.feed(from: airport, travellers: travellers, dates: dates, language: language, now: now())
    }

    private func list(_ query: QueryParameters) throws -> AirportList {
        let language = try query.language()
        let found = airports.airports(for: try query.optional("term"), in: try query.region())
        return AirportList(
            airports: found.map { airport in
                var airport = airport
                airport.city = CityNames.name(of: airport.code, in: language) ?? airport.city
                return airport
            })
    }

    /// Counts, misbehaves if it is to, and answers, with 304 to whoever has it already.
    private func answer(_ request: Request, _ topic: Topic, _ make: () async throws -> any ResponseBody) async throws -> Response {
        await counters.note(request.uri.path)
        let mode = await modes[topic]
        if mode != .normal, let response = try await Misbehaviour(mode: mode, topic: topic).response(make) { return response }
        let body = try await make()
        let tag = body.entityTag
        var headers: HTTPFields = [.eTag: tag, .cacheControl: topic.cacheControl, .vary: "Accept-Language"]
        if request.headers[.ifNoneMatch]?.split(separator: ",").contains(where: { $0.trimmingCharacters(in: .whitespaces) == tag }) == true
        {
            await counters.noteNotModified(request.uri.path)
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = body.type
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: body.bytes)))
    }
}
