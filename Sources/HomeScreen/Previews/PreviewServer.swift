import Foundation
import Hummingbird
import VitrineWidgetArchive

/// The page of previews on this machine.
package struct PreviewServer: Sendable {
    private let control: any PreviewControlling
    private let port: PortBox
    private let token: AccessToken
    private let files: [PageFiles.File]
    private let html: PageFiles.File

    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - token: what a request has to bring.
    /// - Throws: when the page's files are not there.
    package init(_ control: any PreviewControlling, port: Int, token: AccessToken) throws {
        self.control = control
        self.port = PortBox(port)
        self.token = token
        html = try PageFiles.read("preview.html", "text/html")
        files = [
            try PageFiles.read("preview.css", "text/css"), try PageFiles.read("elements.js", "text/javascript"),
            try PageFiles.read("preview.js", "text/javascript"), try PageFiles.read("inspector.js", "text/javascript"),
        ]
    }

    /// Serves until the task is cancelled.
    /// - Parameter listening: is told the port once the page can be opened.
    /// - Throws: when the port is taken.
    package func run(listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LocalPage.serve(router(), address: "127.0.0.1", port: port, listening: listening)
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: PageHeaders())
        router.add(middleware: OwnPageOnly(port: port, address: "127.0.0.1"))
        router.add(middleware: TokenRequired(token: token, port: port, openParts: Set(files.map { "/" + $0.name } + ["/"])))
        router.get("/") { request, _ in HomeScreenServer.answer(html, to: request) }
        for file in files { router.get(RouterPath(file.name)) { request, _ in HomeScreenServer.answer(file, to: request) } }
        router.get("state") { _, _ in try HomeScreenServer.json(await control.state()) }
        router.get("events") { _, _ in LocalPage.events(await control.changes(), heartbeat: .seconds(15)) }
        router.get("items/{item}") { request, context in
            let item = try context.parameters.require("item")
            let query = request.uri.queryParameters
            do {
                let look = try PreviewLook { name in query[Substring(name)].map(String.init) }
                return try HomeScreenServer.json(await control.pictures(of: item, look))
            } catch let refusal as PreviewLook.Refusal {
                throw HTTPError(.badRequest, message: "\(refusal)")
            } catch {
                throw HTTPError(.unprocessableContent, message: "\(error)")
            }
        }
        router.get("pictures/{picture}") { _, context in
            guard let png = await control.png(try context.parameters.require("picture")) else {
                throw HTTPError(.notFound, message: "The picture is not kept any more.")
            }
            return HomeScreenServer.answer(png, "image/png")
        }
        return router
    }
}
