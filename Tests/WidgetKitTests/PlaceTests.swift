import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("A place") struct PlaceTests {
    private let amber = RGBA(1, 0.6, 0.2)

    private func tile(_ mode: RenderEnvironment.Mode, @ViewBuilder _ content: @escaping () -> some View) async throws -> ArchivedView {
        try await TestWidget { content().containerBackground(.blue, for: .widget) }.view { $0.mode = mode }
    }

    @Test("tints the accent group and leaves the default group white") func tinted() async throws {
        let view = try await tile(.accented) {
            VStack {
                Color.red
                Color.green.opacity(0.5).widgetAccentable()
                LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom).widgetAccentable()
            }
        }
        let picture = view.picture(cornerRadius: nil, appearance: .tinted(amber))
        #expect(picture.fills.contains(.white))
        #expect(picture.fills.contains(RGBA(1, 0.6, 0.2, 0.5)))
        let stops = picture.items.stops
        #expect(stops.map(\.alpha) == [1, 0])
        #expect(stops.allSatisfy { $0.red == 1 && $0.green == 0.6 })
        // The tinted appearance's own dark glass lies below everything.
        guard case .fill(_, .color(let glass), _) = picture.items.first else { return #expect(Bool(false), "no backdrop") }
        #expect(glass.alpha == 1 && glass.red < 0.2)
    }

    @Test("tints a group whatever its colours became on their way, and a group in a group by its own (sdk.8)") func nested() async throws {
        let image = try #require(UIImage(data: Data(TestImage.png(width: 8, height: 8))))
        let view = try await tile(.accented) {
            VStack {
                Color.red.brightness(-0.3)
                Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual)).colorMultiply(.gray)
                Text("A").shadow(radius: 2)
                Image(uiImage: image).widgetAccentedRenderingMode(.desaturated)
            }.widgetAccentable()
        }
        // The groups are in what is sent on.
        var sent = view
        sent.content = try DisplayList(wireBytes: view.content.wireBytes())
        let blue = RGBA(0, 0, 1), picture = sent.tinted(accent: amber, base: blue)
        #expect(picture.fills == [amber])
        #expect(picture.items.stops.count > 1 && picture.items.stops.allSatisfy { $0 == amber })
        #expect(picture.items.allEffects.contains(.tint(blue)) && !picture.items.allEffects.contains(.tint(amber)))
    }

    @Test("tints images by their group, and leaves those in full colour alone") func tintedImages() async throws {
        func effects(_ mode: WidgetAccentedRenderingMode?) async throws -> [ColorEffect] {
            let image = try #require(UIImage(data: Data(TestImage.png(width: 8, height: 8))))
            let view = try await tile(.accented) { Image(uiImage: image).widgetAccentedRenderingMode(mode) }
            return view.picture(cornerRadius: nil, appearance: .tinted(amber)).items.allEffects
        }
        #expect(try await effects(nil) == [.tint(.white)])
        #expect(try await effects(.accented) == [.tint(amber)])
        #expect(try await effects(.desaturated) == [.tint(.white), .desaturate(luminanceToAlpha: true)])
        #expect(try await effects(.accentedDesaturated).first == .tint(amber))
        #expect(try await effects(.fullColor) == [])
    }

    @Test("that is no tinted one shows colours as archived") func untinted() async throws {
        let view = try await tile(.fullColor) { Color.red }
        #expect(view.picture(cornerRadius: nil, appearance: .plain) == view.picture(cornerRadius: nil))
        let tinted = view.picture(cornerRadius: nil, appearance: .tinted(amber))
        #expect(tinted.fills.dropFirst() == view.picture(cornerRadius: nil).fills[...])
    }

    @Test("dims, filters and blackens as a lock screen and StandBy do") func filters() async throws {
        let view = try await tile(.vibrant) { Color.white }
        #expect(view.background == nil)
        #expect(view.picture(cornerRadius: nil, appearance: .lockScreen()).items.allEffects == [])
        let night = view.picture(cornerRadius: 22, appearance: .standByNight)
        #expect(night.items.allEffects == [.tint(RGBA(1, 0.16, 0.1))])
        #expect(night.fills.first == .black)
        guard case .layer(let dimmed) = view.picture(cornerRadius: nil, appearance: .alwaysOn).items.first else {
            return #expect(Bool(false), "no layer")
        }
        #expect(dimmed.opacity == TileAppearance.alwaysOn.brightness)
    }

    @Test("tells widgets that the background is gone wherever it is") func backgrounds() async throws {
        struct Reader: View {
            @Environment(\.showsWidgetContainerBackground) var shows
            var body: some View { Text(verbatim: "\(shows)").containerBackground(.white, for: .widget) }
        }
        let widget = TestWidget { Reader() }
        #expect(try await widget.view().summary == "true")
        #expect(try await widget.view { $0.mode = .accented }.summary == "false")
        #expect(try await widget.view { $0.mode = .vibrant }.summary == "false")
        #expect(try await widget.view { $0.showsContainerBackground = false }.summary == "false")
        let circular = try await widget.view(.accessoryCircular)
        #expect(circular.summary == "false")
        #expect(circular.background == nil)
    }

    @Test("tells widgets of contrast, reduced luminance and a locked device") func environment() async throws {
        struct Reader: View {
            @Environment(\.colorSchemeContrast) var contrast
            @Environment(\.isLuminanceReduced) var isReduced
            @Environment(\.redactionReasons) var reasons
            var body: some View {
                Text(verbatim: "\(contrast) \(isReduced) \(reasons.contains(.privacy)) \(reasons.contains(.invalidated))")
                    .foregroundStyle(.red).containerBackground(.white, for: .widget)
            }
        }
        let widget = TestWidget { Reader() }
        #expect(try await widget.view().summary == "standard false false false")
        let other = try await widget.view {
            $0.contrast = .increased
            ($0.isLuminanceReduced, $0.hidesPrivateContent, $0.isInvalidated) = (true, true, true)
        }
        #expect(other.summary == "increased true true true")
        // systemRed where contrast is increased (Human Interface Guidelines, Color).
        let colors = other.content.items.flatMap { item -> [RGBA] in
            if case .glyphs(let run) = item, case .color(let color) = run.paint { [color] } else { [] }
        }
        #expect(colors.first == RGBA(215.0 / 255, 0, 21.0 / 255))
    }
}

