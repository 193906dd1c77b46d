import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("An accessory") struct AccessoryTests {
    private func inline(@ViewBuilder _ content: @escaping () -> some View) async throws -> ArchivedView {
        try await TestWidget(content: content).view(.accessoryInline) { $0.mode = .vibrant }
    }

    @Test("in the line shows one image and one text, and nothing else") func inlineParts() async throws {
        let view = try await inline {
            VStack {
                Circle().fill(.red)
                Label("13:30 Chiara M.", systemImage: "calendar")
                Text("Second")
            }
        }
        #expect(view.summary == "13:30 Chiara M.")
        #expect(view.content.items.count == 2, "\(view.content.items.count)")
        let nodes = view.nodes.filter { $0.type == "Text" || $0.type == "Image" }
        #expect(nodes.map(\.type) == ["Image", "Text"])
        #expect(nodes[0].frame.maxX < nodes[1].frame.minX)
        // The content stands in the middle of the line's 234 × 26 points.
        let middle = (nodes[0].frame.minX + nodes[1].frame.maxX) / 2
        #expect(abs(middle - 117) < 0.5)
        #expect(abs(nodes[1].frame.midY - 13) < 0.5)
    }

    @Test(
        "has a ring that grows with the device's accessories, on the home screen too",
        arguments: [WidgetFamilyName.accessoryCircular, .systemMedium])
    func ring(_ family: WidgetFamilyName) async throws {
        func ring(_ name: String) async throws -> CGFloat {
            let device = try #require(Device.named(name))
            let view = try await TestWidget {
                Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity).containerBackground(.white, for: .widget)
            }.view(family, device: device)
            let frames = view.nodes.map(\.frame)
            return frames.filter { abs($0.width - $0.height) < 0.1 && (50..<70).contains($0.width) }.map(\.width).max() ?? 0
        }
        #expect(try await ring("iPhone 15") == 58)
        #expect(abs(try await ring("iPhone 15 Pro Max") - 58 * 76 / 72.0) < 0.01)
    }

    @Test("in the line has the place's font and colour, whatever it asks for") func inlineLook() async throws {
        func runs(_ view: ArchivedView) -> [GlyphRun] {
            view.content.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
        }
        let plain = try await inline { Text("Sales") }
        let loud = try await inline { Text("Sales").font(.largeTitle).bold().foregroundColor(.red).italic() }
        #expect(runs(plain) == runs(loud))
        #expect(runs(plain).first?.paint == .color(.white))
        #expect(runs(plain).first?.size == 17)
    }

    @Test("in the line takes the first of several views that fits") func inlineFitting() async throws {
        func shown(_ long: String) async throws -> String {
            try await inline {
                ViewThatFits {
                    Text(verbatim: long)
                    Text("Short")
                }
            }.summary
        }
        #expect(try await shown("Sales €4,827") == "Sales €4,827")
        #expect(try await shown("Sales of all the shops together since the first of January") == "Short")
    }

    @Test("in the line ends in an ellipsis when it is too long") func inlineTruncation() async throws {
        let view = try await inline { Text("Sales of all the shops together since the first of January") }
        let words = try #require(view.nodes.first { $0.type == "Text" })
        #expect(words.frame.width <= 234)
        #expect(words.frame.height < 26)
    }

    @Test("shows its label in the line, and says elsewhere that only watches do") func label() async throws {
        let view = try await inline { Image(systemName: "calendar").widgetLabel("Today") }
        #expect(view.summary == "calendar, Today")
        let circular = try await TestWidget { Text("12").widgetLabel { Text("Secret") } }.view(.accessoryCircular)
        #expect(circular.summary == "12")
        #expect(circular.diagnostics.contains { $0.contains("widgetLabel") })
        let curved = try await TestWidget { Text("12").widgetCurvesContent() }.view(.accessoryCircular)
        #expect(curved.diagnostics.contains { $0.contains("widgetCurvesContent") })
    }

    @Test("with nothing to show in the line says so") func emptyInline() async throws {
        let view = try await inline { Circle().fill(.red) }
        #expect(view.content.items.isEmpty)
        #expect(view.diagnostics.contains { $0.contains("accessoryInline") })
    }

    @Test("needs no container background, and has links only where it is a rectangle") func links() async throws {
        // A URL of ASCII letters can always be made.
        let link = { Link(destination: URL(string: "app://x")!) { Text("Go") } }
        #expect(try await TestWidget { link() }.view(.accessoryRectangular).taps.count == 1)
        #expect(try await TestWidget { link() }.view(.accessoryCircular).taps.isEmpty)
        let whole = try await TestWidget { Text("a").widgetURL(URL(string: "app://y")) }.view(.accessoryInline)
        #expect(whole.widgetURL?.absoluteString == "app://y")
    }
}
