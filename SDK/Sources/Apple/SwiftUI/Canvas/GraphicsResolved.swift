import Foundation
import VitrineDrawing

extension GraphicsContext {
    /// An image in the canvas' surroundings.
    public struct ResolvedImage {
        let image: Image
        /// The size in points.
        public let size: CGSize
        /// Points from the top.
        public let baseline: CGFloat
        /// The shading that fills a template image or a symbol.
        public var shading: Shading?

        func node(_ page: GraphicsPage, resizable: Bool) -> LayoutNode {
            var inputs = page.inputs.outsideStacks()
            if case .style(let style) = shading?.kind { inputs.environment.foreground = ForegroundLevels([style], outer: nil) }
            return (resizable ? image.resizable() : image).layoutNode(inputs)
        }
    }

    /// A text in the canvas' surroundings.
    public struct ResolvedText {
        let text: Text
        let page: GraphicsPage
        public var shading: Shading = .foreground

        func node(_ page: GraphicsPage) -> TextNode {
            var inputs = page.inputs.outsideStacks()
            if case .style(let style) = shading.kind {
                inputs.environment.foreground = ForegroundLevels([style], outer: inputs.environment.foreground)
            }
            return TextNode(text, inputs)
        }

        public func measure(in size: CGSize) -> CGSize { node(page).size(ProposedViewSize(size)) }

        /// Points from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node(page).dimensions(ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }

        /// Points from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            node(page).dimensions(ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
        }
    }

    /// One of the canvas' symbols: a view with a tag.
    public struct ResolvedSymbol {
        let node: LayoutNode
        /// The size in points.
        public var size: CGSize { node.size(.unspecified) }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let node = image.layoutNode(page.inputs.outsideStacks())
        let dimensions = node.dimensions(.unspecified)
        return ResolvedImage(image: image, size: dimensions.size, baseline: dimensions[VerticalAlignment.firstTextBaseline])
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, page: page) }

    /// The shading as it is here.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The symbol with a tag; nil when there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        page.symbols.first { $0.identity == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
    }
}
