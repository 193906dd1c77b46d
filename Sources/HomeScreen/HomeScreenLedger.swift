import Foundation
import HTTPTypes
import Hummingbird
import VitrineAssetCatalog
import VitrineWidgetArchive
import WidgetHost

/// What explains itself: the whole ledger, and the causes that lines and tiles name.
extension HomeScreenServer {
    func addExplanations(_ router: Router<BasicRequestContext>) {
        router.get("ledger.json") { request, _ in
            let lines = try await asked { try await host.observing.ledger(try filter(request)) }
            var response = try Self.json(lines)
            response.headers[.contentDisposition] = "attachment; filename=\"ledger.json\""
            return response
        }
        router.get("openapi.json") { _, _ in Self.answer(interface, "application/json") }
        router.get("doctor") { _, _ in try Self.json(await host.observing.doctor()) }
        router.get("gallery/:kind/:file") { request, context in try await galleryPicture(request, context) }
        router.get("icons/:file") { request, context in try await icon(request, context) }
        router.get("screens/:file") { request, context in try await appScreen(request, context) }
        router.get("causes") { _, _ in try Self.json(CausePage.causes) }
        router.get("causes.html") { _, _ in Self.answer(CausePage.html, "text/html; charset=utf-8") }
        router.get("causes.css") { _, _ in Self.answer(files.causesStyle.data, files.causesStyle.type) }
    }

    /// `gallery/KIND/FAMILY.png?scheme=dark&scale=3`
    private func galleryPicture(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
        let kind = try context.parameters.require("kind"), file = try context.parameters.require("file")
        guard file.hasSuffix(".png"), let family = WidgetFamilyName(rawValue: String(file.dropLast(4))) else {
            throw HTTPError(.notFound, message: "A picture of the gallery is called FAMILY.png.")
        }
        let query = PictureQuery(request)
        let scheme: RenderEnvironment.Scheme? = try query.value("scheme", "light or dark")
        let scale = try query.scale
        let bytes = try await asked {
            try await host.pictures.galleryPicture(
                of: kind.removingPercentEncoding ?? kind, family: family, scheme: scheme ?? .light, scale: scale)
        }
        return Response(
            status: .ok, headers: [.contentType: "image/png", .cacheControl: "private, no-cache"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// `icons/APP.png?appearance=dark`
    private func icon(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
        let file = try context.parameters.require("file")
        guard file.hasSuffix(".png") else { throw HTTPError(.notFound, message: "An icon is called APP.png.") }
        let appearance: IconAppearance? = try PictureQuery(request).value("appearance", "light, dark or tinted")
        let app = String(file.dropLast(4))
        let bytes = try await asked { try await host.pictures.icon(of: app.removingPercentEncoding ?? app, appearance ?? .light) }
        return Response(
            status: .ok, headers: [.contentType: "image/png", .cacheControl: "private, no-cache"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// `screens/APP.png?scheme=dark`
    private func appScreen(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
        let file = try context.parameters.require("file")
        guard file.hasSuffix(".png") else { throw HTTPError(.notFound, message: "A screen is called APP.png.") }
        let scheme: RenderEnvironment.Scheme? = try PictureQuery(request).value("scheme", "light or dark")
        let app = String(file.dropLast(4))
        let bytes = try await asked { try await host.pictures.screen(of: app.removingPercentEncoding ?? app, scheme: scheme) }
        return Response(
            status: .ok, headers: [.contentType: "image/png", .cacheControl: "private, no-cache"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// `?tile=…&app=…&from=…&to=…`, the times in milliseconds since 1970.
    private func filter(_ request: Request) throws -> LedgerFilter {
        let query = request.uri.queryParameters
        func date(_ name: String) throws -> Date? {
            guard let text = query[Substring(name)] else { return nil }
            guard let milliseconds = Double(text), milliseconds.isFinite else {
                throw HTTPError(.badRequest, message: "\(name) is a number of milliseconds since 1970.")
            }
            return Date(timeIntervalSince1970: milliseconds / 1000)
        }
        return LedgerFilter(
            tile: query["tile"].map(String.init), app: query["app"].map(String.init), from: try date("from"), to: try date("to"))
    }
}
