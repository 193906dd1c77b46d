import Foundation
import VitrineWidgetArchive
import WidgetHost

/// All that the page of previews shows but the pictures.
package struct PreviewState: Codable, Hashable, Sendable {
    /// Something that has pictures: a preview of the source, or a widget in one family.
    package struct Item: Codable, Hashable, Sendable {
        package enum Sort: String, Codable, Sendable { case preview, widget }

        package var id: String
        package var sort: Sort
        package var title: String
        /// The preview's place in the source, or the widget's family.
        package var detail: String
        /// Whether there may be several entries: a placeholder, a snapshot and a timeline can be asked for.
        package var hasTimeline: Bool

        package init(id: String, sort: Sort, title: String, detail: String, hasTimeline: Bool) {
            self.id = id
            self.sort = sort
            self.title = title
            self.detail = detail
            self.hasTimeline = hasTimeline
        }
    }

    /// One widget extension.
    package struct Extension: Codable, Hashable, Sendable {
        package var name: String
        package var items: [Item]

        package init(name: String, items: [Item]) {
            self.name = name
            self.items = items
        }
    }

    /// Why the source as it is now is not what is shown.
    package struct Problem: Codable, Hashable, Sendable {
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var message: String
        /// The line of the source.
        package var source: String?

        package init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String, source: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.message = message
            self.source = source
        }
    }

    package var title: String
    /// The number of the build, which grows with every one whose pictures are shown.
    package var build = 0
    package var isBuilding = false
    /// Seconds that the last build took; nil before the first.
    package var seconds: Double?
    package var problems: [Problem] = []
    package var extensions: [Extension] = []
    package var devices: [String] = []
    package var typeSizes: [String] = RenderEnvironment.typeSizes
    package var locale = "en_GB"
    package var device = "iPhone 15"
    /// The time zone of the widgets, an identifier of the time zone database.
    package var timeZone = "UTC"

    package init(title: String) { self.title = title }
}

/// How the page wants pictures.
package struct PreviewLook: Hashable, Sendable {
    package var device = "iPhone 15"
    package var schemes: [RenderEnvironment.Scheme] = [.light]
    /// The mode in which widgets are drawn; nil draws each family as its place shows it.
    package var mode: RenderEnvironment.Mode?
    package var typeSize = "large"
    package var locale = "en_GB"
    package var what = RenderJob.What.timeline
    /// Views without a layout of their own fill the screen.
    package var fillsScreen = false
    /// Entries of one timeline, or views of one preview, that are drawn at most; nil: as many as are ever shown.
    package var most: Int?

    package init() {}

    /// What a query says; what it leaves out is as in the beginning.
    /// - Throws: `Refusal` for a value that there is not.
    init(_ value: (String) -> String?) throws {
        func one<Value>(_ name: String, _ parse: (String) -> Value?) throws -> Value? {
            guard let text = value(name) else { return nil }
            guard let parsed = parse(text) else { throw Refusal(name: name, value: String(text.prefix(60))) }
            return parsed
        }
        device = try one("device") { Device.named($0)?.name } ?? device
        schemes =
            try one("scheme") { $0 == "both" ? RenderEnvironment.Scheme.allCases : RenderEnvironment.Scheme(rawValue: $0).map { [$0] } }
            ?? schemes
        if value("mode") != "usual" { mode = try one("mode") { RenderEnvironment.Mode(rawValue: $0) } ?? mode }
        typeSize = try one("typeSize") { RenderEnvironment.typeSizes.contains($0) ? $0 : nil } ?? typeSize
        locale = try one("locale") { Self.isLocale($0) ? $0 : nil } ?? locale
        what = try one("what") { RenderJob.What(rawValue: $0) } ?? what
        most = try one("most") { text in Int(text).flatMap { (1...1000).contains($0) ? $0 : nil } }
        fillsScreen = try one("fill") { ["yes": true, "no": false][$0] } ?? fillsScreen
    }

    private static func isLocale(_ text: String) -> Bool {
        (2...40).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=".contains($0)) }
    }

    struct Refusal: Error, CustomStringConvertible {
        let name: String
        let value: String
        var description: String { "There is no \(name) “\(value)”." }
    }
}

/// What the page of previews asks of the program behind it.
package protocol PreviewControlling: Sendable {
    func state() async -> PreviewState
    /// Says that the state is another one.
    func changes() async -> AsyncStream<Void>
    /// - Throws: an error whose description is for people.
    func pictures(of item: String, _ look: PreviewLook) async throws -> [PreviewPicture]
    /// The PNG of a picture that was told of; nil for one that is not kept any more.
    func png(_ id: String) async -> Data?
}
