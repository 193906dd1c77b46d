import Foundation
import VitrineCoreGraphics
@preconcurrency import OpenCombine
import VitrineDrawing
import VitrineUIKit

/// Makes an image of a view.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
    /// A publisher that tells before the picture becomes another.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    public var content: Content { willSet { objectWillChange.send() } }
    /// The size proposed to the view; nil lets it have its own size.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// The scale in pixels per point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the picture is drawn on black.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    public var colorMode = ColorRenderingMode.nonLinear

    private let rasterizer = Rasterizer(fonts: FontCatalog.file)

    public init(content view: Content) { content = view }

    /// The picture; nil where the view takes no room, or the scale is no number above nought.
    public var cgImage: CGImage? { drawn(scale: scale).map { CGImage($0.bitmap) } }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Gives the view's size in points, and a function that draws it into a context whose y axis points up.
    /// - Parameter rasterizationScale: pixels per point.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let drawn = drawn(scale: rasterizationScale) else { return renderer(.zero) { _ in } }
        let image = CGImage(drawn.bitmap)
        renderer(drawn.size) { $0.draw(image, in: CGRect(origin: .zero, size: drawn.size)) }
    }

    private func drawn(scale: CGFloat) -> (size: CGSize, bitmap: Bitmap)? {
        guard scale > 0, scale.isFinite else { return nil }
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let picture = ViewRenderer().renderFitting(content, proposal: proposedSize, environment: environment)
        let size = picture.contentSize
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return (size, rasterizer.draw(picture.content, scale: Double(scale), background: isOpaque ? .black : nil))
    }
}
