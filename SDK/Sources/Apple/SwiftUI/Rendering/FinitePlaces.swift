import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension [ViewNode] {
    /// The nodes; one whose frame has no numbers stands in the corner without a size.
    var atPlaces: [ViewNode] {
        guard !allSatisfy(\.frame.isFinite) else { return self }
        return map { node in
            var node = node
            if !node.frame.isFinite { node.frame = .zero }
            return node
        }
    }
}

extension [AccessibilityElement] {
    /// The elements; one whose frame has no numbers stands in the corner without a size.
    var atPlaces: [AccessibilityElement] {
        guard !allSatisfy(\.frame.isFinite) else { return self }
        return map { element in
            var element = element
            if !element.frame.isFinite { element.frame = .zero }
            return element
        }
    }
}
