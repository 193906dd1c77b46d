import Hummingbird

extension Router<BasicRequestContext> {
    /// The style, the script, and the stream by which the page follows its app.
    public func addPage(_ parts: PageParts, style: String? = nil, changes: @escaping @Sendable () -> AsyncStream<Int>) {
        let style = style ?? parts.style
        get("page.css") { _, _ in PageResponses.answer(style, "text/css; charset=utf-8") }
        get("page.js") { _, _ in PageResponses.answer(parts.script, "text/javascript; charset=utf-8") }
        get("events") { _, _ in PageResponses.events(changes()) }
    }
}
