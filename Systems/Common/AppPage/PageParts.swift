import Foundation
import Mustache

/// The parts of an app's page, read once from its bundle.
public struct PageParts: Sendable {
    /// The style sheet, `page.css`.
    public let style: String
    /// The script of every page, and the page's own.
    public let script: String
    private let template: MustacheTemplate

    /// Reads `page.mustache`, `page.css` and, where there is one, `page.js` from the folder `Page` of a bundle.
    public init(in bundle: Bundle) throws {
        guard let folder = bundle.resourceURL?.appendingPathComponent("Page") else { throw CocoaError(.fileNoSuchFile) }
        func part(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        style = try part("page.css")
        template = try MustacheTemplate(string: try part("page.mustache"))
        let own = folder.appendingPathComponent("page.js")
        script = PageScript.follow + (FileManager.default.fileExists(atPath: own.path) ? try part("page.js") : "")
    }

    /// The page with these values, all of which the template escapes.
    public func render(_ values: [String: Any]) -> String { template.render(values) }
}
