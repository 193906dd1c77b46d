import Foundation
import FoundationMissing
import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

/// Draws one entry of one widget for one environment.
struct EntryRenderer {
    let definition: WidgetDefinition
    let request: WidgetRequest
    let environment: RenderEnvironment
    let values: EnvironmentValues
    let linksInSmall: Bool
    var warnsWithoutBackground = true
    /// The index of the one view at the root that is drawn; nil for all of them.
    var only: Int?
    /// The release of iOS that is shown.
    var version = _SystemVersion.current

    /// Whether there are container backgrounds and margins of the content. Before iOS 17 there were neither: the view was the whole tile,
    /// on the system's background.
    private var hasContainers: Bool { version.isAtLeast(17) }

    /// The view in the environment, and what of it is shown otherwise on a locked device or after a tap.
    @MainActor func archive<Content: View>(_ content: Content) throws -> (view: ArchivedView, traits: RenderedTraits) {
        var rendered =
            request.family == .accessoryInline ? render(_InlineContent(content: content, only: only)) : render(content, only: only)
        var notes = definition.reports
        if warnsWithoutBackground, hasContainers, rendered.background == nil, !request.family.isAccessory {
            notes.append(
                "\(definition.kind): no view declares containerBackground(_:for: .widget), so iOS shows a warning instead of the content.")
            rendered = render(MissingBackground())
        }
        var taps = rendered.taps
        if !linksAllowed, taps.contains(where: \.isLink) {
            notes.append("\(definition.kind): links have no effect in \(request.family.rawValue); use widgetURL(_:).")
            taps.removeAll(where: \.isLink)
        }
        // Apple's page on interactivity: every system family, accessoryCircular and accessoryRectangular.
        if request.family == .accessoryInline, !taps.isEmpty {
            notes.append("\(definition.kind): buttons and toggles have no effect in \(request.family.rawValue).")
            taps = []
        }
        if !hasContainers, !request.family.isAccessory, rendered.background == nil {
            rendered.background = DisplayList(size: rendered.content.size, items: [], images: [:])
        }
        var view = ArchivedView(
            environment: environment, content: rendered.content, background: showsBackground ? rendered.background.map(grounded) : nil,
            taps: taps,
            widgetURL: rendered.widgetURL, accessibility: rendered.accessibility, nodes: rendered.nodes,
            diagnostics: rendered.diagnostics + notes)
        try checkImages(&view, named: rendered.namedImages)
        return (view, rendered.traits)
    }

    @MainActor private func render<Content: View>(_ content: Content, only: Int? = nil) -> RenderedView {
        let renderer = only.map { ViewRenderer().showing(only: $0) } ?? ViewRenderer()
        return renderer.render(
            content, size: CGSize(width: request.displaySize.width, height: request.displaySize.height),
            contentMargins: hasMargins ? request.contentMargins.edges : EdgeInsets(),
            cornerRadius: request.cornerRadius, environment: values)
    }

    /// Tiles of the home screen have theirs since containers are; accessories always had them.
    private var hasMargins: Bool { !definition.contentMarginsDisabled && (hasContainers || request.family.isAccessory) }

    /// A wallpaper never shows through a widget in full colour; places that leave the background out have grounds of their own.
    private func grounded(_ background: DisplayList) -> DisplayList {
        values.showsWidgetContainerBackground ? SystemGround(in: values).under(background) : background
    }

    private var showsBackground: Bool { values.showsWidgetContainerBackground || !definition.containerBackgroundRemovable }

    /// Apple's page on links names accessoryRectangular, systemSmall and larger; before iOS 17 small widgets had only `widgetURL`.
    private var linksAllowed: Bool {
        switch request.family {
        case .accessoryCircular, .accessoryInline: false
        case .systemSmall: linksInSmall && hasContainers
        default: true
        }
    }

    /// Checks how large pictures are. Of one that a bundle has by name iOS need keep nothing but the name, and apps of the App Store show
    /// larger ones than it takes of those that were loaded: those are told, and drawn.
    private func checkImages(_ view: inout ArchivedView, named: [ImageKey: String]) throws(ExtensionFailure) {
        let limit = ArchiveLimits.imageArea(tile: request.displaySize, scale: environment.displayScale)
        var notes: [String] = []
        for (key, image) in view.content.images.merging(view.background?.images ?? [:], uniquingKeysWith: { first, _ in first }) {
            let area = Double(image.pixelWidth) * Double(image.pixelHeight)
            guard area > limit else { continue }
            let figures = "\(image.pixelWidth) × \(image.pixelHeight) pixels, \(Int(area)) in all"
            guard let name = named[key] else {
                throw ExtensionFailure(
                    code: .imageTooLarge,
                    message: """
                        “\(definition.kind)” draws an image of \(figures); a \(request.family.rawValue) may have \(Int(limit)). Scale it down \
                        before it is put into the view.
                        """)
            }
            notes.append(
                "Image(\"\(name)\"): has \(figures); of a loaded picture a \(request.family.rawValue) takes at most \(Int(limit))")
        }
        view.diagnostics += notes.sorted()
    }
}

extension TapRegion {
    fileprivate var isLink: Bool { if case .open = action { true } else { false } }
}

/// Draws a view as a widget's content, without a provider: for tests and tools. The request's first environment counts.
@MainActor package func archive<Content: View>(
    _ content: Content, for request: WidgetRequest, warnsWithoutBackground: Bool = true, contentMarginsDisabled: Bool = false
) throws -> ArchivedView {
    try request.validate()
    var definition = WidgetDefinition()
    definition.kind = request.kind
    definition.contentMarginsDisabled = contentMarginsDisabled
    let environment = request.environments[0]
    return try EntryRenderer(
        definition: definition, request: request, environment: environment,
        values: try request.values(for: environment, isPlaceholder: false), linksInSmall: true,
        warnsWithoutBackground: warnsWithoutBackground
    ).archive(content).view
}
