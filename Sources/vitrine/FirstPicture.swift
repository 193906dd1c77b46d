import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A picture that nobody sees: what only the first picture of a process takes long for is done while its extension starts.
enum FirstPicture {
    /// Archives, reads and draws it once, by a thread of its own: the command waits for the extension meanwhile, and a processor is free.
    static func prepare() { once }

    private static let once: Void = {
        let thread = Thread {
            let span = TextSpan("9:41", font: FontDescription(size: 17), paint: .color(RGBA(0, 0, 0)))
            let text = TextSetter().set(TextParagraph(spans: [span]), width: nil, height: nil, scale: 1)
            var layer = Layer(items: text.items(at: .zero, width: text.size.width))
            layer.shadow = Shadow(color: RGBA(0, 0, 0), sigma: 1)
            let view = ArchivedView(environment: RenderEnvironment(), content: DisplayList(size: text.size, items: [.layer(layer)]))
            let entry = ArchivedEntry(date: .distantPast, relevance: nil, variants: [view])
            let response = try? ExtensionResponse(payload: ExtensionResponse(id: 0, body: .entry(entry)).payload())
            guard case .entry(let read)? = response?.body, let view = read.variants.first else { return }
            _ = PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(view.picture(cornerRadius: 4), scale: 1))
        }
        thread.stackSize = 4 << 20
        thread.start()
    }()
}
