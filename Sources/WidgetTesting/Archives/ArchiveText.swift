import Foundation
import VitrineWidgetArchive

/// An archived view as lines of text, the same on every machine: for references that a reader can compare.
public struct ArchiveText: Sendable {
    /// The lines: the size, each node in its depth, what can be tapped, what is spoken, and what was not drawn. Lengths are points.
    public let text: String

    /// The text of a view; frames are rounded to a hundredth of a point.
    public init(_ view: ArchivedView) {
        var lines = ["size \(Self.number(view.content.size.width)) × \(Self.number(view.content.size.height))"]
        lines += view.nodes.map { node in
            String(repeating: "  ", count: node.depth) + "\(node.type) \(Self.frame(node.frame))" + (node.text.map { " “\($0)”" } ?? "")
        }
        lines += Self.taps(view)
        lines += Self.spoken(view)
        lines += view.diagnostics.map { "note \($0)" }
        text = Self.lines(lines)
    }

    /// What can be tapped and what comes of it.
    static func taps(_ view: ArchivedView) -> [String] {
        view.taps.map { "tap \(frame($0.frame)) \(action($0.action)) “\($0.label)”" }
            + (view.widgetURL.map { ["widgetURL \($0.absoluteString)"] } ?? [])
    }

    /// What is spoken, in the order in which it is read.
    static func spoken(_ view: ArchivedView) -> [String] {
        view.accessibility.map { element in
            "\(element.role.rawValue) “\(element.label)”" + (element.value.map { " = “\($0)”" } ?? "") + " \(frame(element.frame))"
        }
    }

    /// Lines as a text; none are an empty one.
    static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private static func action(_ action: TapRegion.Action) -> String {
        switch action {
        case .open(let url): "opens \(url.absoluteString)"
        case .perform(let intent, let parameters): "performs \(intent) (\(parameters.count) bytes)"
        }
    }

    private static func frame(_ rect: CGRect) -> String {
        "(\([rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")))"
    }

    /// A number to a hundredth of a point; whole numbers without a fraction.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(format: "%.0f", rounded + 0) : String(format: "%.2f", rounded)
    }
}
