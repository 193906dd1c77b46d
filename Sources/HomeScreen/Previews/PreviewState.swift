import Foundation
import WidgetArchive

/// All that the page of previews shows but the pictures.
public struct PreviewState: Codable, Hashable, Sendable {
    /// Something that has pictures: a preview of the source, or a widget in one family.
    public struct Item: Codable, Hashable, Sendable {
        public enum Sort: String, Codable, Sendable { case preview, widget }

        public var id: String
        public var sort: Sort
        public var title: String
        /// Where it stands in the source, or which family it is.
        public var detail: String
        /// Whether there may be several entries: a placeholder, a snapshot and a timeline can be asked for.
        public var hasTimeline: Bool

        public init(id: String, sort: Sort, title: String, detail: String, hasTimeline: Bool) {
            self.id = id
            self.sort = sort
            self.title = title
            self.detail = detail
            self.hasTimeline = hasTimeline
        }
    }

    /// One widget extension.
    public struct Extension: Codable, Hashable, Sendable {
        public var name: String
        public var items: [Item]

        public init(name: String, items: [Item]) {
            self.name = name
            self.items = items
        }
    }

    /// Why the source as it is now is not what is shown.
    public struct Problem: Codable, Hashable, Sendable {
        public var file: String?
        public var line: Int?
        public var column: Int?
        public var message: String
        /// The line of the source.
        public var source: String?

        public init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String, source: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.message = message
            self.source = source
        }
    }

    public var title: String
    /// Grows with every build whose pictures are shown.
    public var build = 0
    public var isBuilding = false
    /// Seconds that the last build took; nil before the first.
    public var seconds: Double?
    public var problems: [Problem] = []
    public var extensions: [Extension] = []
    public var devices: [String] = []
    public var typeSizes: [String] = RenderEnvironment.typeSizes
    public var locale = "en_GB"
    public var device = "iPhone 15"
    /// That of the widgets, an identifier of the time zone database.
    public var timeZone = "UTC"

    public init(title: String) { self.title = title }
}

/// How the page wants pictures.
public struct PreviewLook: Hashable, Sendable {
    public enum What: String, Sendable, CaseIterable { case placeholder, snapshot, timeline }

    public var device = "iPhone 15"
    public var schemes: [RenderEnvironment.Scheme] = [.light]
    public var mode = RenderEnvironment.Mode.fullColor
    public var typeSize = "large"
    public var locale = "en_GB"
    public var what = What.timeline
    /// Views without a layout of their own fill the screen.
    public var fillsScreen = false

    public init() {}

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
        mode = try one("mode") { RenderEnvironment.Mode(rawValue: $0) } ?? mode
        typeSize = try one("typeSize") { RenderEnvironment.typeSizes.contains($0) ? $0 : nil } ?? typeSize
        locale = try one("locale") { Self.isLocale($0) ? $0 : nil } ?? locale
        what = try one("what") { What(rawValue: $0) } ?? what
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

/// One picture as the page shows it.
public struct PreviewPicture: Codable, Hashable, Sendable {
    /// A laid-out view, outer ones first; frames in points.
    public struct Node: Codable, Hashable, Sendable {
        public var type: String
        public var depth: Int
        public var text: String?
        public var frame: [Double]

        public init(_ node: ViewNode) {
            (type, depth, text) = (node.type, node.depth, node.text)
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
                $0.isFinite ? ($0 * 100).rounded() / 100 : 0
            }
        }
    }

    /// Where its PNG is, below `pictures/`.
    public var id: String
    public var name: String?
    public var family: WidgetFamilyName?
    public var scheme: RenderEnvironment.Scheme
    /// Of the entry.
    public var date: Date
    /// Which of the entries or views, the first is 1.
    public var entry: Int
    /// Points.
    public var width: Double
    public var height: Double
    public var cornerRadius: Double
    public var nodes: [Node]
    public var diagnostics: [String]
    /// As a screen reader says it, a line an element.
    public var spoken: String

    public init(
        id: String, name: String?, family: WidgetFamilyName?, date: Date, entry: Int, cornerRadius: Double, view: ArchivedView
    ) {
        self.id = id
        self.name = name
        self.family = family
        self.date = date
        self.entry = entry
        self.cornerRadius = cornerRadius
        scheme = view.environment.scheme
        width = view.content.size.width
        height = view.content.size.height
        nodes = view.nodes.map(Node.init)
        diagnostics = view.diagnostics
        spoken = view.spokenText
    }
}

/// What the page of previews asks of the program behind it.
public protocol PreviewControlling: Sendable {
    func state() async -> PreviewState
    /// Says that the state is another one.
    func changes() async -> AsyncStream<Void>
    /// - Throws: an error whose description is for people.
    func pictures(of item: String, _ look: PreviewLook) async throws -> [PreviewPicture]
    /// The PNG of a picture that was told of; nil for one that is not kept any more.
    func png(_ id: String) async -> Data?
}
