import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

// What Vitrine's other modules use of this one (`import VitrineSwiftUI`):
// - `ViewRenderer.render(_:size:contentMargins:cornerRadius:environment:)` gives a `RenderedView`, on the main actor;
//   `renderFitting` and `size(of:proposal:)` answer proposals.
// - `EnvironmentValues.isElevated` (the surface of a tile is), `.renderingGroup` (accented, vibrant: a map of colours and an effect
//   for bitmaps), `DynamicTypeSize(name:)`. Keys of one's own go by `EnvironmentKey`.
// - `View._environment { values in … }` changes the environment of a part of the tree.
// - `View._tapRegion(_:role:)` makes an area that opens a URL or performs an intent.
// - `PreferenceKey`s rise to `RenderedView.preferences.value(of:)`. The renderer reads two: `ContainerBackgroundKey`, written by
//   `containerBackground(_:for:)` (a `ContainerBackgroundPlacement(name:)`), and `WidgetURLKey`, a list of URLs.
// - `View._layer { layer, environment in … }` puts a view's drawing into a layer with an effect.
// - `View._unsupported("name")` reports once that something is declared and not drawn; `_ViewInputs.report(_:)` says why.

/// A view, laid out and drawn for one size and one environment.
package struct RenderedView {
    /// The tile's full size.
    public var content: DisplayList
    /// The container background at the tile's full size; nil where no view declared one.
    public var background: DisplayList?
    /// Back to front.
    public var taps: [TapRegion]
    public var widgetURL: URL?
    public var accessibility: [AccessibilityElement]
    public var nodes: [ViewNode]
    public var diagnostics: [String]
    public var preferences: PreferenceValues
    /// The size that the root view answered to the proposal, in points.
    public var contentSize: CGSize
    public var traits: RenderedTraits
    /// The pictures among these that come from a bundle by their names.
    public var namedImages: [ImageKey: String]
}

