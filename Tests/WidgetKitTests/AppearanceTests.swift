import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("A widget's appearance") struct AppearanceTests {
    let blue = RGBA(0, 0, 1)

    @Test("without a container background is iOS's warning, not the content") func missingBackground() async throws {
        let view = try await TestWidget { Text("secret") }.view()
        #expect(view.summary == "Please adopt containerBackground API")
        #expect(view.background != nil)
        #expect(view.diagnostics.contains { $0.contains("containerBackground(_:for: .widget)") })
        let accessory = try await TestWidget { Text("open") }.view(.accessoryRectangular)
        #expect(accessory.summary == "open")
    }

    @Test("has the background that a nested view declares, over the whole tile") func nestedBackground() async throws {
        let view = try await TestWidget {
            VStack { Text("a").containerBackground(for: .widget) { Color(red: 0, green: 0, blue: 1) } }
        }.view()
        let background = try #require(view.background)
        #expect(background.fills == [blue])
        #expect(background.size == CGSize(width: 158, height: 158))
        #expect(view.summary == "a")
    }

    @Test("picture.5: has the outer of two backgrounds of which one is in the other") func outerBackground() async throws {
        let view = try await TestWidget {
            VStack { Text("a").containerBackground(Color.red, for: .widget) }.containerBackground(
                Color(red: 0, green: 0, blue: 1), for: .widget)
        }.view()
        #expect(try #require(view.background).fills == [blue])
    }

    @Test(
        "true.28: in full colour on the home screen lies on the system's ground, whatever its own background lets through",
        arguments: RenderEnvironment.Scheme.allCases)
    func systemGround(scheme: RenderEnvironment.Scheme) async throws {
        let text = Text("template")
        let translucent: [any View] = [
            text.containerBackground(.fill.tertiary, for: .widget), text.containerBackground(.clear, for: .widget),
            text.containerBackground(for: .widget) { EmptyView() }, text.containerBackground(.ultraThinMaterial, for: .widget),
            text.containerBackground(Color.red.opacity(0.5), for: .widget),
            text.containerBackground(for: .widget) { LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom) },
            text.containerBackground(for: .widget) { Circle().fill(.red) },
        ]
        for background in translucent {
            for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge] {
                let view = try await TestWidget { AnyView(background) }.view(family) { $0.scheme = scheme }
                let bitmap = Rasterizer(fonts: FontCatalog.file).draw(view.picture(cornerRadius: nil), scale: 1)
                #expect(bitmap.isOpaque, "\(background) \(family)")
            }
        }
        // Xcode's template: the third level of fill, of 118, 118, 128, on white or on 28, 28, 30.
        let template = try await TestWidget { text.containerBackground(.fill.tertiary, for: .widget) }.view { $0.scheme = scheme }
        let corner = Rasterizer(fonts: FontCatalog.file).draw(template.picture(cornerRadius: nil), scale: 1)[1, 1]
        // A step is what rounding leaves.
        let expected = scheme == .light ? [239, 239, 240, 255] : [50, 50, 53, 255]
        #expect(zip(corner, expected).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(corner)")
    }

    @Test("true.28: places other than the home screen in full colour keep their own rules") func otherGrounds() async throws {
        let widget = TestWidget { Text("template").containerBackground(.fill.tertiary, for: .widget) }
        let changes: [@MainActor (inout RenderEnvironment) -> Void] = [
            { $0.mode = .accented }, { $0.mode = .vibrant }, { $0.showsContainerBackground = false },
        ]
        for change in changes { #expect(try await widget.view(.systemSmall, change).background == nil) }
        #expect(try await widget.view(.accessoryRectangular) { $0.mode = .vibrant }.background == nil)
        // What is never taken away is as the widget drew it.
        var kept = widget
        kept.isRemovable = false
        let standBy = try await kept.view { $0.showsContainerBackground = false }
        #expect(try #require(standBy.background).fills.allSatisfy { $0.alpha < 1 })
    }

    @Test("picture.8: a view that changes the rendering mode for what is inside of it recolours nothing: only the host composes")
    func ownRenderingMode() async throws {
        struct Mode: View {
            @Environment(\.widgetRenderingMode) private var mode
            var body: some View { Text(mode == .accented ? "accented" : "other") }
        }
        let widget = TestWidget {
            VStack {
                Color(red: 0, green: 0, blue: 1).widgetAccentable().environment(\.widgetRenderingMode, .accented)
                Mode().environment(\.widgetRenderingMode, .accented)
            }
            .containerBackground(.white, for: .widget)
        }
        let view = try await widget.view()
        #expect(view.content.fills.contains(blue) && view.summary == "accented")
        // Where the host does, a view inside cannot keep it from doing so.
        let kept = TestWidget {
            Color(red: 0, green: 0, blue: 1).widgetAccentable().environment(\.widgetRenderingMode, .fullColor)
                .containerBackground(.white, for: .widget)
        }
        #expect(!(try await kept.view { $0.mode = .accented }.content.fills.contains(blue)))
    }

    @Test("has its content inside the margins of the place on every device", arguments: Device.all) func margins(device: Device)
        async throws
    {
        // The inline accessory shows words only.
        for (family, size) in device.sizes where family != .accessoryInline {
            let view = try await TestWidget { Color.red.containerBackground(.white, for: .widget) }.view(family, device: device)
            let side = device.size(of: .accessoryCircular)?.width ?? 0
            let margin = family.isAccessory ? side * 7 / 72 : 16
            let inner = CGRect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: margin, dy: margin)
            // Edges go to the nearest pixel, so half a pixel is allowed.
            let frame = try #require(view.nodes.first { $0.type.contains("Color") || $0.type.contains("Shape") }?.frame)
            #expect(abs(frame.minX - inner.minX) <= 0.5 && abs(frame.width - inner.width) <= 0.5, "\(device.name) \(family): \(frame)")
            #expect(abs(frame.minY - inner.minY) <= 0.5 && abs(frame.height - inner.height) <= 0.5, "\(device.name) \(family): \(frame)")
        }
    }

    @Test("with the margins disabled fills the tile and still reads what they were") func disabledMargins() async throws {
        struct Reader: View {
            @Environment(\.widgetContentMargins) var margins
            var body: some View {
                ZStack {
                    Color.red
                    Text("\(Int(margins.leading))")
                }.containerBackground(.white, for: .widget)
            }
        }
        var widget = TestWidget { Reader() }
        widget.hasMargins = false
        let view = try await widget.view()
        #expect(view.summary == "16")
        #expect(view.nodes.contains { $0.frame == CGRect(x: 0, y: 0, width: 158, height: 158) })
    }

    @Test("reads family, mode, scheme, locale, zone, type size and direction from the request") func environment() async throws {
        struct Reader: View {
            @Environment(\.self) var values
            var body: some View {
                Text(
                    verbatim: """
                        \(values.widgetFamily) \(values.widgetRenderingMode) \(values.colorScheme) \(values.locale.identifier) \
                        \(values.timeZone.identifier) \(values.calendar.timeZone.identifier) \(values.dynamicTypeSize) \
                        \(values.layoutDirection) \(values.showsWidgetContainerBackground)
                        """
                ).containerBackground(.white, for: .widget)
            }
        }
        let view = try await TestWidget { Reader() }.view(.systemMedium) {
            $0.scheme = .dark
            $0.locale = "ar_EG"
            $0.timeZone = "Africa/Cairo"
            $0.typeSize = "xxLarge"
        }
        #expect(view.summary == "systemMedium fullColor dark ar_EG Africa/Cairo Africa/Cairo xxLarge rightToLeft true")
        let accented = try await TestWidget { Reader() }.view { $0.mode = .accented }
        #expect(accented.summary.hasPrefix("systemSmall accented light"))
        #expect(accented.summary.hasSuffix("leftToRight false"))
        let vibrant = try await TestWidget { Reader() }.view(.accessoryRectangular) { $0.mode = .vibrant }
        #expect(vibrant.summary.hasPrefix("accessoryRectangular vibrant dark"))
    }

    @Test("accented keeps only alpha, in white, and no background") func accented() async throws {
        let widget = TestWidget {
            VStack {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1).opacity(0.5).widgetAccentable()
            }.containerBackground(Color.green, for: .widget)
        }
        let view = try await widget.view { $0.mode = .accented }
        #expect(view.background == nil)
        #expect(view.content.fills == [.white, RGBA(1, 1, 1, 0.5)])
        #expect(try await widget.view().content.fills.first == RGBA(1, 0, 0))
    }

    @Test("accented keeps a background that may not be removed") func unremovable() async throws {
        var widget = TestWidget { Text("a").containerBackground(Color.green, for: .widget) }
        widget.isRemovable = false
        #expect(try await widget.view { $0.mode = .accented }.background != nil)
        #expect(try await widget.view { $0.showsContainerBackground = false }.background != nil)
        widget.isRemovable = true
        #expect(try await widget.view { $0.showsContainerBackground = false }.background == nil)
    }

    @Test("vibrant turns brightness into the strength of white") func vibrant() async throws {
        let view = try await TestWidget {
            HStack {
                Color(red: 1, green: 1, blue: 1)
                Color(red: 0, green: 1, blue: 0)
                Color(red: 0.2, green: 0.2, blue: 0.2)
            }
        }.view(.accessoryRectangular) { $0.mode = .vibrant }
        let fills = view.content.fills
        #expect(fills.allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
        #expect(fills.map { ($0.alpha * 10_000).rounded() } == [10_000, 7_152, 2_000])
    }

    @Test("images are templates where accented, and luminance where vibrant") func images() async throws {
        func effects(_ mode: RenderEnvironment.Mode, _ change: (Image) -> some View) async throws -> [ColorEffect] {
            let image = try #require(UIImage(data: Data(TestImage.png(width: 8, height: 8))))
            let content = change(Image(uiImage: image)).containerBackground(.white, for: .widget)
            let view = try await TestWidget { content }.view(.systemSmall) { $0.mode = mode }
            return view.content.items.effects
        }
        #expect(try await effects(.fullColor) { $0 } == [])
        #expect(try await effects(.accented) { $0 } == [.tint(.white)])
        #expect(try await effects(.vibrant) { $0 } == [.desaturate(luminanceToAlpha: true)])
        #expect(try await effects(.accented) { $0.widgetAccentedRenderingMode(.fullColor) } == [])
        #expect(try await effects(.accented) { $0.widgetAccentedRenderingMode(.accented) } == [.tint(.white)])
        #expect(try await effects(.accented) { $0.widgetAccentedRenderingMode(.desaturated) } == [.desaturate(luminanceToAlpha: true)])
        #expect(
            try await effects(.accented) { $0.widgetAccentedRenderingMode(.accentedDesaturated) } == [.desaturate(luminanceToAlpha: true)])
        #expect(try await effects(.accented) { $0.widgetAccentedRenderingMode(nil) } == [.tint(.white)])
        #expect(try await effects(.fullColor) { $0.widgetAccentedRenderingMode(.desaturated) } == [])
    }

    @Test("AccessoryWidgetBackground is a veil in the tile's shape") func accessoryBackground() async throws {
        let view = try await TestWidget { AccessoryWidgetBackground() }.view(.accessoryCircular) { $0.mode = .vibrant }
        #expect(view.content.fills.map { ($0.alpha * 100).rounded() } == [20])
    }

    @Test("says what is declared and has no effect") func reports() async throws {
        let service = ExtensionService(bundle: SampleBundle())
        let request = try #require(Device.standard.request(kind: "Plain", family: .systemSmall))
        let view = try await service.timeline(request).entries[0].variants[0]
        #expect(view.diagnostics.contains { $0.contains("promptsForUserConfiguration()") })
    }
}

extension [DisplayItem] {
    fileprivate var effects: [ColorEffect] {
        flatMap { item -> [ColorEffect] in
            guard case .layer(let layer) = item else { return [] }
            return [layer.colorEffect].compactMap { $0 } + layer.items.effects
        }
    }
}
