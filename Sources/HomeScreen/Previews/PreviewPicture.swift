import Foundation
import VitrineWidgetArchive

/// One picture as the page shows it.
package struct PreviewPicture: Codable, Hashable, Sendable {
    /// A laid-out view, outer ones first; frames in points.
    package struct Node: Codable, Hashable, Sendable {
        package var type: String
        package var depth: Int
        package var text: String?
        package var frame: [Double]
        /// The places in the source that it comes from: the expression that makes it, then those that use what it is the body of. What has
        /// none of its own has that of the view around it.
        package var places: [Place]

        init(_ node: ViewNode, depth: Int, places: [Place]) {
            (type, text) = (node.type, node.text)
            self.depth = depth
            self.places = places
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
                $0.isFinite ? ($0 * 100).rounded() / 100 : 0
            }
        }
    }

    /// The place of an expression in the source.
    package struct Place: Codable, Hashable, Sendable {
        package var file: String
        package var line: Int
        package var column: Int
        /// What is written there: what makes the view, and its modifiers.
        package var view: String?
        package var modifiers: [String] = []

        /// Reads a place written as `path:line:column`.
        init?(_ text: String) {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
            self.line = line
            self.column = column
            file = parts.dropLast(2).joined(separator: ":")
        }
    }

    /// The name of its PNG below `pictures/`.
    package var id: String
    package var name: String?
    package var family: WidgetFamilyName?
    package var scheme: RenderEnvironment.Scheme
    /// The date of the entry.
    package var date: Date
    /// Which of the entries or views, the first is 1.
    package var entry: Int
    /// The width and height in points.
    package var width: Double
    package var height: Double
    package var cornerRadius: Double
    package var nodes: [Node]
    package var diagnostics: [String]
    /// The words as a screen reader says them, a line an element.
    package var spoken: String

    package init(
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
        nodes = Self.located(view.nodes)
        diagnostics = view.diagnostics
        spoken = view.spokenText
    }

    /// Nodes with the expressions around them; those are no nodes of their own.
    private static func located(_ nodes: [ViewNode]) -> [Node] {
        var located: [Node] = []
        // What is open around the next node: expressions, and the places of nodes with any.
        var open: [(depth: Int, place: Place?)] = []
        var around: [(depth: Int, places: [Place])] = []
        for node in nodes {
            open.removeAll { $0.depth >= node.depth }
            around.removeAll { $0.depth >= node.depth }
            if node.type == ViewNode.expression {
                open.append((node.depth, node.text.flatMap(Place.init)))
                continue
            }
            // Those right before it, the innermost first.
            var own: [Place] = [], depth = node.depth - 1
            for expression in open.reversed() {
                guard expression.depth == depth else { break }
                if let place = expression.place { own.append(place) }
                depth -= 1
            }
            let places = own.isEmpty ? around.last?.places ?? [] : own
            if !own.isEmpty { around.append((node.depth, own)) }
            located.append(Node(node, depth: node.depth - open.count, places: places))
        }
        return located
    }
}
