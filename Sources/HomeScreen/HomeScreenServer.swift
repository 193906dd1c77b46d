import Foundation
import Hummingbird
import VitrineWidgetArchive
import WidgetHost

/// The home screen on this machine: a page, its pictures, and what the page may ask of the host.
///
/// `try await HomeScreenServer(host: HostControls(host), port: 8080, token: token).run { port in … }` serves until the task is cancelled.
package struct HomeScreenServer: Sendable {
    /// Bytes of a request's body.
    static let largestBody = 16 * 1024
    let host: HostControls
    /// Silence after which a stream of events says that it is still there.
    var heartbeat = Duration.seconds(15)
    var patience = LocalPage.Patience()
    private let port: PortBox
    private let token: AccessToken
    private let address: String
    let files: PageFiles
    let interface: Data
    let sheets = SheetMemory()

    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - token: what a request has to bring.
    ///   - address: of this machine; other machines reach another one than loopback's.
    /// - Throws: when the page's files are not there.
    package init(host: HostControls, port: Int, token: AccessToken, address: String = "127.0.0.1") throws {
        self.host = host
        self.port = PortBox(port)
        self.token = token
        self.address = address
        interface = try OpenAPIDocument.data()
        files = try PageFiles()
    }

    /// Serves until the task is cancelled.
    /// - Parameter listening: is told the port once the page can be opened.
    /// - Throws: when the port is taken.
    package func run(listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LocalPage.serve(router(), address: address, port: port, patience: patience, listening: listening)
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: PageHeaders())
        router.add(middleware: OwnPageOnly(port: port, address: address))
        let parts = (files.parts + files.later).map { "/" + $0.name } + ["/", "/causes.css"]
        router.add(middleware: TokenRequired(token: token, port: port, openParts: Set(parts)))
        router.get("/") { request, _ in Self.answer(files.html, to: request) }
        for part in files.parts + files.later { router.get(RouterPath(part.name)) { request, _ in Self.answer(part, to: request) } }
        router.get("state") { _, _ in try Self.json(PageState(await host.observing.state())) }
        router.get("gallery") { _, _ in try Self.json(await host.screen.offered()) }
        router.get("events") { request, _ in
            // The ticks: when only a date in a tile reads otherwise.
            LocalPage.events(await host.observing.changes(ticks: request.uri.queryParameters["ticks"] != "no"), heartbeat: heartbeat)
        }
        addActions(router)
        addScreens(router)
        addPictures(router)
        addFaults(router)
        addSheets(router)
        addExplanations(router)
        return router
    }

    // MARK: Helping others

    /// What the host refuses, as a refusal of the page's request.
    func asked<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as HTTPError {
            throw error
        } catch HostError.noSuchTile(let id) {
            throw HTTPError(.notFound, message: "\(HostError.noSuchTile(id))")
        } catch HostError.noSuchApp(let id) {
            throw HTTPError(.notFound, message: "\(HostError.noSuchApp(id))")
        } catch HostError.nothingKept(let id) {
            throw HTTPError(.notFound, message: "\(HostError.nothingKept(id))")
        } catch let refusal as Fault.Refusal {
            throw HTTPError(.badRequest, message: "\(refusal)")
        } catch let refusal as EnvironmentChange.Refusal {
            throw HTTPError(.badRequest, message: "\(refusal)")
        } catch {
            throw HTTPError(.unprocessableContent, message: "\(error)")
        }
    }

    static func json(_ value: some Encodable) throws -> Response { answer(try PageState.encode(value), "application/json") }

    /// One of the page's files, packed where the browser says that it can unpack.
    static func answer(_ file: PageFiles.File, to request: Request) -> Response {
        let packs =
            request.headers[.acceptEncoding]?.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == "deflate" }
            == true
        var response = answer(packs ? file.packed : file.data, file.type)
        response.headers[.vary] = "Accept-Encoding"
        if packs { response.headers[.contentEncoding] = "deflate" }
        return response
    }

    static func answer(_ data: Data, _ type: String) -> Response {
        Response(status: .ok, headers: [.contentType: type, .cacheControl: "no-store"], body: .init(byteBuffer: ByteBuffer(bytes: data)))
    }
}
