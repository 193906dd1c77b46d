import Foundation
import VitrineActivityKit
import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

/// Draws one preview in every environment that was asked for.
@MainActor struct PreviewDrawing {
    /// Entries of one preview that are drawn at most.
    static let mostEntries = 200

    let request: PreviewRequest
    let linksInSmall: Bool
    let activities: PreviewedActivities

    func entries(of declared: PreviewList.Declared) async throws -> [PreviewedEntry] {
        guard !request.environments.isEmpty, request.environments.count <= ArchiveLimits.maximumEnvironments else {
            throw ExtensionFailure(
                code: .invalidRequest, message: "A preview is drawn in 1 to \(ArchiveLimits.maximumEnvironments) environments.")
        }
        switch declared {
        case .provider(let type, _): return try opened(type)
        case .macro(let type):
            let preview = try type.makePreview()
            switch preview.content() {
            case let view as AnyView:
                var frame = PreviewFrame()
                frame.layout = preview.layout
                return [try drawn(try await preview.modified(view), only: nil, frame)]
            case let widget as _WidgetPreview: return try await drawn(widget)
            case let activity as _ActivityPreview: return try await drawn(activity)
            default: throw failure("This kind of preview is not drawn here.")
            }
        }
    }

    private func failure(_ words: String) -> ExtensionFailure { ExtensionFailure(code: .providerError, message: words) }

    // MARK: Views

    private func opened<Provider: PreviewProvider>(_ type: Provider.Type) throws -> [PreviewedEntry] {
        let view = AnyView(type.previews)
        let values = try screenRequest.values(for: request.environments[0], isPlaceholder: false)
        return try ViewRenderer().previews(of: view, environment: values).prefix(Self.mostEntries).enumerated().map {
            try drawn(view, only: $0.offset, $0.element)
        }
    }

    /// The request as of a widget that fills the screen.
    private var screenRequest: WidgetRequest {
        WidgetRequest(
            kind: "preview", family: .systemLarge, displaySize: request.screen, contentMargins: PointInsets(all: 0), cornerRadius: 0,
            environments: request.environments)
    }

    private func drawn(_ view: AnyView, only index: Int?, _ frame: PreviewFrame) throws -> PreviewedEntry {
        let family = frame.family.flatMap(WidgetFamilyName.init)
        if let family {
            let variants = try tile(family).map { environment, tile in
                try archive(view, only: index, tile, environment, warnsWithoutBackground: false)
            }
            return PreviewedEntry(name: frame.name, family: family, entry: entry(variants))
        }
        let variants = try request.environments.map { environment in
            var values = try screenRequest.values(for: environment, isPlaceholder: false)
            values.isElevated = false
            values.isInApp = true
            values.previewedActivities = activities
            values.previewedActivities.screenWidth = request.screen.width
            return archived(render(view, only: index, frame.layout, values), environment, values)
        }
        return PreviewedEntry(name: frame.name, family: nil, entry: entry(variants))
    }

    private func render(_ view: AnyView, only index: Int?, _ layout: PreviewLayout?, _ values: EnvironmentValues) -> RenderedView {
        let renderer = index.map { ViewRenderer().showing(only: $0) } ?? ViewRenderer()
        let screen = CGSize(width: request.screen.width, height: request.screen.height)
        switch layout {
        case .fixed(let width, let height):
            return renderer.render(view, size: CGSize(width: side(width), height: side(height)), environment: values)
        case .sizeThatFits: return renderer.renderFitting(view, environment: values)
        case .device, nil:
            guard request.fillsScreen else {
                return renderer.renderFitting(view, proposal: ProposedViewSize(screen), environment: values)
            }
            return renderer.render(view, size: screen, environment: values)
        }
    }

