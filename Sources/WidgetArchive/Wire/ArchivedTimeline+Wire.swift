import Drawing
import Foundation

extension ArchiveWriter {
    mutating func timeline(_ timeline: ArchivedTimeline) {
        withPictures { writer, table in
            writer.text(timeline.kind)
            writer.text(timeline.family.rawValue)
            switch timeline.policy {
            case .atEnd: writer.byte(0)
            case .after(let date):
                writer.byte(1)
                writer.double(date.timeIntervalSinceReferenceDate)
            case .never: writer.byte(2)
            }
            writer.list(timeline.entries) { $0.entryBody($1, &table) }
        }
    }

    mutating func entry(_ entry: ArchivedEntry) { withPictures { $0.entryBody(entry, &$1) } }

    /// The table stands before the body, so that a reader meets a picture before its place.
    private mutating func withPictures(_ body: (inout ArchiveWriter, inout PictureTable) -> Void) {
        var table = PictureTable()
        var rest = ArchiveWriter()
        body(&rest, &table)
        table.write(to: &self)
        data(rest.bytes)
    }

    private mutating func entryBody(_ entry: ArchivedEntry, _ table: inout PictureTable) {
        double(entry.date.timeIntervalSinceReferenceDate)
        optional(entry.relevance) { writer, relevance in
            writer.float(relevance.score)
            writer.double(relevance.duration)
        }
        list(entry.variants) { $0.view($1, &table) }
    }

    private mutating func view(_ view: ArchivedView, _ table: inout PictureTable) {
        environment(view.environment)
        count(table.add(view.content))
        optional(view.background.map { table.add($0) }) { $0.count($1) }
        list(view.taps) { writer, tap in
            writer.rect(tap.frame)
            switch tap.action {
            case .open(let url):
                writer.byte(0)
                writer.text(url.absoluteString)
            case .perform(let intent, let parameters):
                writer.byte(1)
                writer.text(intent)
                writer.data(parameters)
            }
            writer.text(tap.label)
        }
        optional(view.widgetURL) { $0.text($1.absoluteString) }
        list(view.accessibility) { writer, element in
            writer.text(element.role.rawValue)
            writer.text(element.label)
            writer.optional(element.value) { $0.text($1) }
            writer.rect(element.frame)
        }
        list(view.nodes) { writer, node in
            writer.text(node.type)
            writer.rect(node.frame)
            writer.optional(node.text) { $0.text($1) }
            writer.count(max(node.depth, 0))
        }
        list(view.diagnostics) { $0.text($1) }
    }

    private mutating func environment(_ environment: RenderEnvironment) {
        text(environment.scheme.rawValue)
        text(environment.mode.rawValue)
        text(environment.typeSize)
        text(environment.locale)
        text(environment.timeZone)
        double(environment.displayScale)
        flag(environment.showsContainerBackground)
    }
}

extension ArchiveReader {
    mutating func timeline() throws(ArchiveError) -> ArchivedTimeline {
        try withPictures { reader, lists throws(ArchiveError) in
            let kind = try reader.text("kind")
            let family: WidgetFamilyName = try reader.named("family")
            let tag = try reader.byte("policy")
            let policy: ReloadPolicy
            switch tag {
            case 0: policy = .atEnd
            case 1: policy = .after(try reader.date("policy date"))
            case 2: policy = .never
            default: throw .unknownValue(field: "policy", value: UInt64(tag))
            }
            let entries = try reader.list("entries", minimumSize: 10) { reader throws(ArchiveError) in try reader.entryBody(lists) }
            return ArchivedTimeline(kind: kind, family: family, entries: entries, policy: policy)
        }
    }

    mutating func entry() throws(ArchiveError) -> ArchivedEntry {
        try withPictures { reader, lists throws(ArchiveError) in try reader.entryBody(lists) }
    }

