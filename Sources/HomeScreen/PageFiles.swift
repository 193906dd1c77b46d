import VitrineCCodec
import Foundation

/// The page's own files; nothing is fetched from elsewhere.
struct PageFiles: Sendable {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "The home screen's \(name) is missing from its resource bundle; build the package again." }
    }

    struct File: Sendable {
        let name: String
        /// The type as `Content-Type` names it.
        let type: String
        let data: Data
        /// The same, packed as `Content-Encoding: deflate` has it.
        let packed: Data

        init(name: String, type: String, data: Data) {
            (self.name, self.type, self.data) = (name, type, data)
            let room = vitrine_zlib_bound(data.count)
            packed = Data(
                [UInt8](unsafeUninitializedCapacity: room) { target, count in
                    count = data.withUnsafeBytes {
                        vitrine_zlib_compress($0.bindMemory(to: UInt8.self).baseAddress, data.count, 9, target.baseAddress, room)
                    }
                })
        }
    }

    let html: File
    /// What the page names: its style and its modules.
    let parts: [File]
    /// What it fetches when it is first wanted.
    let later: [File]
    /// The style of the page that explains the causes.
    let causesStyle: File

    /// One of the files.
    /// - Throws: `Missing`.
    static func read(_ name: String, _ type: String) throws -> File {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Page", isDirectory: true)
        guard let data = folder.flatMap({ try? Data(contentsOf: $0.appendingPathComponent(name)) }) else { throw Missing(name: name) }
        return File(name: name, type: "\(type); charset=utf-8", data: data)
    }

    /// - Throws: `Missing`.
    init() throws {
        causesStyle = try Self.read("causes.css", "text/css")
        html = try Self.read("page.html", "text/html")
        let styles = ["page", "screen", "panels", "sheet", "overlays"]
        let scripts = [
            "elements", "state", "symbols", "radio", "apps", "layout", "time", "later", "sides", "menus", "environment", "wallpaper",
            "app-page", "icons", "tiles", "dates", "phone", "arrange", "gallery", "ledger", "panels", "faults", "lanes", "clock", "scrub",
            "page",
        ]
        parts = try styles.map { try Self.read("\($0).css", "text/css") } + scripts.map { try Self.read("\($0).js", "text/javascript") }
        later = try ["fault-rows", "sheet", "sheet-edits", "sheet-rows", "sheet-field", "sheet-lists", "options", "matrix", "more"].map {
            try Self.read("\($0).js", "text/javascript")
        }
    }
}
