import Foundation
import Hummingbird
import VitrineWidgetArchive
import WidgetHost

/// What the page can do. Bodies are JSON; a refusal is a status of 4xx with a sentence.
extension HomeScreenServer {
    private struct ClockRequest: Decodable {
        /// The present time in milliseconds since 1970.
        var now: Double?
        /// Virtual seconds a second.
        var rate: Double?
        /// Ends the jump that is under way where it is.
        var stop: Bool?
    }
    private struct TapRequest: Decodable {
        var tile: String
        var x: Double
        var y: Double
    }
    private struct PlaceRequest: Decodable {
        var kind: String
        var family: WidgetFamilyName
        /// A configuration it offers ready made, by its title.
        var recommendation: String?
        var screen: HomeEnvironment.Screen?
        var page: Int?
        var column: Int?
        var row: Int?

        var place: ScreenPlace? {
            guard page != nil || column != nil || row != nil else { return nil }
            return ScreenPlace(page: page ?? 0, column: column ?? 0, row: row ?? 0)
        }
    }
    private struct TileRequest: Decodable { var tile: String }
    private struct ReloadRequest: Decodable {
        var tile: String
        /// Whether it is answered only when the new timeline has come, or has failed to.
        var wait: Bool?
    }
    private struct SizeRequest: Decodable {
        var tile: String
        var family: WidgetFamilyName
    }
    private struct LinkRequest: Decodable { var url: String }
    private struct AppRequest: Decodable { var app: String }
    private struct Opened: Encodable { var url: String? }
    private struct Tapped: Encodable {
        var url: String?
        /// What the control's intent threw.
        var failure: String?
    }
    private struct Placed: Encodable { var tile: String }
    /// What answers a request that has nothing else to say.
    struct Done: Encodable { var done = true }

    func addActions(_ router: Router<BasicRequestContext>) {
        router.post("clock") { request, _ in
            let fields: ClockRequest = try await body(request)
            if let now = fields.now, !now.isFinite { throw HTTPError(.badRequest, message: "now is a number of milliseconds.") }
            if fields.stop == true { await host.clock.stopJump() }
            if fields.stop == true, fields.now == nil, fields.rate == nil { return try Self.json(Done()) }
            try await asked {
                try await host.clock.setClock(now: fields.now.map { Date(timeIntervalSince1970: $0 / 1000) }, rate: fields.rate)
            }
            return try Self.json(Done())
        }
        router.post("tap") { request, _ in
            let fields: TapRequest = try await body(request)
            let outcome = try await asked { try await host.tiles.tap(tile: fields.tile, x: fields.x, y: fields.y) }
            return try Self.json(Tapped(url: outcome.url?.absoluteString, failure: outcome.failure))
        }
        router.post("place") { request, _ in
            let fields: PlaceRequest = try await body(request)
            let tile = try await asked {
                try await host.screen.place(
                    PlacementRequest(
                        kind: fields.kind, family: fields.family, recommendation: fields.recommendation, screen: fields.screen,
                        place: fields.place))
            }
            return try Self.json(Placed(tile: tile))
        }
        router.post("remove") { request, _ in
            let fields: TileRequest = try await body(request)
            try await asked { try await host.screen.remove(tile: fields.tile) }
            return try Self.json(Done())
        }
        router.post("restore") { request, _ in
            let fields: TileRequest = try await body(request)
            try await asked { try await host.screen.restore(tile: fields.tile) }
            return try Self.json(Done())
        }
        router.post("reload") { request, _ in
            let fields: ReloadRequest = try await body(request)
            try await asked { try await host.tiles.reload(tile: fields.tile) }
            if fields.wait == true { await host.tiles.settle(tile: fields.tile) }
            return try Self.json(Done())
        }
        router.post("resize") { request, _ in
            let fields: SizeRequest = try await body(request)
            try await asked { try await host.screen.resize(tile: fields.tile, to: fields.family) }
            return try Self.json(Done())
        }
        router.post("open") { request, _ in
            let fields: LinkRequest = try await body(request)
            guard let url = URL(string: fields.url), url.scheme != nil else {
                throw HTTPError(.badRequest, message: "url is not a link with a scheme.")
            }
            try await asked { try await host.tiles.open(url) }
            return try Self.json(Opened(url: url.absoluteString))
        }
        router.post("front") { request, _ in
            let fields: AppRequest = try await body(request)
            try await asked { try await host.tiles.open(app: fields.app) }
            return try Self.json(Done())
        }
        router.post("home") { _, _ in
            try await asked { try await host.tiles.goHome() }
            return try Self.json(Done())
        }
    }

    /// - Parameter limit: the most bytes it may have.
    func body<Fields: Decodable>(_ request: Request, upTo limit: Int = largestBody) async throws -> Fields {
        guard request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true else {
            throw HTTPError(.unsupportedMediaType, message: "The body is not application/json.")
        }
        guard let buffer = try? await request.body.collect(upTo: limit) else {
            throw HTTPError(.contentTooLarge, message: "The body is longer than \(limit) bytes.")
        }
        do {
            return try JSONDecoder().decode(Fields.self, from: Data(buffer.readableBytesView))
        } catch DecodingError.keyNotFound(let key, _) {
            throw HTTPError(.badRequest, message: "The body lacks “\(key.stringValue)”.")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(
            let context)
        {
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw HTTPError(.badRequest, message: place.isEmpty ? "The body is not JSON." : "“\(place)” is not what it should be.")
        }
    }
}
