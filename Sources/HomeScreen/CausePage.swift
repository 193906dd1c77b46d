import Foundation
import WidgetHost

/// Every cause explained: what the page's `cause.href` leads to.
struct CausePage: Sendable {
    /// One code as `GET /causes` tells it.
    struct Cause: Encodable {
        var code: String
        var title: String
        /// What happened.
        var words: String
        /// What to do about it.
        var remedy: String
        var href: String

        init(_ code: CauseCode) {
            self.code = code.rawValue
            (title, words, remedy, href) = (code.title, code.explanation, code.remedy, code.href)
        }
    }

    static let causes = CauseCode.allCases.map(Cause.init)

    /// A document without scripts.
    static let html = Data(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Why a tile is blank or stale</title>
        <link rel="stylesheet" href="/causes.css">
        </head>
        <body>
        <main>
        <h1>Why a tile is blank or stale, or a widget is not offered</h1>
        <p><a href="/">Home screen</a></p>
        \(causes.map(section).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """.utf8)

    private static func section(_ cause: Cause) -> String {
        """
        <section id="\(cause.code)">
        <h2>\(escaped(cause.title))</h2>
        <p><code>\(cause.code)</code></p>
        <p>\(escaped(cause.words))</p>
        <p>\(escaped(cause.remedy))</p>
        </section>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