/// Turns views into display lists.
@MainActor package struct ViewRenderer {
    private let makeTextSetter: () -> any TextSetting
    /// The index of the one view at the root that is rendered; nil for all of them, in an implicit VStack.
    private var only: Int?

    /// - Parameter textSetter: sets every text of every render; nil takes Vitrine's own.
    public init(textSetter: (any TextSetting)? = nil) {
        makeTextSetter = { textSetter ?? SharedTextSetter.current }
    }

    /// Returns a renderer that, of several views at the root, renders one only, as if it stood there alone.
    public func showing(only index: Int) -> ViewRenderer {
        var renderer = self
        renderer.only = index
        return renderer
    }

    /// Gives back the memory of the texts that Vitrine's own setter keeps between renders.
    public static func forgetTexts() { SharedTextSetter.current.forget() }

    /// - Parameters:
    ///   - size: the tile in points; the view is proposed this less the margins, and stands in the middle when it is smaller.
    ///   - cornerRadius: the tile's, in points, for `ContainerRelativeShape`.
    public func render<V: View>(
        _ view: V, size: CGSize, contentMargins: EdgeInsets = EdgeInsets(), cornerRadius: CGFloat = 0,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> RenderedView {
        render(
            view, proposal: nil, tile: size, contentMargins: contentMargins, cornerRadius: cornerRadius, environment: environment)
    }

    /// The view at the size it likes best for a proposal: the tile is as large as the view.
    public func renderFitting<V: View>(
        _ view: V, proposal: ProposedViewSize = .unspecified, environment: EnvironmentValues = EnvironmentValues()
    ) -> RenderedView {
        render(view, proposal: proposal, tile: nil, contentMargins: EdgeInsets(), cornerRadius: 0, environment: environment)
    }

    /// The view on a screen, with what takes the links that it is opened with.
    func render<V: View>(
        _ view: V, live: LiveView, _ environment: EnvironmentValues
    ) -> (view: RenderedView, linkActions: [(URL) -> Void]) {
        live.scope.rewind()
        let (laidOut, context) = settle(view, proposal: nil, tile: live.size, EdgeInsets(), environment, live: live)
        return (drawn(laidOut, context, cornerRadius: 0, environment), context.linkActions)
    }

    /// The size the view answers to a proposal.
    public func size<V: View>(
        of view: V, proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
    ) -> CGSize {
        let context = RenderContext(textSetter: makeTextSetter())
        return withCurrent(context) {
            var list = _NodeList()
            return root(view, _ViewInputs(environment: environment, context: context), &list)?.size(proposal) ?? .zero
        }
    }

    /// A fact about each view at the root, read before layout.
    func children<V: View, Fact>(of view: V, environment: EnvironmentValues, _ fact: (LayoutNode) -> Fact) -> [Fact] {
        let context = RenderContext(textSetter: makeTextSetter())
        return withCurrent(context) {
            var list = _NodeList()
            V._makeNodes(view, _ViewInputs(environment: environment, context: context), &list)
            return list.nodes.map(fact)
        }
    }

    /// Body evaluation and layout as `render` does them, without drawing.
    /// - Returns: what the root view answered to its size, in points.
    public func layOut<V: View>(_ view: V, size: CGSize, environment: EnvironmentValues = EnvironmentValues()) -> CGSize {
        settle(view, proposal: nil, tile: size, EdgeInsets(), environment).view.answer
    }

    /// The most evaluations of a view until nothing it does when it appears changes it any more.
    private static let mostEvaluations = 4

    /// Evaluates and lays out a view, and again with what came of it where something in it has appeared or its state was changed.
    private func settle<V: View>(
        _ view: V, proposal: ProposedViewSize?, tile: CGSize?, _ contentMargins: EdgeInsets, _ environment: EnvironmentValues,
        live: LiveView? = nil
    ) -> (view: LaidOutView, context: RenderContext) {
        let scope = live?.scope ?? StateScope()
        var evaluations = 0
        // The frame and the background of a view that is not there are drawn at the root, though not in a stack: two pictures of a view whose
        // body is an `if` that does not hold (stadiamaps/ferrostar, `CurrentRoadNameView` without a name).
        var keepsPlaceOfNothing = false
        while true {
            let context = RenderContext(textSetter: makeTextSetter(), scope: scope, live: live)
            var inputs = _ViewInputs(environment: environment, context: context)
            if keepsPlaceOfNothing { inputs = inputs.adding { $0.keepsPlaceOfNothing = true } }
            let laidOut = withCurrent(context) {
                withTraits(environment) {
                    let laidOut = layOut(view, proposal: proposal, tile: tile, contentMargins, inputs)
                    for action in context.appearances { context.act(action) }
                    return laidOut
                }
            }
            evaluations += 1
            if laidOut.root == nil, !keepsPlaceOfNothing {
                keepsPlaceOfNothing = true
                scope.rewind()
                continue
            }
            let isSettled = context.appearances.isEmpty && !context.isStateChanged
            if isSettled || evaluations == Self.mostEvaluations { return (laidOut, context) }
            scope.rewind()
        }
    }

    /// A view whose nodes stand where they are drawn.
    private struct LaidOutView {
        let root: LayoutNode?
        let preferences: PreferenceValues
        /// The size the root answered, and the tile's.
        let answer: CGSize
        let full: CGSize
    }

    private func layOut<V: View>(
        _ view: V, proposal: ProposedViewSize?, tile: CGSize?, _ contentMargins: EdgeInsets, _ inputs: _ViewInputs
    ) -> LaidOutView {
        var list = _NodeList()
        let box = tile.map {
            CGRect(
                x: contentMargins.leading, y: contentMargins.top, width: max($0.width - contentMargins.width, 0),
                height: max($0.height - contentMargins.height, 0))
        }
        let offer = proposal ?? ProposedViewSize(box?.size ?? .zero)
        inputs.context.rootSize = CGSize(width: offer.width ?? 0, height: offer.height ?? 0)
        let root = root(view, inputs, &list)
        let answer = root?.size(offer) ?? .zero
        let area = box ?? CGRect(origin: .zero, size: answer)
        root?.place(at: CGPoint(x: area.midX - answer.width / 2, y: area.midY - answer.height / 2), offer)
        for action in inputs.context.afterLayout { action() }
        return LaidOutView(root: root, preferences: list.preferences, answer: answer, full: tile ?? answer)
    }

    private func render<V: View>(
        _ view: V, proposal: ProposedViewSize?, tile: CGSize?, contentMargins: EdgeInsets, cornerRadius: CGFloat,
        environment: EnvironmentValues
    ) -> RenderedView {
        let (laidOut, context) = settle(view, proposal: proposal, tile: tile, contentMargins, environment)
        return drawn(laidOut, context, cornerRadius: cornerRadius, environment)
    }

    private func drawn(
        _ laidOut: LaidOutView, _ context: RenderContext, cornerRadius: CGFloat, _ environment: EnvironmentValues
    ) -> RenderedView {
        withCurrent(context) {
            let full = laidOut.full
            let container = _ContainerShape(
                rect: CGRect(origin: .zero, size: full), cornerRadius: cornerRadius, scale: environment.displayScale)
            var recorder = Recorder(container: container, context: context)
            laidOut.root?.draw(&recorder)

            var preferences = laidOut.preferences
            preferences.merge(context.latePreferences)
            let background = background(preferences, full, container, context)
            for sentence in UnfoundAssets.take() + UnreadTables.take() + BundleFonts.takeFailures() { context.report(sentence) }
            let content = finite(DisplayList(size: full, items: recorder.items, images: recorder.images), context)
            return RenderedView(
                content: content.withFonts, background: background,
                taps: recorder.taps, widgetURL: widgetURL(preferences, context), accessibility: recorder.elements.atPlaces.inReadingOrder,
                nodes: recorder.nodes.atPlaces, diagnostics: context.diagnostics, preferences: preferences, contentSize: laidOut.answer,
                traits: context.traits, namedImages: context.namedImages)
        }
    }

    private func root<V: View>(_ view: V, _ inputs: _ViewInputs, _ list: inout _NodeList) -> LayoutNode? {
        if let only { return V.node(only, of: view, inputs, preferencesTo: &list) }
        V._makeNodes(view, inputs.joining(.vertical), &list)
        // Several that are not there are one nothing.
        if inputs.surroundings?.keepsPlaceOfNothing == true { return list.nodes.first }
        // Several views at the root are an implicit VStack.
        if list.nodes.count > 1 { return LayoutContainerNode(VStackLayout(), list.nodes, inputs, kind: "VStack") }
        return list.nodes.first
    }

    private func background(
        _ preferences: PreferenceValues, _ size: CGSize, _ container: _ContainerShape, _ context: RenderContext
    ) -> DisplayList? {
        guard let declared = preferences.value(of: ContainerBackgroundKey.self) ?? nil else { return nil }
        var list = _NodeList()
        let inputs = _ViewInputs(environment: declared.environment, context: context)
        guard let node = AnyView.singleNode(of: declared.view, inputs, alignment: declared.alignment, preferencesTo: &list) else {
            return DisplayList(size: size)
        }
        let answer = node.size(ProposedViewSize(size))
        node.place(at: CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2), ProposedViewSize(size))
        var recorder = Recorder(container: container, context: context)
        node.draw(&recorder)
        return finite(DisplayList(size: size, items: recorder.items, images: recorder.images), context).withFonts
    }

    /// What is drawn without what has a place, a size or a look that is no number.
    private func finite(_ list: DisplayList, _ context: RenderContext) -> DisplayList {
        let (finite, isWhole) = list.finite
        if !isWhole {
            context.report(
                "a part of the picture has a place, size or look that is no number, as 0 / 0 is none: it is left out, or drawn without")
        }
        return finite
    }

    private func widgetURL(_ preferences: PreferenceValues, _ context: RenderContext) -> URL? {
        let urls = preferences.value(of: WidgetURLKey.self) ?? []
        if Set(urls).count > 1 { context.report("widgetURL: more than one in a widget; iOS does not say which is taken, here the first") }
        return urls.first
    }

    /// Lets UIKit's fonts and colours that a view makes itself ask for the size of type and the scheme that it is shown in.
    private func withTraits<R>(_ environment: EnvironmentValues, _ body: () -> R) -> R {
        guard environment.dynamicTypeSize != .large || environment.colorScheme == .dark else { return body() }
        let outer = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(environment)
        defer { UITraitCollection.current = outer }
        return body()
    }

    private func withCurrent<R>(_ context: RenderContext, _ body: () -> R) -> R {
        let outer = RenderContext.current
        RenderContext.current = context
        defer { RenderContext.current = outer }
        return body()
    }
}
