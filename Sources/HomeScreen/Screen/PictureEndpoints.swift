import Foundation
import Hummingbird
import VitrineWidgetArchive
import WidgetHost

/// Pictures of tiles: as they are, as they were, as they would be elsewhere, and what of them follows the time.
extension HomeScreenServer {
    private struct Dates: Encodable {
        struct Part: Encodable {
            var x: Double
            var y: Double
            var width: Double
            var height: Double
            var png: String
        }
        struct Tile: Encodable {
            var tile: String
            var version: Int
            var rects: [Part]
        }
        var now: Date
        var next: Date?
        var tiles: [Tile]

        init(_ dates: TickingDates) {
            (now, next) = (dates.now, dates.next)
            tiles = dates.tiles.map { tile in
                Tile(
                    tile: tile.id, version: tile.version,
                    rects: tile.parts.map { part in
                        Part(
                            x: part.frame.minX, y: part.frame.minY, width: part.frame.width, height: part.frame.height,
                            png: "data:image/png;base64," + Data(part.png).base64EncodedString())
                    })
            }
        }
    }

    func addPictures(_ router: Router<BasicRequestContext>) {
        router.get("tiles/:id/:file") { request, context in
            let id = try context.parameters.require("id"), file = try context.parameters.require("file")
            let query = PictureQuery(request)
            if file == "variant.png" { return try await variant(of: id, query) }
            guard file.hasSuffix(".png"), Int(file.dropLast(4)) != nil else {
                throw HTTPError(.notFound, message: "A picture is called VERSION.png or variant.png.")
            }
            return try await picture(of: id, query)
        }
        router.get("dates") { request, _ in
            let query = PictureQuery(request)
            let wanted = DatesRequest(
                scheme: try query.value("scheme", "light or dark"), scale: try query.scale,
                screen: try query.value("screen", "home, lock or standby"), page: try query.value("page", "a whole number"))
            return try Self.json(Dates(try await asked { try await host.pictures.dates(wanted) }))
        }
    }

    /// `tiles/ID/VERSION.png?scheme=dark&scale=3&mode=tinted&at=MS`
    private func picture(of id: String, _ query: PictureQuery) async throws -> Response {
        let wanted = PictureRequest(
            scheme: try query.value("scheme", "light or dark"), mode: try query.value("mode", "fullColor, tinted, clear or vibrant"),
            scale: try query.scale, at: try query.moment)
        // Another picture has another version, so this one never changes.
        return try await Self.image(asked { try await host.pictures.picture(of: id, wanted) }, isKept: true)
    }

    /// `tiles/ID/variant.png?typeSize=xxxLarge&…`
    private func variant(of id: String, _ query: PictureQuery) async throws -> Response {
        var fields = VariantRequest(scale: try query.scale)
        fields.scheme = try query.value("scheme", "light or dark")
        fields.mode = try query.value("mode", "fullColor, tinted, clear or vibrant")
        (fields.typeSize, fields.locale) = (query.text("typeSize"), query.text("locale"))
        fields.rightToLeft = try query.value("rightToLeft", "true or false")
        fields.boldText = try query.value("boldText", "true or false")
        fields.locked = try query.value("locked", "true or false")
        fields.luminance = try query.value("luminance", "full or reduced")
        let wanted = fields
        return try await Self.image(asked { try await host.pictures.variant(of: id, wanted) }, isKept: false)
    }

    private static func image(_ bytes: [UInt8], isKept: Bool) -> Response {
        Response(
            status: .ok, headers: [.contentType: "image/png", .cacheControl: isKept ? "private, max-age=31536000, immutable" : "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

/// The parameters of a picture's address.
struct PictureQuery {
    private let parameters: [String: String]

    init(_ request: Request) {
        parameters = Dictionary(
            request.uri.queryParameters.map { (String($0.key), String($0.value)) }, uniquingKeysWith: { first, _ in first })
    }

    func text(_ name: String) -> String? { parameters[name] }

    /// A parameter as one of a closed choice; nil where it is not said.
    /// - Throws: a refusal that says what it may be.
    func value<Value: RawRepresentable<String>>(_ name: String, _ wanted: String) throws -> Value? {
        guard let text = parameters[name] else { return nil }
        guard let value = Value(rawValue: text) else { throw refusal(name, wanted) }
        return value
    }

    func value<Value: LosslessStringConvertible>(_ name: String, _ wanted: String) throws -> Value? {
        guard let text = parameters[name] else { return nil }
        guard let value = Value(text) else { throw refusal(name, wanted) }
        return value
    }

    var scale: Double {
        get throws {
            let words = "a number from 0.5 to 4"
            let scale = try value("scale", words) ?? 2.0
            guard RenderCache.scales.contains(scale) else { throw refusal("scale", words) }
            return scale
        }
    }

    var moment: Date? {
        get throws {
            let at: Double? = try value("at", "a number of milliseconds")
            guard let at else { return nil }
            guard at.magnitude < 1e14 else { throw refusal("at", "a number of milliseconds") }
            return Date(timeIntervalSince1970: at / 1000)
        }
    }

    private func refusal(_ name: String, _ wanted: String) -> HTTPError {
        HTTPError(.badRequest, message: "\(name) is \(wanted).")
    }
}
