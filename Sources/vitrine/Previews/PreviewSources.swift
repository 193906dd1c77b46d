import Foundation
import HomeScreen
import WidgetBuild

/// The sources that a build's views come from, each read when it is first asked for.
final class PreviewSources {
    private let originals: [String: String]
    private var texts: [String: String?] = [:]

    init(originals: [String: String]) { self.originals = originals }

    /// The same nodes, with their places in the originals, and what is written there.
    func describing(_ nodes: [PreviewPicture.Node]) -> [PreviewPicture.Node] {
        nodes.map { node in
            var node = node
            node.places = node.places.compactMap(described)
            return node
        }
    }

    /// The place with what is written there; nil where it is none of a person's files: what a macro wrote.
    private func described(_ place: PreviewPicture.Place) -> PreviewPicture.Place? {
        var place = place
        place.file = originals[place.file] ?? place.file
        guard let text = text(place.file) else { return nil }
        let expression = ViewExpression(in: text, line: place.line, column: place.column)
        place.view = expression?.view
        place.modifiers = expression?.modifiers ?? []
        return place
    }

    private func text(_ file: String) -> String? {
        if let known = texts[file] { return known }
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        texts[file] = text
        return text
    }
}