extension ArchivedView {
    /// The picture as a place shows it that has nothing but tints.
    fileprivate func tinted(accent: RGBA, base: RGBA) -> DisplayList {
        var appearance = TileAppearance.plain
        appearance.tints = TileAppearance.Tints(accent: accent, base: base)
        return picture(cornerRadius: nil, appearance: appearance)
    }
}

extension [DisplayItem] {
    /// The effects of its layers, outer ones first.
    var allEffects: [ColorEffect] {
        flatMap { item -> [ColorEffect] in
            guard case .layer(let layer) = item else { return [] }
            return [layer.colorEffect].compactMap { $0 } + layer.items.allEffects
        }
    }

    /// The colours of its linear gradients.
    var stops: [RGBA] {
        flatMap { item -> [RGBA] in
            switch item {
            case .fill(_, .linear(let stops, _, _), _): stops.map(\.color)
            case .layer(let layer): layer.items.stops
            default: []
            }
        }
    }
}

/// Views that draw by themselves follow the place too.
@MainActor @Suite("A control in a place") struct ControlsInPlacesTests {
    private let amber = RGBA(1, 0.6, 0.2), sky = RGBA(0.4, 0.7, 1)

    private func colors(_ items: [DisplayItem]) -> [RGBA] {
        items.flatMap { item -> [RGBA] in
            switch item {
            case .fill(_, let paint, _), .stroke(_, let paint, _): colors(paint)
            case .glyphs(let run): colors(run.paint)
            case .layer(let layer): colors(layer.items)
            default: []
            }
        }
    }

    private func colors(_ paint: Paint) -> [RGBA] {
        switch paint {
        case .color(let color): [color]
        case .linear(let stops, _, _), .angular(let stops, _, _, _): stops.map(\.color)
        default: []
        }
    }

    @Test("keeps only its alpha where accented, in the group it is in") func controls() async throws {
        func all(_ mode: RenderEnvironment.Mode, accentable: Bool) async throws -> [RGBA] {
            let widget = TestWidget {
                VStack {
                    Gauge(value: 0.4) { Text("km") }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green]))
                    ProgressView(value: 0.3).tint(.purple)
                    Label("Done", systemImage: "checkmark").foregroundStyle(.orange)
                }.widgetAccentable(accentable).containerBackground(.white, for: .widget)
            }
            let view = try await widget.view { $0.mode = mode }
            return colors(mode == .accented ? view.tinted(accent: amber, base: sky).items : view.content.items)
        }
        #expect(try await all(.fullColor, accentable: false).contains { $0.red != $0.green })
        for (accentable, group) in [(false, sky), (true, amber)] {
            let found = try await all(.accented, accentable: accentable)
            #expect(found.count > 3)
            #expect(found.allSatisfy { ($0.red, $0.green, $0.blue) == (group.red, group.green, group.blue) }, "\(found)")
        }
        #expect(try await all(.vibrant, accentable: false).allSatisfy { ($0.red, $0.green, $0.blue) == (1, 1, 1) })
    }
}
