import Foundation

/// The page's own files; nothing is fetched from elsewhere.
struct PageFiles: Sendable {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "The home screen's \(name) is missing from its resource bundle; build the package again." }
    }

    let html: Data
    let style: Data
    let script: Data

    /// - Throws: `Missing`.
    init() throws {
        func file(_ name: String) throws -> Data {
            let folder = Bundle.module.resourceURL?.appendingPathComponent("Page", isDirectory: true)
            guard let data = folder.flatMap({ try? Data(contentsOf: $0.appendingPathComponent(name)) }) else { throw Missing(name: name) }
            return data
        }
        html = try file("page.html")
        style = try file("page.css")
        script = try file("page.js")
    }
}
