import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension Image {
    /// The picture as a letter of a line: a symbol in the line's font and colour, a bitmap at its own size on the baseline.
    func attachment(_ look: SpanLook, _ environment: EnvironmentValues, images: inout [ImageKey: EncodedImage]) -> TextAttachment? {
        var image = self
        image.isResizable = false
        var values = environment
        values.text = look.text
        if let style = look.style { values.foreground = ForegroundLevels([style], outer: values.foreground) }
        let context = RenderContext.current ?? RenderContext(textSetter: TextSetter())
        let node = image.layoutNode(_ViewInputs(environment: values, context: context))
        let size = node.size(.unspecified)
        guard size.width > 0, size.height > 0 else { return nil }
        node.place(at: .zero, .unspecified)
        let box = CGRect(origin: .zero, size: size)
        var recorder = Recorder(container: _ContainerShape(rect: box, cornerRadius: 0, scale: values.displayScale), context: context)
        node.draw(&recorder)
        images.merge(recorder.images) { first, _ in first }
        let ascent = node.dimensions(.unspecified)[VerticalAlignment.firstTextBaseline]
        return TextAttachment(
            width: size.width, ascent: ascent, descent: size.height - ascent, items: recorder.items,
            label: image.spokenLabel(in: environment) ?? "")
    }
}