    private mutating func withPictures<Value>(
        _ body: (inout ArchiveReader, [DisplayList]) throws(ArchiveError) -> Value
    ) throws(ArchiveError) -> Value {
        let lists = try PictureTable.read(from: &self)
        var rest = ArchiveReader(try data("entries"))
        let value = try body(&rest, lists)
        try rest.finish()
        return value
    }

    private mutating func entryBody(_ lists: [DisplayList]) throws(ArchiveError) -> ArchivedEntry {
        let date = try date("entry date")
        let relevance = try optional("relevance") { reader throws(ArchiveError) in
            ArchivedEntry.Relevance(score: try reader.float("relevance score"), duration: try reader.double("relevance duration"))
        }
        let variants = try list("variants", minimumSize: 18) { reader throws(ArchiveError) in try reader.view(lists) }
        return ArchivedEntry(date: date, relevance: relevance, variants: variants)
    }

    private mutating func view(_ lists: [DisplayList]) throws(ArchiveError) -> ArchivedView {
        let environment = try environment()
        let content = lists[try index("content", below: lists.count)]
        let background = try optional("background") { reader throws(ArchiveError) in
            lists[try reader.index("background", below: lists.count)]
        }
        let taps = try list("taps", minimumSize: 34) { reader throws(ArchiveError) in try reader.tap() }
        let widgetURL = try optional("widget URL") { reader throws(ArchiveError) in try reader.url("widget URL") }
        let accessibility = try list("accessibility", minimumSize: 35) { reader throws(ArchiveError) in
            let role: AccessibilityElement.Role = try reader.named("accessibility role")
            let label = try reader.text("accessibility label")
            let value = try reader.optional("accessibility value") { reader throws(ArchiveError) in
                try reader.text("accessibility value")
            }
            return AccessibilityElement(role: role, label: label, value: value, frame: try reader.rect("accessibility frame"))
        }
        let nodes = try list("nodes", minimumSize: 35) { reader throws(ArchiveError) in
            let type = try reader.text("node type")
            let frame = try reader.rect("node frame")
            let text = try reader.optional("node text") { reader throws(ArchiveError) in try reader.text("node text") }
            return ViewNode(type: type, frame: frame, text: text, depth: try reader.index("node depth", below: 1 << 16))
        }
        let diagnostics = try list("diagnostics") { reader throws(ArchiveError) in try reader.text("diagnostic") }
        return ArchivedView(
            environment: environment, content: content, background: background, taps: taps, widgetURL: widgetURL,
            accessibility: accessibility, nodes: nodes, diagnostics: diagnostics)
    }

    private mutating func tap() throws(ArchiveError) -> TapRegion {
        let frame = try rect("tap frame")
        let tag = try byte("tap action")
        let action: TapRegion.Action
        switch tag {
        case 0: action = .open(try url("tap URL"))
        case 1: action = .perform(intent: try text("tap intent"), parameters: Data(try data("tap parameters")))
        default: throw .unknownValue(field: "tap action", value: UInt64(tag))
        }
        return TapRegion(frame: frame, action: action, label: try text("tap label"))
    }

    private mutating func environment() throws(ArchiveError) -> RenderEnvironment {
        var environment = RenderEnvironment()
        environment.scheme = try named("scheme")
        environment.mode = try named("mode")
        environment.typeSize = try text("type size")
        environment.locale = try text("locale")
        environment.timeZone = try text("time zone")
        environment.displayScale = try double("display scale")
        environment.showsContainerBackground = try flag("shows container background")
        return environment
    }

    private mutating func date(_ field: String) throws(ArchiveError) -> Date {
        Date(timeIntervalSinceReferenceDate: try double(field))
    }

    private mutating func url(_ field: String) throws(ArchiveError) -> URL {
        guard let url = URL(string: try text(field)) else { throw .badURL(field: field) }
        return url
    }

    private mutating func named<Value: RawRepresentable<String>>(_ field: String) throws(ArchiveError) -> Value {
        let name = try text(field)
        guard let value = Value(rawValue: name) else { throw .badText(field: field) }
        return value
    }
}
