import Charts
import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("Views without measure") struct HostileFrameTests {
    @Test("are laid out, drawn and read without a trap", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 1e-300])
    func numbers(_ number: CGFloat) {
        // A URL of ASCII letters can always be made.
        let link = Link(destination: URL(string: "app://x")!) { Text("Go") }
        let view = VStack(spacing: number) {
            link.frame(width: number, height: number).clipped()
            link.padding(number).scaleEffect(number)
            Circle().frame(width: 10).offset(x: number, y: number).clipShape(Circle()).accessibilityLabel("A circle")
            Text("Words").rotationEffect(.radians(number)).redacted(reason: .placeholder)
            Image(systemName: "star").resizable().frame(width: number).accessibilitySortPriority(number)
        }
        let rendered = ViewRenderer().render(view, size: CGSize(width: 100, height: 100))
        #expect(rendered.accessibility.contains { $0.label == "A circle" })
    }

    /// A shape through a place that is no number, beside one that is whole.
    private struct Broken: Shape {
        let number: CGFloat
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: number, y: 10))
            path.addLine(to: CGPoint(x: 20, y: 20))
            return path
        }
    }

    /// What 0 / 0 makes of widgets: of a part of nothing, of a share of none.
    private func broken(_ number: CGFloat) -> [AnyView] {
        let stops = [Gradient.Stop(color: .red, location: number), Gradient.Stop(color: .blue, location: 1)]
        return [
            AnyView(Broken(number: number).fill(.red)), AnyView(Broken(number: number).stroke(.blue, lineWidth: 3)),
            AnyView(Color.red.offset(x: number)), AnyView(Text("A").opacity(number)), AnyView(Text("A").scaleEffect(number)),
            AnyView(Text("A").padding(number)), AnyView(Text("A").position(x: number, y: 2)),
            AnyView(Text("A").font(.system(size: number))),
            AnyView(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
            AnyView(AngularGradient(stops: stops, center: .center, angle: .degrees(number))),
            AnyView(RadialGradient(stops: stops, center: .center, startRadius: number, endRadius: 10)),
            AnyView(LinearGradient(stops: stops, startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)),
            AnyView(Circle().stroke(.red, lineWidth: number)), AnyView(Circle().inset(by: number)),
            AnyView(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [number, -1]))),
            AnyView(Text("A").blur(radius: number).shadow(radius: number)), AnyView(Text("A").tracking(number).lineSpacing(number)),
            AnyView(Text(Date.distantFuture, style: .timer).baselineOffset(number)), AnyView(Color(red: number, green: 0, blue: 0)),
            AnyView(Color.red.brightness(number).saturation(number)), AnyView(Text("A").mask(Broken(number: number))),
            AnyView(Gauge(value: number) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)),
            AnyView(ProgressView(value: Double(number))),
            AnyView(Chart { BarMark(x: .value("a", 1), y: .value("b", Double(number))) }),
            AnyView(Canvas { context, _ in context.translateBy(x: number, y: 0) }),
            AnyView(Text("A").rotation3DEffect(.degrees(number), axis: (x: 0, y: 1, z: 0))),
        ]
    }

    @Test("lose what is no number and keep all else, and the host can read them", arguments: [CGFloat.nan, .infinity, -.infinity])
    func archived(_ number: CGFloat) throws {
        for (index, view) in broken(number).enumerated() {
            let whole = ZStack {
                view; Text("Whole").font(.system(size: 9))
            }
            let rendered = ViewRenderer().render(whole, size: CGSize(width: 100, height: 100))
            let archived = ArchivedView(
                environment: RenderEnvironment(), content: rendered.content, background: rendered.background, taps: rendered.taps,
                accessibility: rendered.accessibility, nodes: rendered.nodes, diagnostics: rendered.diagnostics)
            let entry = ArchivedEntry(date: Date(timeIntervalSinceReferenceDate: 0), relevance: nil, variants: [archived])
            let timeline = ArchivedTimeline(kind: "W", family: .systemSmall, entries: [entry], policy: .never)
            let read = try #require(try? ArchiveFile.decode(ArchiveFile.encode(timeline)), "\(index)").entries[0].variants[0]
            #expect(read.nodes.contains { $0.text == "Whole" } && "\(read.content.items)".contains("\"Whole\""), "\(index)")
        }
        let one = ViewRenderer().render(Broken(number: number).fill(.red), size: CGSize(width: 100, height: 100))
        #expect(one.content.items.isEmpty && one.diagnostics.contains { $0.contains("no number") })
        let none = ViewRenderer().render(Circle().fill(.red), size: CGSize(width: 100, height: 100))
        #expect(none.content.items.count == 1 && none.diagnostics == [])
    }
}