    private func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), ArchiveLimits.maximumTileSide) : 0 }

    /// Puts a view on the ground that a screen has where none is. What is larger than any picture may be is cut.
    private func archived(_ rendered: RenderedView, _ environment: RenderEnvironment, _ values: EnvironmentValues) -> ArchivedView {
        var content = rendered.content, diagnostics = rendered.diagnostics
        content.size = CGSize(width: side(content.size.width), height: side(content.size.height))
        if content.size != rendered.content.size {
            let most = Int(ArchiveLimits.maximumTileSide)
            diagnostics.append("The view is larger than \(most) × \(most) points; the picture ends there.")
        }
        return ArchivedView(
            environment: environment, content: content,
            background: SystemGround(in: values).under(DisplayList(size: content.size, items: [], images: [:])),
            taps: rendered.taps, widgetURL: rendered.widgetURL, accessibility: rendered.accessibility, nodes: rendered.nodes,
            diagnostics: diagnostics)
    }

    private func entry(_ variants: [ArchivedView], at date: Date = Date()) -> ArchivedEntry {
        ArchivedEntry(date: date, relevance: nil, variants: variants)
    }

    // MARK: Tiles

    /// Returns each environment with the tile in which the device shows a widget of the family.
    private func tile(_ family: WidgetFamilyName) throws -> [(RenderEnvironment, WidgetRequest)] {
        guard var tile = request.tiles.first(where: { $0.family == family }) else {
            throw failure("The device shows no \(family.rawValue).")
        }
        tile.environments = request.isAsPlaced ? family.asPlaced(request.environments) : request.environments
        try tile.validate()
        return tile.environments.map { ($0, tile) }
    }

    private func archive(
        _ view: AnyView, only index: Int?, _ tile: WidgetRequest, _ environment: RenderEnvironment, warnsWithoutBackground: Bool
    ) throws -> ArchivedView {
        var definition = WidgetDefinition()
        definition.kind = "preview"
        var renderer = EntryRenderer(
            definition: definition, request: tile, environment: environment,
            values: try tile.values(for: environment, isPlaceholder: false), linksInSmall: linksInSmall,
            warnsWithoutBackground: warnsWithoutBackground)
        renderer.only = index
        return try renderer.archive(view).view
    }

    private func definition(of widget: @MainActor () -> any Widget) -> WidgetDefinition {
        func defined<W: Widget>(_ widget: W) -> WidgetDefinition {
            var definition = WidgetDefinition()
            widget.body._define(&definition)
            return definition
        }
        return defined(widget())
    }

    private func drawn(_ preview: _WidgetPreview) async throws -> [PreviewedEntry] {
        let definition = definition(of: preview.widget), family = preview.family.name
        guard let provider = definition.provider else {
            throw failure("The widget of this preview has no provider, so it draws no entries.")
        }
        let surroundings = try tile(family)
        let values = try surroundings.map { try $0.1.values(for: $0.0, isPlaceholder: false) }
        let size = surroundings[0].1.displaySize
        let context = TimelineProviderContext(
            family: preview.family, displaySize: CGSize(width: size.width, height: size.height), isPreview: true, environments: values)
        let written = await preview.entries(context)
        guard !written.isEmpty else { throw failure("The preview's timeline has no entries.") }
        return try written.prefix(Self.mostEntries).map { given in
            guard let entry = provider.written(given) else {
                throw failure("An entry of the preview is a \(type(of: given)), which the widget “\(definition.kind)” does not show.")
            }
            let variants = try zip(surroundings, values).map { place, values in
                var values = values
                values.pictureDate = max(entry.date, Date())
                return try entry.archive(
                    EntryRenderer(
                        definition: definition, request: place.1, environment: place.0, values: values, linksInSmall: linksInSmall)
                ).view
            }
            return PreviewedEntry(name: nil, family: family, entry: self.entry(variants, at: entry.date))
        }
    }

    // MARK: Live Activities

    private func drawn(_ preview: _ActivityPreview) async throws -> [PreviewedEntry] {
        guard let look = definition(of: preview.widget).activity, let attributes = preview.attributes as? PreviewedValue else {
            throw failure("The widget of this preview is no Live Activity.")
        }
        return try await preview.states().prefix(Self.mostEntries).map { state in
            guard let state = state as? PreviewedValue, let look = look(attributes.value, state.value, false) else {
                throw failure("The preview’s attributes are not those of the widget’s Live Activity.")
            }
            if let island = preview.viewKind.island { return try entry(of: look.island(), island) }
            let view = look.content()
            let variants = try request.environments.map { environment in
                let values = try screenRequest.values(for: environment, isPlaceholder: false)
                let shown = LockScreenLayout(screenWidth: request.screen.width) { view }
                return archived(ViewRenderer().renderFitting(shown, environment: values), environment, values)
            }
            return PreviewedEntry(name: nil, family: nil, entry: entry(variants))
        }
    }

    /// An island on the ground of a screen.
    private func entry(
        of island: DynamicIsland, _ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
    ) throws -> PreviewedEntry {
        let view = IslandPicture(state: state, screenWidth: request.screen.width).view(of: island)
        let variants = try request.environments.map { environment in
            let values = try screenRequest.values(for: environment, isPlaceholder: false)
            return archived(ViewRenderer().renderFitting(view, environment: values), environment, values)
        }
        return PreviewedEntry(name: nil, family: nil, entry: entry(variants))
    }
}

extension ExtensionService {
    /// Returns the previews that the source declares.
    @MainActor func previews() throws -> [PreviewDescription] { try PreviewList.shared.descriptions() }

    /// Draws one of the previews.
    @MainActor func preview(_ request: PreviewRequest) async throws -> [PreviewedEntry] {
        let all = PreviewList.shared.all
        guard all.indices.contains(request.index) else {
            throw ExtensionFailure(
                code: .invalidRequest, message: "There are \(all.count) previews, and none with the number \(request.index).")
        }
        let drawing = PreviewDrawing(request: request, linksInSmall: options.linksInSmall, activities: activities)
        return try await drawing.entries(of: all[request.index])
    }
}
