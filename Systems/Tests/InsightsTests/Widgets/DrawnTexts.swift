import VitrineDrawing
import VitrineWidgetArchive

extension ArchivedView {
    /// What letters were drawn, run by run: a text that was cut ends in an ellipsis here, whatever it was to say.
    var drawnTexts: [String] { Self.texts(content.items) }

    /// Texts that were cut.
    var cut: [String] { drawnTexts.filter { $0.contains("…") } }

    private static func texts(_ items: [DisplayItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .glyphs(let run): [run.text]
            case .layer(let layer): texts(layer.items)
            case .liveText(let text): texts(text.items)
            default: []
            }
        }
    }
}
